import type { Constraint } from '@nonet/engine/constraint';
import { geometryOfSize, gridOf, layoutGeometry } from '@nonet/engine/grid';
import { digitsIn, plainPuzzle } from '@nonet/engine/notation';
import { withChange } from './history.ts';
import type { PuzzleState } from './state.ts';

/** Gives the puzzle these constraints instead of its own. Its notes stay. */
export function withConstraints(
  state: PuzzleState,
  constraints: readonly Constraint[],
): PuzzleState {
  const { constraints: _, ...root } = state.root;
  return withChange(state, {
    root: constraints.length > 0 ? { ...root, constraints } : root,
    notes: state.notes,
  });
}

/**
 * Gives the puzzle these regions, or usual boxes again.
 *
 * @throws RangeError if the size has no usual boxes, or the regions are not those of its grid.
 */
export function withRegions(
  state: PuzzleState,
  regions: readonly number[] | undefined,
): PuzzleState {
  const { cells, constraints, pencilmarks } = state.root;
  const boxes = geometryOfSize(Math.sqrt(cells.length))?.box;
  const geometry = layoutGeometry({ boxes: regions ?? [...(boxes ?? [])] });
  const plain = plainPuzzle({ givens: gridOf(geometry, digitsIn(cells)) });
  return withChange(state, {
    root: { ...plain, ...(pencilmarks && { pencilmarks }), ...(constraints && { constraints }) },
    notes: state.notes,
  });
}
