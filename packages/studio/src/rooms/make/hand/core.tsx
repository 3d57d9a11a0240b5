import { constraintText } from '@nonet/engine/explain';
import { formatCell } from '@nonet/engine/grid';
import { shapeOf } from '@nonet/engine/notation';
import { ruleWords } from '../rules/words.ts';
import { constraintsOf } from './drafting.ts';
import { answersOf, type MakeProps } from './slice.ts';

/** Which rules and givens contradict each other, if the puzzle has no solution. */
export function Core({ state }: Pick<MakeProps, 'state'>) {
  const { language } = state.page;
  const { check, text: puzzle } = state.puzzle;
  const { core } = answersOf(state);
  const isKnown = check.kind === 'none' && core !== undefined;
  const geometry = shapeOf(puzzle);
  const rules = isKnown ? core.constraints.map((i) => constraintsOf(puzzle)[i]) : [];
  const cells = isKnown ? core.givens.map((cell) => formatCell(geometry, cell)) : [];
  return (
    <div class="core" role="status">
      {isKnown && <p>{sentence(rules.length, cells, ruleWords[language].core)}</p>}
      {rules.length > 0 && (
        <ul>
          {rules.map((rule, i) => (
            <li key={i}>{constraintText(rule, geometry, language)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function sentence(
  rules: number,
  cells: readonly string[],
  own: (typeof ruleWords)['en']['core'],
): string {
  const names = cells.join(', ');
  if (rules > 0 && names !== '') return own.withGivens(names, cells.length, rules);
  if (rules > 0) return rules === 1 ? own.rule : own.rules;
  return names === '' ? own.none : own.givens(names);
}
