import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import type { Random } from './random.ts';

/**
 * A minimal puzzle with this classic solution: its cells are tried in random order, and one goes out
 * when the puzzle stays proper without it. Minimal puzzles of few givens come out less often than
 * if every one were as likely as any other.
 */
export function digMinimal(solution: Grid, random: Random, solver: BulkSolver): Grid {
  const digits = solution.digits.slice();
  const unwanted = new Uint8Array(digits.length);
  for (const cell of random.shuffle(Array.from(digits, (_, cell) => cell))) {
    const digit = digits[cell];
    digits[cell] = 0;
    if (solver.solveOne(digits, unwanted) !== 1) digits[cell] = digit;
  }
  return gridOf(solution.geometry, digits);
}
