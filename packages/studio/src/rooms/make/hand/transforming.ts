import {
  candidateGridOf,
  type Transform,
  transformed,
  transformedCandidates,
} from '@nonet/engine/grid';
import { plainPuzzle, puzzleOf, shapeOf } from '@nonet/engine/notation';
import { withChange } from '../../../puzzle/history.ts';
import type { PuzzleState } from '../../../puzzle/state.ts';
import { imageOf } from '../rules/constraint-list.ts';

/** Applies a symmetry of Sudoku to the puzzle and its notes. Constraints only turn and are mirrored. */
export function withTransform(state: PuzzleState, transform: Transform): PuzzleState {
  const { notes, root } = state;
  const { givens, pencilmarks, constraints } = puzzleOf(root);
  const next = {
    givens: transformed(givens, transform),
    ...(pencilmarks && { pencilmarks: transformedCandidates(pencilmarks, transform) }),
    ...(constraints && {
      constraints: constraints.map((one) => imageOf(one, transform, givens.geometry)),
    }),
  };
  return withChange(state, {
    root: plainPuzzle(next),
    notes:
      notes.length === 0
        ? notes
        : [...transformedCandidates(candidateGridOf(shapeOf(root), notes), transform).candidates],
  });
}
