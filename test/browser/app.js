import { BulkSolver, explain, format, generate, rate } from '@nonet/engine';

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
  return puzzles.map(({ givens }) => format(givens)).join('');
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
    const ratings = [rated.er, rated.ep, rated.ed].map((rating) => rating.toFixed(1));
    return `${[puzzle, ...ratings].join('\t')}\n`;
  });
}

/**
 * Writes the levels and scores of puzzles on the scale of HoDoKu as `nonet rate --scale hodoku` does.
 *
 * @param {readonly string[]} puzzles
 */
export function scoresOf(puzzles) {
  return puzzles.map((puzzle) => {
    const rated = rate(puzzle, { scale: 'hodoku' });
    if (!rated.ok || rated.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
    const level = rated.level[0].toUpperCase() + rated.level.slice(1);
    return `${puzzle}\t${level}\t${rated.score}\n`;
  });
}

/**
 * Explains puzzles as `nonet explain` does.
 *
 * @param {readonly string[]} puzzles
 */
export function explanationsOf(puzzles) {
  return puzzles.map((puzzle) => {
    const explained = explain(puzzle, { language: 'ko' });
    if (!explained.ok || explained.kind !== 'rated')
      throw new Error(`expected a path of ${puzzle}`);
    return explained.steps.map(({ name, text }) => `${name}: ${text}\n`).join('');
  });
}

globalThis.nonet = {
  simd: BulkSolver.simd,
  answersTo,
  explanationsOf,
  linesOf,
  ratingsOf,
  scoresOf,
};
