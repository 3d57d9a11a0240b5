import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { isPredictable, predicting } from '../state/predict.ts';
import { strategyIds } from '../state/state.ts';
import { canSearch, withStrategy } from '../state/transitions.ts';
import { Check } from './check.tsx';
import { Choice } from './choice.tsx';

export function StrategyChoice({ state, words, controls }: PartProps): JSX.Element {
  const { strategy, puzzle } = state;
  const { update } = controls;
  return (
    <div class="strategy">
      <Choice
        label={words.strategy}
        options={strategyIds}
        chosen={strategy}
        nameOf={(id) => words.strategies[id].name}
        attributes={(id) => ({ disabled: !canSearch(id, puzzle) })}
        choose={(id) => update((now) => withStrategy(now, id))}
      />
      <Check
        name={words.grid.showCandidates}
        isOn={state.showsCandidates}
        turn={(showsCandidates) => update((now) => ({ ...now, showsCandidates }))}
      />
      <Check
        name={words.predict.switch}
        isOn={state.predict.isOn}
        turn={(isOn) => update((now) => predicting(now, isOn))}
        refusal={isPredictable(strategy) ? undefined : words.predict.unable}
      />
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
