import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { laneRunOf, MOST_LANES, type Race, raceClocks, withLanes } from '../state/race.ts';
import { strategyIds } from '../state/state.ts';
import { canSearch, withRace } from '../state/transitions.ts';
import { Button } from './button.tsx';
import { RaceChart } from './race-chart.tsx';
import { RaceLane } from './race-lane.tsx';
import { Verdict } from './verdict.tsx';

export function RacePanel(props: PartProps): JSX.Element {
  const { state, words, controls } = props;
  const { race, puzzle } = state;
  const change = (to: (race: Race) => Race): void => controls.update((now) => withRace(now, to));
  const next = strategyIds.find((id) => !race.lanes.includes(id) && canSearch(id, puzzle));
  return (
    <section class="race" aria-label={words.race.label}>
      <div class="race-head">
        <div class="outcome">
          <p role="status">{outcomeOf(props)}</p>
          <Verdict {...props} />
        </div>
        <div class="clocks" role="group" aria-label={words.race.clock}>
          <span>{words.race.clock}</span>
          {raceClocks.map((clock) => (
            <Button
              key={clock}
              data-clock={clock}
              aria-pressed={race.clock === clock}
              onClick={() => change((was) => ({ ...was, clock }))}
            >
              {words.race.clocks[clock]}
            </Button>
          ))}
        </div>
        {next && race.lanes.length < MOST_LANES && (
          <Button class="add" onClick={() => change((was) => withLanes(was, [...was.lanes, next]))}>
            {words.race.add}
          </Button>
        )}
      </div>
      <ol class="lanes">
        {race.lanes.map((lane) => (
          <RaceLane key={lane} lane={lane} {...props} />
        ))}
      </ol>
      <RaceChart {...props} />
    </section>
  );
}

/** Says which strategy finished first and which finished last. Stopped recordings do not count. */
function outcomeOf({ state, words }: PartProps): string {
  const { race, puzzle } = state;
  if (!race.lanes.some((lane) => canSearch(lane, puzzle))) return words.race.unavailable;
  const runs = race.lanes.map((lane) => ({
    name: words.strategies[lane].name,
    ...laneRunOf(race, lane),
  }));
  if (runs.some(({ end }) => end === undefined)) return words.race.underWay;
  const done = runs.filter(({ end }) => end !== 'stopped').sort((a, b) => a.events - b.events);
  const [first] = done;
  const last = done.at(-1);
  if (!first || !last) return words.race.stopped;
  if (first.events === last.events) return words.race.even(first.events);
  return words.race.outcome(first.name, first.events, last.name, last.events);
}
