import type { JSX } from 'preact';
import { inSlice } from '../../page/room.ts';
import { Share } from '../../page/share.tsx';
import { Verdict } from '../../puzzle/verdict.tsx';
import { isFollowing } from '../../run/player.ts';
import { canSearch, leftOutOfLink, searchIds, searchName } from '../../run/searches.ts';
import type { SearchId } from '../../run/state.ts';
import { Transport } from '../../run/transport.tsx';
import { Button } from '../../widgets/button.tsx';
import { RaceChart } from './chart.tsx';
import type { RaceProps } from './controls.ts';
import { RaceLane } from './lane.tsx';
import { laneRunOf, MOST_LANES, type Race, raceClocks, withLanes } from './race.ts';
import { raceSlice, withRace } from './slice.ts';
import { raceWords } from './words.ts';
import './race.css';

export function RaceView(props: RaceProps): JSX.Element {
  const { state, words, controls } = props;
  const { lanes } = inSlice(state, raceSlice);
  const leftOut = lanes.includes('own') ? leftOutOfLink('own', words, state.run) : undefined;
  return (
    <div class="stage race" style={{ '--lanes': lanes.length }}>
      <RacePanel {...props} />
      <div class="deck" role="group" aria-label={words.transport.label} data-characters="">
        <Transport {...props}>
          <Share words={words} address={controls.addressOf(state)} note={leftOut} />
        </Transport>
      </div>
    </div>
  );
}

function RacePanel(props: RaceProps): JSX.Element {
  const { state, controls } = props;
  const race = inSlice(state, raceSlice);
  const own = raceWords[state.page.language];
  const change = (to: (race: Race) => Race): void => controls.update((now) => withRace(now, to));
  // The user's program is the last in the list, but it is the first to be added to the race.
  const next = searchIds(state.puzzle.text, state.run)
    .toSorted(ownFirst)
    .find((id) => !race.lanes.includes(id) && canSearch(id, state.puzzle.text, state.run));
  return (
    <section class="race-panel" aria-label={own.label}>
      <div class="race-runs">
        <div class="race-head">
          <div class="outcome">
            <p role="status">{outcomeOf(props)}</p>
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
        <ol class="lanes" data-characters="" data-many={race.lanes.length > 2 ? '' : undefined}>
          {race.lanes.map((lane, place) => (
            // Lanes are keyed by position, so the focus stays when the strategy of a lane changes.
            <RaceLane key={place} lane={lane} {...props} />
          ))}
        </ol>
      </div>
      {state.puzzle.check.kind !== 'conflict' && <RaceChart {...props} />}
    </section>
  );
}

function ownFirst(a: SearchId, b: SearchId): number {
  return Number(b === 'own') - Number(a === 'own');
}

/**
 * Says at the finish which strategies were first and which were last. Stopped recordings do not
 * count.
 */
function outcomeOf({ state, words, controls }: RaceProps): string {
  const race = inSlice(state, raceSlice);
  const { language } = state.page;
  const own = raceWords[language];
  if (state.puzzle.check.kind === 'conflict') return words.transport.noSearch;
  if (!race.lanes.some((lane) => canSearch(lane, state.puzzle.text, state.run)))
    return own.unavailable;
  const runs = race.lanes.map((lane) => ({
    name: searchName(lane, words, state.run),
    ...laneRunOf(race, lane),
  }));
  const { player } = state.run;
  const { events, end } = controls.playback.time(state);
  if (!end) return isFollowing(player, events) ? own.follows : own.underWay;
  const done = runs.filter((run) => run.end !== 'stopped');
  if (done.length === 0) return own.stopped;
  if (player.event < events) return own.ready;
  const lengths = done.map(({ events }) => events);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  if (least === most) return own.even(least);
  const names = new Intl.ListFormat(language, { type: 'conjunction' });
  const withLength = (length: number): string[] =>
    done.filter(({ events }) => events === length).map(({ name }) => name);
  return own.outcome(names.format(withLength(least)), least, names.format(withLength(most)), most);
}
