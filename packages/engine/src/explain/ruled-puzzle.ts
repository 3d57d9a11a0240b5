import type { Constraint } from '../constraint/constraint.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { ruledGeometry } from '../search/laid-out.ts';

/** A puzzle, or the puzzle of a player. */
interface AnyPuzzle {
  readonly givens: Grid;
  readonly filled?: Grid;
  readonly pencilmarks?: CandidateGrid;
  readonly constraints?: readonly Constraint[];
}

/**
 * The puzzle in the geometry of its constraints, so that a digit excludes itself from all cells that see
 * it. Without constraints, the puzzle itself.
 */
export function ruledPuzzle<P extends AnyPuzzle>(puzzle: P): P {
  puzzle = internPuzzle(puzzle);
  const { constraints, filled, givens, pencilmarks } = puzzle;
  if (!constraints?.length) return puzzle;
  const geometry = ruledGeometry({ givens, constraints });
  return {
    ...puzzle,
    givens: { ...givens, geometry },
    ...(filled && { filled: { ...filled, geometry } }),
    ...(pencilmarks && { pencilmarks: { ...pencilmarks, geometry } }),
  };
}
