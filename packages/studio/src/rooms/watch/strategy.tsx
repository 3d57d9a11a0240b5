import { searchIds, searchName, searchRefusal } from '../../search/searches.ts';
import { withRun } from '../../search/slice.ts';
import { type SearchId, strategyIds } from '../../search/state.ts';
import { withAllSolutions, withStrategy } from '../../search/transitions.ts';
import { Check } from '../../widgets/check.tsx';
import { Choice } from '../../widgets/choice.tsx';
import { isPredictable, isPredicting, withPredicting } from './predict.ts';
import { predictWords } from './predict-words.ts';
import type { WatchProps } from './slice.ts';

export function StrategyChoice({ state, words, controls }: WatchProps) {
  const { run } = state;
  const { strategy, findsAll, ownProgram, showsCandidates: shown } = run;
  const { text } = state.puzzle;
  const own = predictWords[state.page.language];
  const { update } = controls;
  const unable = strategy === 'own' ? words.ownProgram.noPrediction : own.unable;
  const summary =
    strategy === 'own'
      ? words.ownProgram.summary(ownProgram?.events ?? 0)
      : words.strategies[strategy].summary;
  const refusalOf = (id: SearchId): string | undefined => {
    const refusal = searchRefusal(id, text, run);
    if (!refusal) return undefined;
    return words.unavailable[refusal === 'rules' ? refusal : 'pencilmarks'];
  };
  return (
    <div class="strategy">
      <Choice
        label={words.strategy}
        options={searchIds(text, run)}
        chosen={strategy}
        nameOf={(id) => searchName(id, words, run)}
        attributes={(id) => {
          const title = refusalOf(id);
          return { disabled: title !== undefined, title };
        }}
        choose={(id) => id !== strategy && update((now) => withStrategy(now, id))}
      />
      <Check
        name={words.grid.showCandidates}
        isOn={shown}
        turn={(showsCandidates) => update((now) => withRun(now, { showsCandidates }))}
      />
      {(state.puzzle.check.kind === 'several' || findsAll) && strategy !== 'own' && (
        <Check
          name={words.findsAll}
          isOn={findsAll}
          turn={(isOn) => update((now) => withAllSolutions(now, isOn))}
        />
      )}
      <Check
        name={own.switch}
        isOn={isPredicting(state)}
        turn={(isOn) => update((now) => withPredicting(now, isOn))}
        refusal={isPredictable(strategy) ? undefined : unable}
      />
      <p class="quiet">{summary}</p>
      {strategy === 'own' && ownProgram?.isStack === false && (
        <p class="quiet">{words.ownProgram.treeNote}</p>
      )}
      <details class="all-strategies">
        <summary>{words.allStrategies}</summary>
        <dl>
          {strategyIds.map((id) => (
            <div key={id} aria-current={id === strategy ? 'true' : undefined}>
              <dt>{words.strategies[id].name}</dt>
              <dd>
                {words.strategies[id].summary} {refusalOf(id)}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
