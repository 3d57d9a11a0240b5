import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { type LaneRun, laneRunOf } from '../state/race.ts';
import type { StrategyId } from '../state/state.ts';
import { canSearch } from '../state/transitions.ts';
import { grouped } from '../words/place.ts';
import { COUNTED } from './counters.tsx';

/** The scale is logarithmic if the largest value is more than this many times the smallest. */
const WIDE = 50;

/** The totals of the whole runs: a bar chart per measure, each with one bar per strategy. */
export function RaceChart({ state, words }: PartProps): JSX.Element {
  const { race, puzzle } = state;
  const lanes = race.lanes.filter((lane) => canSearch(lane, puzzle));
  const runs = lanes.map((lane) => ({ lane, ...laneRunOf(race, lane) }));
  if (runs.some(({ end }) => end === undefined)) {
    return <p class="quiet chart-waiting">{words.race.waiting}</p>;
  }
  return (
    <section class="race-chart" aria-label={words.race.chart}>
      <h2>{words.race.chart}</h2>
      <div class="measures">
        {COUNTED.map((measure) => (
          <Measure
            key={measure}
            measure={measure}
            name={words.counters[measure]}
            read={({ counters }) => counters[measure]}
            textOf={grouped}
            runs={runs}
            words={words}
          />
        ))}
        <Measure
          measure="time"
          name={words.race.time}
          read={({ milliseconds }) => milliseconds}
          textOf={(value) => words.race.milliseconds(millisecondsText(value))}
          runs={runs}
          words={words}
        />
      </div>
      <p class="quiet">{words.race.timeNote}</p>
    </section>
  );
}

interface MeasureProps extends Pick<PartProps, 'words'> {
  readonly measure: string;
  readonly name: string;
  readonly read: (run: LaneRun) => number;
  readonly textOf: (value: number) => string;
  readonly runs: readonly (LaneRun & { readonly lane: StrategyId })[];
}

function Measure(props: MeasureProps): JSX.Element {
  const { measure, name, read, textOf, runs, words } = props;
  const values = runs.map(read);
  const most = Math.max(...values);
  const least = Math.min(...values.filter((value) => value > 0));
  const isLog = most > WIDE * least;
  const share = (value: number): number => {
    if (value <= 0 || most <= 0) return 0;
    return isLog ? Math.log(1 + value / least) / Math.log(1 + most / least) : value / most;
  };
  return (
    <figure data-measure={measure}>
      <figcaption>
        {name}
        {isLog && <small> {words.race.log}</small>}
      </figcaption>
      <dl>
        {runs.map(({ lane, end }, i) => (
          <div key={lane}>
            <dt>{words.strategies[lane].name}</dt>
            <dd data-final={lane} data-value={values[i]}>
              {textOf(values[i])}
              {end === 'stopped' && <small> ({words.race.stopped})</small>}
            </dd>
            <dd class="bar" aria-hidden="true">
              <i style={{ width: `${share(values[i]) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** A time with about three significant digits. */
function millisecondsText(value: number): string {
  if (value >= 100) return grouped(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
