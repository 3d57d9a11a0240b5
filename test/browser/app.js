import { BulkSolver, format, generate, rate } from '@nonet/engine';

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

/**
 * Returns the lines that `nonet rate` prints for these puzzles.
 *
 * @param {readonly string[]} puzzles
 */
export function ratingsOf(puzzles) {
  return puzzles.map((puzzle) => {
    const rated = rate(puzzle);
    if (!rated.ok || rated.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
    const ratings = [rated.er, rated.ep, rated.ed].map(({ rating }) => rating.toFixed(1));
    return `${[puzzle, ...ratings].join('\t')}\n`;
  });
}

globalThis.nonet = { simd: BulkSolver.simd, answersTo, linesOf, ratingsOf };
