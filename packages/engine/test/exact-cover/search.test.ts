import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExactCoverProblem } from '../../src/exact-cover/problem.ts';
import { ExactCoverSearch } from '../../src/exact-cover/search.ts';
import { covers, dominoes, problems } from './problems.ts';

const dancingCovers = (problem: ExactCoverProblem): string[] =>
  covers(new ExactCoverSearch(problem));

/** All covers, by testing every set of options. */
function coversByTrial({ items, options, primary = items }: ExactCoverProblem): string[] {
  const found: string[] = [];
  for (let choice = 1; choice < 1 << options.length; choice++) {
    const chosen = options.map((_, i) => i).filter((i) => (choice >> i) & 1);
    const covered = chosen.flatMap((i) => options[i]);
    const isOnce = new Set(covered).size === covered.length;
    const needed = covered.filter((item) => item < primary).length;
    if (isOnce && needed === primary) found.push(chosen.join());
  }
  return found.sort();
}

describe('ExactCoverSearch', () => {
  it("solves Knuth's example", () => {
    const [a, b, c, d, e, f, g] = [0, 1, 2, 3, 4, 5, 6];
    const options = [
      [c, e],
      [a, d, g],
      [b, c, f],
      [a, d, f],
      [b, g],
      [d, e, g],
    ];
    expect(dancingCovers({ items: 7, options })).toEqual(['0,3,4']);
  });

  // Kasteleyn 1961; OEIS A004003.
  it.each([
    [2, 2, 2],
    [4, 4, 36],
    [6, 6, 6_728],
    [3, 5, 0],
  ])('tiles a board of %i × %i in %i ways', (rows, columns, ways) => {
    expect(dancingCovers(dominoes(rows, columns))).toHaveLength(ways);
  });

  it('finds the same covers as brute force', () => {
    fc.assert(
      fc.property(problems(6, 10), (problem) => {
        expect(dancingCovers(problem)).toEqual(coversByTrial(problem));
      }),
    );
  });

  it('continues from a saved state', () => {
    const problem = dominoes(6, 6);
    const straight = new ExactCoverSearch(problem);
    const other = new ExactCoverSearch(problem);
    for (let i = 0; i < 2_000; i++) {
      straight.step();
      if (i % 7 !== 0) continue;
      other.load(straight.save());
      const again = new ExactCoverSearch(problem);
      again.load(straight.save());
      expect(other.step()).toBe(again.step());
      expect(other.chosen.subarray(0, other.depth)).toEqual(again.chosen.subarray(0, again.depth));
    }
  });

  it.each([
    [[[0, 1], [2]], 'expected items 0 to 1 in option 1, got 2'],
    [[[0, 0]], 'expected each item once in option 0, got 0 twice'],
    [[[]], 'expected a primary item in option 0, got []'],
    [[[0.5]], 'expected items 0 to 1 in option 0, got 0.5'],
  ])('refuses an invalid problem: %j', (options, message) => {
    expect(() => new ExactCoverSearch({ items: 2, options })).toThrow(message);
  });

  it.each([
    [[0, 2], [0, 3], 'expected items 0 to 1 in option 0, got 3'],
    [[0, 2], [1, 1], 'expected each item once in option 0, got 1 twice'],
    [[0, 2, 1, 3], [0, 1, 0], 'expected a primary item in option 1, got []'],
    [[1, 2], [0, 1], 'expected options with the items 0 to 2, got 1 to 2'],
  ])('refuses invalid tables: %j %j', (first, items, message) => {
    const tables = { firstItem: Int32Array.from(first), itemOf: Int32Array.from(items) };
    expect(() => new ExactCoverSearch({ items: 2, primary: 2, ...tables })).toThrow(message);
  });
});
