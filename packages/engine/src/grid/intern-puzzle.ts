import { type CandidateGrid, internCandidates } from './candidate-grid.ts';
import { type Grid, internGrid } from './grid.ts';
import { isObject, wrongKind } from './wrong-kind.ts';

/** The grids of a puzzle, a record, a drill or the puzzle of a player. */
interface GridsOfPuzzle {
  readonly givens: Grid;
  readonly filled?: Grid;
  readonly pencilmarks?: CandidateGrid;
  readonly solution?: Grid;
}

/**
 * A puzzle with grids whose geometry is that of `internGeometry`.
 *
 * @throws TypeError if the puzzle has no givens, or if one of its grids is not a grid.
 */
export function internPuzzle<P extends GridsOfPuzzle>(puzzle: P): P {
  if (!isObject(puzzle)) throw wrongKind('puzzle', 'an object with givens', puzzle);
  const own: GridsOfPuzzle = puzzle;
  const givens = internGrid(own.givens, 'givens');
  const filled = own.filled && internGrid(own.filled, 'filled');
  const pencilmarks = own.pencilmarks && internCandidates(own.pencilmarks);
  const solution = own.solution && internGrid(own.solution, 'solution');
  const isInterned =
    givens === own.givens &&
    filled === own.filled &&
    pencilmarks === own.pencilmarks &&
    solution === own.solution;
  if (isInterned) return puzzle;
  return {
    ...puzzle,
    givens,
    ...(filled && { filled }),
    ...(pencilmarks && { pencilmarks }),
    ...(solution && { solution }),
  };
}
