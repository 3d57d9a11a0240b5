import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { strategyIds } from '../state/state.ts';
import { canSearch, withCandidates, withStrategy } from '../state/transitions.ts';
import { PredictSwitch } from './predict.tsx';

export function StrategyChoice(props: PartProps): JSX.Element {
  const { state, words, controls } = props;
  const { strategy, puzzle } = state;
  const { update } = controls;
  return (
    <div class="strategy">
      <label class="field">
        <span>{words.strategy}</span>
        <select
          value={strategy}
          onChange={({ currentTarget: { value } }) => {
            const chosen = strategyIds.find((id) => id === value);
            if (chosen) update((now) => withStrategy(now, chosen));
          }}
        >
          {strategyIds.map((id) => (
            <option value={id} key={id} disabled={!canSearch(id, puzzle)}>
              {words.strategies[id].name}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={state.showsCandidates}
          onChange={({ currentTarget: { checked } }) =>
            update((now) => withCandidates(now, checked))
          }
        />
        <span>{words.grid.showCandidates}</span>
      </label>
      <PredictSwitch {...props} />
      <p class="quiet">{words.strategies[strategy].summary}</p>
      <details class="all-strategies">
        <summary>{words.allStrategies}</summary>
        <dl>
          {strategyIds.map((id) => (
            <div key={id} aria-current={id === strategy ? 'true' : undefined}>
              <dt>{words.strategies[id].name}</dt>
              <dd>{words.strategies[id].summary}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
