import type { OwnProgram } from '../puzzle/own-program.ts';
import type { RunProps } from '../search/controls.ts';
import { programShown } from '../search/searches.ts';
import { grouped } from '../words/place.ts';

/** From this many events on, the numbers are written smaller, so that all fit in a line. */
const LONG = 10_000_000;

export const COUNTED = ['placements', 'backs', 'tries', 'nodes'] as const;

type Counted = (typeof COUNTED)[number];

/** The count of a search. Undefined for what the trace of the user's program does not tell. */
export function countIn(
  counters: Readonly<Record<Counted, number>> | undefined,
  name: Counted,
  program: OwnProgram | undefined,
): number | undefined {
  const isTold = program?.tellsTries ?? true;
  if (!isTold && (name === 'tries' || name === 'nodes')) return undefined;
  return counters?.[name] ?? 0;
}

export function Counters({ state, words }: RunProps) {
  const { picture, recorded } = state.run;
  const { counters } = words;
  return (
    <dl
      class="counters"
      data-panel="counters"
      aria-label={counters.label}
      data-long={recorded.events >= LONG ? '' : undefined}
    >
      <div>
        <dt>{counters.event}</dt>
        <dd>
          <b>{grouped(picture?.event ?? 0)}</b>{' '}
          <span>{counters.of(`${grouped(recorded.events)}${recorded.end ? '' : '+'}`)}</span>
        </dd>
      </div>
      <div>
        <dt>{counters.depth}</dt>
        <dd>
          <b>{grouped(picture?.depth ?? 0)}</b>{' '}
          <span>{counters.of(grouped(picture?.ruler.length ?? 0))}</span>
        </dd>
      </div>
      {COUNTED.map((name) => {
        const count = countIn(picture?.counters, name, programShown(state.run));
        return (
          <div key={name}>
            <dt>{counters[name]}</dt>
            <dd>
              <b>{count === undefined ? '–' : grouped(count)}</b>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
