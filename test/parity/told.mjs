/** Solutions up to which they are counted: the studio's own bound. */
export const CAP = 10_000;

/**
 * What a line of golden.jsonl says of its text.
 *
 * @param {typeof import('@nonet/engine').solve} solve
 * @param {string} text
 */
export function told(solve, text) {
  const solved = solve(text, { limit: CAP });
  if (!solved.ok) {
    const { column, expected, found } = solved.error;
    return { column, error: `expected ${expected}, found ${found}` };
  }
  const { solution = null, count, end } = solved;
  return { solution, solutions: count, complete: end === 'exhausted' };
}
