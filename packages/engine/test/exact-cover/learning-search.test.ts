import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { LearningSearch } from '../../src/exact-cover/learning-search.ts';
import type { ExactCoverProblem } from '../../src/exact-cover/problem.ts';
import { ExactCoverSearch } from '../../src/exact-cover/search.ts';
import { covers, dominoes } from './problems.ts';

const learnt = (problem: ExactCoverProblem): string[] => covers(new LearningSearch(problem));

/** Every pigeon in a hole, at most one pigeon per hole; slack options cover the empty holes. */
function pigeons(count: number, holes: number): ExactCoverProblem {
  const options: number[][] = [];
  for (let hole = 0; hole < holes; hole++) {
    options.push([count + hole]);
    for (let pigeon = 0; pigeon < count; pigeon++) options.push([pigeon, count + hole]);
  }
  return { items: count + holes, options };
}

const problems = (items: number, options: number): fc.Arbitrary<ExactCoverProblem> =>
  fc.integer({ min: 1, max: items }).chain((most) =>
    fc.record({
      items: fc.constant(most),
      options: fc.array(fc.uniqueArray(fc.nat(most - 1), { minLength: 1, maxLength: 3 }), {
        maxLength: options,
      }),
    }),
  );

describe('LearningSearch', () => {
  // Kasteleyn 1961; OEIS A004003.
  it.each([
    [2, 2, 2],
    [4, 4, 36],
    [6, 6, 6_728],
    [3, 5, 0],
  ])('tiles a board of %i × %i in %i ways, each once', (rows, columns, ways) => {
    const found = learnt(dominoes(rows, columns));
    expect(found).toHaveLength(ways);
    expect(new Set(found).size).toBe(ways);
  });

  it('finds what dancing links find', () => {
    fc.assert(
      fc.property(problems(12, 30), (problem) => {
        expect(learnt(problem)).toEqual(covers(new ExactCoverSearch(problem)));
      }),
      { numRuns: sized(200, 1_000) },
    );
  });

  it('proves that there is no solution', () => {
    expect(learnt({ items: 1, options: [] })).toEqual([]);
    expect(
      learnt({
        items: 3,
        options: [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
      }),
    ).toEqual([]);
    expect(learnt(pigeons(6, 5))).toEqual([]);
    expect(learnt(dominoes(5, 7))).toEqual([]);
  });

  it('is long enough at it to restart and to drop clauses, and meets every solution still', () => {
    expect(learnt(pigeons(8, 7))).toEqual([]);
    expect(learnt(pigeons(5, 6))).toHaveLength(720);
  });

  it('covers nothing with nothing', () => {
    expect(learnt({ items: 0, options: [] })).toEqual(['']);
  });

  it('makes the same steps every time, and tells which options they leave', () => {
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
  });

  it('stays exhausted, with every option taken out', () => {
    const search = new LearningSearch(dominoes(4, 4));
    covers(search);
    expect([search.step(), search.depth, search.kept]).toEqual(['exhausted', 0, 0]);
  });

  it('refuses a problem with more options in an item than an integer has bits', () => {
    const options = Array.from({ length: 33 }, () => [0]);
    expect(learnt({ items: 1, options: options.slice(1) })).toHaveLength(32);
    expect(() => learnt({ items: 1, options })).toThrow(
      'expected at most 32 options in an item, got 33',
    );
    expect(() => learnt({ items: 2, options: [[0, 2]] })).toThrow('expected items 0 to 1');
  });
});
