import type { JSX } from 'preact';
import { strategyIds, withRun } from '../../run/state.ts';
import { canSearch, withStrategy } from '../../run/transitions.ts';
import { Check } from '../../widgets/check.tsx';
import { Choice } from '../../widgets/choice.tsx';
import type { WatchProps } from './controls.ts';
import { isPredictable, isPredicting, predicting } from './predict.ts';
import { predictWords } from './predict-words.ts';

export function StrategyChoice({ state, words, controls }: WatchProps): JSX.Element {
  const { strategy, showsCandidates: shown } = state.run;
  const { text } = state.puzzle;
  const own = predictWords[state.page.language];
  const { update } = controls;
  return (
    <div class="strategy">
      <Choice
        label={words.strategy}
        options={strategyIds}
        chosen={strategy}
        nameOf={(id) => words.strategies[id].name}
        attributes={(id) => ({ disabled: !canSearch(id, text) })}
        choose={(id) => update((now) => withStrategy(now, id))}
      />
      <Check
        name={words.grid.showCandidates}
        isOn={shown}
        turn={(showsCandidates) => update((now) => withRun(now, { showsCandidates }))}
      />
      <Check
        name={own.switch}
        isOn={isPredicting(state)}
        turn={(isOn) => update((now) => predicting(now, isOn))}
        refusal={isPredictable(strategy) ? undefined : own.unable}
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
