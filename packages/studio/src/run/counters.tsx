import type { JSX } from 'preact';
import type { RunProps } from '../search/controls.ts';
import { grouped } from '../words/place.ts';

export const COUNTED = ['placements', 'backs', 'tries', 'nodes'] as const;

export function Counters({ state, words }: RunProps): JSX.Element {
  const { picture, recorded } = state.run;
  const { counters } = words;
  return (
    <dl class="counters" data-panel="counters" aria-label={counters.label}>
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
      {COUNTED.map((name) => (
        <div key={name}>
          <dt>{counters[name]}</dt>
          <dd>
            <b>{grouped(picture?.counters[name] ?? 0)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
