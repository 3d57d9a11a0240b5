import { BulkSolver, format, generate } from '@nonet/engine';

/**
 * Solves a buffer of puzzles with each limit. Runs in the page and in Node.
 *
 * @param {Uint8Array} puzzles
 * @param {readonly number[]} limits
 */
export function answersTo(puzzles, limits) {
  const solver = new BulkSolver();
  return limits.map((limit) => {
    const solutions = new Uint8Array(puzzles.length);
    const counts = new Uint32Array(puzzles.length / 81);
    solver.solve(puzzles, solutions, counts, { limit });
    return { counts, solutions };
  });
}

/**
 * Returns the lines that `nonet generate --minimal` prints for a seed.
 *
 * @param {string} seed
 * @param {number} count
 */
export function linesOf(seed, count) {
  const { puzzles } = generate({ minimal: true, seed, count });
  return puzzles.map(({ puzzle }) => format(puzzle)).join('');
}

globalThis.nonet = { simd: BulkSolver.simd, answersTo, linesOf };
