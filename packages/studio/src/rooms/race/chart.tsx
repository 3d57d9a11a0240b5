import type { JSX } from 'preact';
import { inSlice } from '../../page/room.ts';
import { COUNTED } from '../../run/counters.tsx';
import { canSearch, searchName } from '../../search/searches.ts';
import type { SearchId } from '../../search/state.ts';
import { grouped } from '../../words/place.ts';
import type { RaceProps } from './controls.ts';
import { type LaneRun, laneRunOf } from './race.ts';
import { raceSlice } from './slice.ts';
import { raceWords } from './words.ts';

/** The scale is logarithmic if the largest value is more than this many times the smallest. */
const WIDE = 50;

/** The totals of the whole runs: a bar chart per measure, each with one bar per strategy. */
export function RaceChart({ state, words }: RaceProps): JSX.Element {
  const race = inSlice(state, raceSlice);
  const own = raceWords[state.page.language];
  const lanes = race.lanes.filter((lane) => canSearch(lane, state.puzzle.text, state.run));
  const runs = lanes.map((lane) => ({
    lane,
    name: searchName(lane, words, state.run),
    ...laneRunOf(race, lane),
  }));
  // The chart shows no time for the user's program. Only the time of replaying its trace is known,
  // not the time of the program itself.
  const timed = runs.filter(({ lane }) => lane !== 'own');
  if (runs.some(({ end }) => end === undefined)) {
    return <p class="quiet chart-waiting">{own.waiting}</p>;
  }
  const counts = runs.flatMap(({ counters }) => COUNTED.map((measure) => counters[measure]));
  const scale = scaleOf(counts);
  return (
    <section class="race-chart" aria-label={own.chart}>
      <h2>
        {own.chart}
        {scale.isLog && <small> {own.log}</small>}
      </h2>
      <div class="measures">
        {COUNTED.map((measure) => (
          <Measure
            key={measure}
            name={words.counters[measure]}
            read={({ counters }) => counters[measure]}
            textOf={grouped}
            scale={scale}
            runs={runs}
            own={own}
          />
        ))}
        <Measure
          name={own.time}
          read={({ milliseconds }) => milliseconds}
          textOf={(value) => own.milliseconds(millisecondsText(value))}
          scale={scaleOf(timed.map(({ milliseconds }) => milliseconds))}
          runs={timed}
          own={own}
        />
      </div>
      <p class="quiet">{own.timeNote}</p>
    </section>
  );
}

interface Scale {
  readonly isLog: boolean;
  /** Returns the length of the bar for a value, from 0 to 1. */
  readonly share: (value: number) => number;
}

/** Returns one scale for all of these values. */
function scaleOf(values: readonly number[]): Scale {
  const most = Math.max(...values);
  const least = Math.min(...values.filter((value) => value > 0));
  const isLog = most > WIDE * least;
  return {
    isLog,
    share: (value) => {
      if (value <= 0 || most <= 0) return 0;
      return isLog ? Math.log(1 + value / least) / Math.log(1 + most / least) : value / most;
    },
  };
}

interface MeasureProps {
  readonly own: (typeof raceWords)['en'];
  readonly name: string;
  readonly read: (run: LaneRun) => number;
  readonly textOf: (value: number) => string;
  readonly scale: Scale;
  readonly runs: readonly (LaneRun & { readonly lane: SearchId; readonly name: string })[];
}

function Measure(props: MeasureProps): JSX.Element {
  const { name, read, textOf, scale, runs, own } = props;
  const values = runs.map(read);
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <dl>
        {runs.map(({ lane, name: search, end }, i) => (
          <div key={lane}>
            <dt>{search}</dt>
            <dd>
              {textOf(values[i])}
              {end === 'stopped' && <small> ({own.stopped})</small>}
            </dd>
            <dd class="bar" aria-hidden="true">
              <i style={{ width: `${scale.share(values[i]) * 100}%` }} />
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
