import { Share } from '../../page/share.tsx';
import { Verdict } from '../../puzzle/verdict.tsx';
import { Transport } from '../../run/transport.tsx';
import { canSearch, leftOutOfLink, searchIds } from '../../search/searches.ts';
import { Button } from '../../widgets/button.tsx';
import { headline } from './headline.ts';
import { longestCount, RaceLane, totalsOf } from './lane.tsx';
import { MOST_LANES, type Race, raceClocks, withLanes } from './race.ts';
import { type RaceProps, withRace } from './slice.ts';
import { raceWords } from './words.ts';
import './race.css';

export function RaceView(props: RaceProps) {
  const { state, words, controls } = props;
  const { lanes } = state.race;
  const leftOut = lanes.includes('own') ? leftOutOfLink('own', words, state.run) : undefined;
  return (
    <div class="stage race" style={{ '--lanes': lanes.length }}>
      <RacePanel {...props} />
      <div class="deck" role="group" aria-label={words.transport.label} data-characters="">
        <Transport {...props}>
          <Share words={words} address={() => controls.addressOf(state)} note={leftOut} />
        </Transport>
      </div>
    </div>
  );
}

function RacePanel(props: RaceProps) {
  const { state, words, controls } = props;
  const race = state.race;
  const totals = totalsOf(state);
  const own = raceWords[state.page.language];
  const change = (to: (race: Race) => Race): void => controls.update((now) => withRace(now, to));
  // The user's program is the last in the list, but it is the first to be added to the race.
  const next = searchIds(state.puzzle.text, state.run)
    .toSorted((a, b) => Number(b === 'own') - Number(a === 'own'))
    .find((id) => !race.lanes.includes(id) && canSearch(id, state.puzzle.text, state.run));
  return (
    <section class="race-panel" aria-label={own.label}>
      <div class="race-runs">
        <div class="race-head">
          <div class="outcome">
            {/* While the race plays, the headline changes too often to be read aloud. */}
            <p role="status" aria-live={state.run.player.playing ? 'off' : undefined}>
              {headline(state, words)}
            </p>
            <Verdict {...props} />
            {race.lacksProgram && <p class="quiet">{own.lacksProgram}</p>}
          </div>
          <div class="tabs clocks" role="group" aria-label={own.clock}>
            <span>{own.clock}</span>
            {raceClocks.map((clock) => (
              <Button
                key={clock}
                aria-pressed={race.clock === clock}
                onClick={() => change((was) => ({ ...was, clock }))}
              >
                {own.clocks[clock]}
              </Button>
            ))}
          </div>
          {next && race.lanes.length < MOST_LANES && (
            <Button
              class="add"
              onClick={() => change((was) => withLanes(was, [...was.lanes, next]))}
            >
              {own.add}
            </Button>
          )}
        </div>
        <ol
          class="lanes"
          style={{ '--count': `${longestCount(race)}ch` }}
          data-characters=""
          data-lanes={race.lanes.length}
        >
          {race.lanes.map((lane, place) => (
            // Lanes are keyed by position, so the focus stays when the strategy of a lane changes.
            <RaceLane key={place} lane={lane} totals={totals} {...props} />
          ))}
        </ol>
      </div>
    </section>
  );
}
