import type { Grid } from '../../grid/grid.ts';
import type { Fault } from './fault.ts';
import { packedFault, packedGrid } from './packed.ts';
import { shownAt, symbolOf, symbolRange } from './symbol.ts';

/**
 * Reads a solution from packed cells. The solution must have the puzzle's shape, no blanks, and every
 * given. Whether it follows the rules of Sudoku is not checked.
 */
export function readSolution(text: string, from: number, to: number, givens: Grid): Grid | Fault {
  const solution = packedGrid(text, from, to, givens.geometry);
  if (!solution) return packedFault(text, from, to, givens.geometry);
  const { size } = givens.geometry;
  const blank = solution.digits.indexOf(0);
  if (blank >= 0) {
    const index = from + blank;
    const expected = `a digit ${symbolRange(size)}`;
    return { code: 'symbol', index, expected, found: shownAt(text, index) };
  }
  const changed = givens.digits.findIndex(
    (given, cell) => given !== 0 && given !== solution.digits[cell],
  );
  if (changed < 0) return solution;
  const index = from + changed;
  const expected = `the given "${symbolOf(givens.digits[changed])}"`;
  return { code: 'mismatch', index, expected, found: shownAt(text, index) };
}
