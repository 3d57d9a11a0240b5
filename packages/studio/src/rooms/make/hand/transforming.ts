import {
  candidateGridOf,
  type Transform,
  transformed,
  transformedCandidates,
} from '@nonet/engine/grid';
import { plainPuzzle, puzzleOf, shapeOf } from '@nonet/engine/notation';
import { withChange } from '../../../puzzle/history.ts';
import type { PuzzleState } from '../../../puzzle/state.ts';

/** Applies a symmetry of Sudoku to the puzzle and its notes. */
export function withTransform(state: PuzzleState, transform: Transform): PuzzleState {
  const { notes, root } = state;
  const { givens, pencilmarks } = puzzleOf(root);
  const next = {
    givens: transformed(givens, transform),
    ...(pencilmarks && { pencilmarks: transformedCandidates(pencilmarks, transform) }),
  };
  return withChange(state, {
    root: plainPuzzle(next),
    notes:
      notes.length === 0
        ? notes
        : [...transformedCandidates(candidateGridOf(shapeOf(root), notes), transform).candidates],
  });
}
