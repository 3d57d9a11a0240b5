import { baekjoon2239 } from './baekjoon-2239.ts';
import { baekjoon2580 } from './baekjoon-2580.ts';
import { euler96 } from './euler-96.ts';
import { leetcode37 } from './leetcode-37.ts';
import { linesProblem } from './lines.ts';
import type { Problem, ProblemId } from './problem.ts';

/**
 * Returns the problem with this id.
 *
 * @param any Whether the problem `lines` accepts any solution.
 */
export function problemById(
  id: ProblemId,
  { any = false }: { readonly any?: boolean } = {},
): Problem {
  const all = [
    baekjoon2239,
    baekjoon2580,
    euler96,
    leetcode37,
    linesProblem(any ? 'any' : 'smallest'),
  ];
  return all.find((problem) => problem.id === id)!;
}
