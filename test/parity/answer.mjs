/** The limit of solutions to count, which is also the studio's. */
export const CAP = 10_000;

/**
 * The answer to a text, as in golden.jsonl.
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
