import { digitsIn, shapeOf } from '@nonet/engine/notation';
import { cellOf, digitIn } from '@nonet/engine/rating';
import type { BoardLayer } from '../../board/board-layer.ts';
import { namedLayer, stageLayers } from '../../coach/step-layers.ts';
import { drillOf, type HasPractice, helpOf, practiceOf, stepShown } from './slice.ts';

/** The position of the drill, what the learner has done, and the step that is shown. */
export function practisedLayers(state: HasPractice): readonly BoardLayer[] {
  const drill = drillOf(state);
  if (!drill) return [];
  const { answer, cell, judged, removed, selection, stage } = practiceOf(state);
  const { givens, notes } = drill;
  const given = digitsIn(givens.cells);
  const digits = [...drill.digits];
  const step = stepShown(state);
  let argument = step ? stageLayers(step, state.page.language, stage) : [];
  if (judged?.kind === 'right' && answer?.kind === 'placement') {
    const at = cellOf(answer.candidate);
    digits[at] = digitIn(answer.candidate);
    argument = argument.map((layer) => withoutMarksIn(layer, at));
  }
  const lit = !step && helpOf(state)?.highlight ? cell : undefined;
  return [
    { kind: 'digits', as: 'given', digits: given },
    { kind: 'digits', as: 'filled', digits: digits.map((it, i) => (given[i] > 0 ? 0 : it)) },
    ...(notes ? [{ kind: 'notes', notes } as const] : []),
    ...(lit === undefined
      ? []
      : ([
          { kind: 'cells', cells: [...shapeOf(givens).peers[lit]], look: 'peer' },
          { kind: 'cells', cells: cellsWith(digits, digits[lit]), look: 'same' },
        ] as const)),
    { kind: 'cells', cells: selection, look: 'selected' },
    { kind: 'cells', cells: cell === undefined ? [] : [cell], look: 'cursor' },
    { kind: 'marks', candidates: withoutMarked(removed, argument), role: 'removed' },
    ...argument,
    namedLayer(),
  ];
}

function cellsWith(digits: readonly number[], digit: number): number[] {
  return digit > 0 ? [...digits.keys()].filter((cell) => digits[cell] === digit) : [];
}

/** A cell with a digit has no place for marks. */
function withoutMarksIn(layer: BoardLayer, cell: number): BoardLayer {
  if (layer.kind !== 'marks') return layer;
  return { ...layer, candidates: layer.candidates.filter((it) => cellOf(it) !== cell) };
}

/** The candidates that the learner has crossed out, except those that the argument marks itself. */
function withoutMarked(removed: readonly number[], argument: readonly BoardLayer[]): number[] {
  const marked = argument.flatMap((layer) => (layer.kind === 'marks' ? layer.candidates : []));
  return removed.filter((it) => !marked.includes(it));
}
