import type { BulkSolver } from '../bulk/bulk-solver.ts';
import type { Random } from './random.ts';

/** The number of puzzles that are tested for a single solution at the same time. */
const BATCH = 64;

/**
 * Draws proper puzzles with the same solution, in which one given is exchanged for another. If two or
 * more are exchanged at a time, fewer puzzles keep a rare technique: a third with two.
 */
export function* neighbours(
  givens: Uint8Array,
  solution: ArrayLike<number>,
  { random, solver }: { readonly random: Random; readonly solver: BulkSolver },
): Generator<Uint8Array, never> {
  const puzzles = new Uint8Array(81 * BATCH);
  const solutions = new Uint8Array(81 * BATCH);
  const counts = new Uint32Array(BATCH);
  const filled = [...givens.keys()].filter((cell) => givens[cell] !== 0);
  const blanks = [...givens.keys()].filter((cell) => givens[cell] === 0);
  for (;;) {
    const rows = Array.from(counts, (_, i) => puzzles.subarray(81 * i, 81 * i + 81));
    for (const row of rows) {
      row.set(givens);
      row[filled[random.below(filled.length)]] = 0;
      const cell = blanks[random.below(blanks.length)];
      row[cell] = solution[cell];
    }
    solver.solve(puzzles, solutions, counts);
    for (const [i, row] of rows.entries()) if (counts[i] === 1) yield row.slice();
  }
}
