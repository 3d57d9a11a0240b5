import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { strategyIds } from '../state/state.ts';
import { takesPencilmarks, withCandidates, withStrategy } from '../state/transitions.ts';

export function StrategyChoice({ state, words, controls }: PartProps): JSX.Element {
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
            <option
              value={id}
              key={id}
              disabled={puzzle.pencilmarks !== undefined && !takesPencilmarks(id)}
            >
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
      <p class="quiet">{words.strategies[strategy].summary}</p>
    </div>
  );
}
