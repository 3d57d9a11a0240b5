/** Counting stops at this many solutions, as in the studio. */
export const CAP = 10_000;

/**
 * Returns the answer to a text, in the format of golden.jsonl.
 *
 * @param {typeof import('@nonet/engine').solve} solve
 * @param {string} text
 */
export function answerTo(solve, text) {
  const solved = solve(text, { limit: CAP });
  if (!solved.ok) {
    const { column, expected, found } = solved.error;
    return { column, error: `expected ${expected}, found ${found}` };
  }
  const { solution = null, count, end } = solved;
  return { solution, solutions: count, complete: end === 'exhausted' };
}
