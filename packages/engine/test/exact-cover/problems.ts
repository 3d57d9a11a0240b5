import fc from 'fast-check';
import type { LearningSearch } from '../../src/exact-cover/learning-search.ts';
import type { ExactCoverProblem } from '../../src/exact-cover/problem.ts';
import type { ExactCoverSearch } from '../../src/exact-cover/search.ts';

/** All covers that a search finds, each with its options in order. */
export function covers(search: ExactCoverSearch | LearningSearch): string[] {
  const found: string[] = [];
  for (;;) {
    const status = search.step();
    if (status === 'exhausted') return found.sort();
    if (status === 'solution') {
      found.push([...search.chosen.subarray(0, search.depth)].sort((a, b) => a - b).join());
    }
  }
}

/** Ways to tile a board of rows × columns with dominoes. */
export function dominoes(rows: number, columns: number): ExactCoverProblem {
  const options: number[][] = [];
  for (let cell = 0; cell < rows * columns; cell++) {
    if ((cell + 1) % columns !== 0) options.push([cell, cell + 1]);
    if (cell + columns < rows * columns) options.push([cell, cell + columns]);
  }
  return { items: rows * columns, options };
}

/** Problems with up to so many items, of which the first are primary, and options of up to four items. */
export const problems = (items: number, options: number): fc.Arbitrary<ExactCoverProblem> =>
  fc.integer({ min: 1, max: items }).chain((most) =>
    fc.integer({ min: 1, max: most }).chain((primary) =>
      fc.record({
        items: fc.constant(most),
        primary: fc.constant(primary),
        options: fc.array(
          fc
            .tuple(fc.nat(primary - 1), fc.uniqueArray(fc.nat(most - 1), { maxLength: 3 }))
            .map(([first, others]) => [...new Set([first, ...others])]),
          { maxLength: options },
        ),
      }),
    ),
  );
