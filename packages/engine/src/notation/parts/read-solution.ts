import type { Grid } from '../../grid/grid.ts';
import { digitUpTo, type Fault, isFault } from './fault.ts';
import { readPacked } from './packed.ts';
import { shownAt, symbolOf } from './symbol.ts';

/**
 * Reads a solution. It must have the shape of the puzzle and every given, and it must not have
 * blanks. Conflicts are not checked.
 */
export function readSolution(text: string, from: number, to: number, givens: Grid): Grid | Fault {
  const solution = readPacked(text, from, to, givens.geometry);
  if (isFault(solution)) return solution;
  const blank = solution.digits.indexOf(0);
  if (blank >= 0) {
    const index = from + blank;
    const expected = digitUpTo(givens.geometry.size);
    return { code: 'symbol', index, expected, found: shownAt(text, index) };
  }
  const changed = givens.digits.findIndex(
    (given, cell) => given !== 0 && given !== solution.digits[cell],
  );
  if (changed < 0) return solution;
  const index = from + changed;
  const expected = { id: 'given', symbol: symbolOf(givens.digits[changed]) } as const;
  return { code: 'mismatch', index, expected, found: shownAt(text, index) };
}
