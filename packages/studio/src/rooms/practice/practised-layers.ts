import type { BoardLayer } from '../../board/board-layer.ts';
import { namedLayer, stageLayers } from '../../coach/step-layers.ts';
import { digitsIn, shapeOf } from '../../picture/puzzle-text.ts';
import { drillOf, type HasPractice, lessonShown, practiceOf, stepShown } from './slice.ts';

/** The position of the drill, what the learner has done, and the step that is shown. */
export function practisedLayers(state: HasPractice): readonly BoardLayer[] {
  const drill = drillOf(state);
  if (!drill) return [];
  const { cell, removed, selection, stage } = practiceOf(state);
  const { digits, givens, notes } = drill;
  const given = digitsIn(givens.cells);
  const step = stepShown(state);
  const lights = lessonShown(state)?.help.highlight && !step;
  const shape = shapeOf(givens);
  const same =
    digits[cell] > 0 ? [...digits.keys()].filter((it) => digits[it] === digits[cell]) : [];
  return [
    { kind: 'digits', as: 'given', digits: given },
    { kind: 'digits', as: 'filled', digits: digits.map((it, i) => (given[i] > 0 ? 0 : it)) },
    ...(notes ? [{ kind: 'notes', notes } as const] : []),
    ...(lights
      ? ([
          { kind: 'cells', cells: [...shape.peers[cell]], look: 'peer' },
          { kind: 'cells', cells: same, look: 'same' },
        ] as const)
      : []),
    { kind: 'cells', cells: selection, look: 'selected' },
    ...(step ? [] : [{ kind: 'marks', candidates: removed, role: 'removed' } as const]),
    ...(step ? stageLayers(step, state.page.language, stage) : []),
    namedLayer(),
  ];
}
