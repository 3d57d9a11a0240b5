import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { LearningSearch } from '../../src/exact-cover/learning-search.ts';
import type { ExactCoverProblem } from '../../src/exact-cover/problem.ts';
import { ExactCoverSearch } from '../../src/exact-cover/search.ts';
import { covers, dominoes, problems } from './problems.ts';

const learnedCovers = (problem: ExactCoverProblem): string[] => covers(new LearningSearch(problem));

/**
 * The pigeonhole problem: each pigeon needs a hole, and a hole has room for one pigeon. An empty
 * hole is covered by an option of its own.
 */
function pigeons(count: number, holes: number): ExactCoverProblem {
  const options: number[][] = [];
  for (let hole = 0; hole < holes; hole++) {
    options.push([count + hole]);
    for (let pigeon = 0; pigeon < count; pigeon++) options.push([pigeon, count + hole]);
  }
  return { items: count + holes, options };
}

describe('LearningSearch', () => {
  // Kasteleyn 1961; OEIS A004003.
  it.each([
    [2, 2, 2],
    [4, 4, 36],
    [6, 6, 6_728],
    [3, 5, 0],
  ])('tiles a board of %i × %i in %i different ways', (rows, columns, ways) => {
    const found = learnedCovers(dominoes(rows, columns));
    expect(found).toHaveLength(ways);
    expect(new Set(found).size).toBe(ways);
  });

  it('finds the same covers as dancing links', () => {
    fc.assert(
      fc.property(problems(12, 30), (problem) => {
        expect(learnedCovers(problem)).toEqual(covers(new ExactCoverSearch(problem)));
      }),
      { numRuns: sized(150, 300) },
    );
  });

  it('proves that there is no solution', () => {
    expect(learnedCovers({ items: 1, options: [] })).toEqual([]);
    expect(
      learnedCovers({
        items: 3,
        options: [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
      }),
    ).toEqual([]);
    expect(learnedCovers(pigeons(6, 5))).toEqual([]);
    expect(learnedCovers(dominoes(5, 7))).toEqual([]);
  });

  it('finds every solution after restarts and clause deletion', () => {
    expect(learnedCovers(pigeons(8, 7))).toEqual([]);
    expect(learnedCovers(pigeons(5, 6))).toHaveLength(720);
  });

  it('finds one cover without options if there are no items', () => {
    expect(learnedCovers({ items: 0, options: [] })).toEqual(['']);
  });

  onlyQuick(it)(
    'makes the same steps every time, and reports which options each step keeps',
    () => {
      const one = new LearningSearch(dominoes(6, 6));
      const other = new LearningSearch(dominoes(6, 6));
      for (let i = 0; i < 3_000; i++) {
        const before = [...one.chosen.subarray(0, one.depth)];
        expect(one.step()).toBe(other.step());
        const after = [...one.chosen.subarray(0, one.depth)];
        expect(after).toEqual([...other.chosen.subarray(0, other.depth)]);
        expect(one.kept).toBeLessThanOrEqual(Math.min(before.length, after.length));
        expect(after.slice(0, one.kept)).toEqual(before.slice(0, one.kept));
      }
    },
  );

  it('stays exhausted, with no option chosen', () => {
    const search = new LearningSearch(dominoes(4, 4));
    covers(search);
    expect([search.step(), search.depth, search.kept]).toEqual(['exhausted', 0, 0]);
  });

  it('knows items with any number of options', () => {
    const options = Array.from({ length: 100 }, () => [0]);
    expect(learnedCovers({ items: 1, options })).toHaveLength(100);
  });

  it('refuses a problem that is invalid', () => {
    expect(() => learnedCovers({ items: 2, options: [[0, 2]] })).toThrow('expected items 0 to 1');
    expect(() => learnedCovers({ items: 2, primary: 1, options: [[1]] })).toThrow(
      'expected a primary item in option 0, got [1]',
    );
    expect(() => learnedCovers({ items: 2, primary: 3, options: [] })).toThrow(
      'expected 0 to 2 primary items, got 3',
    );
  });
});
