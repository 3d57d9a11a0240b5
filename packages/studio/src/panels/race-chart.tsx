import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { laneRunOf } from '../state/race.ts';
import type { StrategyId } from '../state/state.ts';
import { canSearch } from '../state/transitions.ts';
import { grouped } from '../words/place.ts';

const COUNTED = ['placements', 'backs', 'tries', 'nodes'] as const;

/** The scale is logarithmic if the largest value divided by the smallest value is more than this. */
const WIDE = 50;

interface Bar {
  readonly lane: StrategyId;
  readonly value: number;
  readonly text: string;
  readonly stopped: boolean;
}

/** The totals of the whole runs. Each measure has a chart, with one bar per lane. */
export function RaceChart({ state, words }: PartProps): JSX.Element {
  const { race, puzzle } = state;
  const lanes = race.lanes.filter((lane) => canSearch(lane, puzzle));
  const runs = lanes.map((lane) => ({ lane, run: laneRunOf(race, lane) }));
  if (runs.some(({ run }) => run.end === undefined)) {
    return <p class="quiet chart-waiting">{words.race.waiting}</p>;
  }
  const time = (value: number): string => words.race.milliseconds(millisecondsText(value));
  return (
    <section class="race-chart" aria-label={words.race.chart}>
      <h2>{words.race.chart}</h2>
      <div class="measures">
        {COUNTED.map((measure) => (
          <Measure
            key={measure}
            measure={measure}
            name={words.counters[measure]}
            bars={runs.map(({ lane, run }) => ({
              lane,
              value: run.counters[measure],
              text: grouped(run.counters[measure]),
              stopped: run.end === 'stopped',
            }))}
            words={words}
          />
        ))}
        <Measure
          measure="time"
          name={words.race.time}
          bars={runs.map(({ lane, run }) => ({
            lane,
            value: run.milliseconds,
            text: time(run.milliseconds),
            stopped: run.end === 'stopped',
          }))}
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
  readonly bars: readonly Bar[];
}

function Measure({ measure, name, bars, words }: MeasureProps): JSX.Element {
  const values = bars.map(({ value }) => value);
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
        {bars.map(({ lane, value, text, stopped }) => (
          <div key={lane}>
            <dt>{words.strategies[lane].name}</dt>
            <dd data-final={lane} data-value={value}>
              {text}
              {stopped && <small> ({words.race.stopped})</small>}
            </dd>
            <dd class="bar" aria-hidden="true">
              <i style={{ width: `${share(value) * 100}%` }} />
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
