import { describe, expect, it } from 'vitest';
import { onlyFull, onlyQuick, sized } from '../../../../test/size.ts';
import { type GenerateOptions, generate, puzzleMaker } from '../../src/generate/generate.ts';
import { impossibleReason } from '../../src/generate/impossible-wishes.ts';
import type { MadePuzzle } from '../../src/generate/made-puzzle.ts';
import type { Wishes } from '../../src/generate/wishes.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import { countGivens, gridOf, solves } from '../../src/grid/grid.ts';
import { rate } from '../../src/library/rate.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { finish } from '../../src/work/work.ts';
import { ANTI_BRUTE_FORCE, grid } from '../puzzles.ts';
import { verdictByPropagation } from '../verdict-oracle.ts';

const LATTICE = grid(
  '..1...1...1.1.1.1.1...1...1.1.....1...1.1.1...1.....1.1...1...1.1.1.1.1...1...1..',
);

/** Makes puzzles, and expects that each has the ratings that come with it. */
function puzzles(wishes: Wishes, count: number, seed = 'ratings'): readonly MadePuzzle[] {
  const { error, puzzles: made } = generate({ ...wishes, seed, count });
  expect(error).toBeUndefined();
  expect(made).toHaveLength(count);
  for (const { givens: puzzle, ratings, solution } of made) {
    expect(solves(solution, puzzle)).toBe(true);
    const rated = rate(puzzle);
    if (!rated.ok || rated.kind !== 'rated') throw new Error('expected a rating');
    const { ed, ep, er, hardest } = rated;
    expect(ratings).toEqual({ er, ep, ed, hardest });
  }
  return made;
}

describe('puzzles with a rating', () => {
  it.each([
    [[1.0, 1.0], 20],
    [[1.2, 1.2], 20],
    [[1.5, 2.0], 20],
    [[2.6, 4.0], 10],
    [[5.0, 6.0], 2],
    [[6.5, 7.2], 10],
    [[7.2, 7.2], 5],
    [[8.0, 8.5], 2],
  ] as const)('have one in the range %j', (rating, count) => {
    const made = puzzles({ rating }, sized(Math.ceil(count / 5), count));
    for (const { ratings } of made) {
      expect(ratings!.er).toBeGreaterThanOrEqual(rating[0]);
      expect(ratings!.er).toBeLessThanOrEqual(rating[1]);
    }
    expect(new Set(made.map(({ givens }) => packedCells(givens))).size).toBe(made.length);
  });

  it.each([
    [[1.2, 1.2], 20],
    [[7.0, 7.3], sized(1, 3)],
  ] as const)('can be minimal: %j', (rating, count) => {
    for (const { givens: puzzle, ratings } of puzzles({ rating, minimal: true }, count)) {
      expect(verdictByPropagation({ givens: puzzle })).toMatchObject({ redundant: [] });
      expect(ratings!.er).toBeGreaterThanOrEqual(rating[0]);
      expect(ratings!.er).toBeLessThanOrEqual(rating[1]);
    }
  });

  onlyQuick(it)('can have a symmetry and a number of givens, also if givens are put back', () => {
    const wishes: Wishes = { rating: [1.2, 1.5], symmetry: 'rotate180', givens: [24, 30] };
    let putBack = 0;
    for (const { givens: puzzle, ratings } of puzzles(wishes, 30)) {
      const given = puzzle.digits.map((digit) => Math.min(digit, 1));
      expect(given.slice().reverse()).toEqual(given);
      expect(countGivens(puzzle)).toBeGreaterThanOrEqual(24);
      expect(countGivens(puzzle)).toBeLessThanOrEqual(30);
      expect(ratings!.er).toBeLessThanOrEqual(1.5);
      if (countGivens(puzzle) > 27) putBack++;
    }
    expect(putBack).toBeGreaterThan(5);
  });

  onlyQuick(it)('can have a pattern', () => {
    for (const { givens: puzzle, ratings } of puzzles(
      { rating: [2.0, 3.0], pattern: LATTICE },
      2,
    )) {
      expect(puzzle.digits.map((digit) => Math.min(digit, 1))).toEqual(LATTICE.digits);
      expect(ratings!.er).toBeGreaterThanOrEqual(2);
      expect(ratings!.er).toBeLessThanOrEqual(3);
    }
  });

  onlyQuick(it)('would be harder without the given that was put back last', () => {
    let putBack = 0;
    for (const { givens: puzzle } of puzzles({ rating: [1.2, 1.5] }, 10)) {
      const verdict = verdictByPropagation({ givens: puzzle });
      const redundant = verdict.kind === 'proper' ? verdict.redundant : undefined;
      if (!redundant) throw new Error('expected a proper puzzle');
      if (redundant.length === 0) continue;
      putBack++;
      const without = redundant.map((cell) => {
        const digits = puzzle.digits.slice();
        digits[cell] = 0;
        return rate(gridOf(CLASSIC, digits), { max: 1.5 });
      });
      expect(without).toContainEqual(expect.objectContaining({ kind: 'harder' }));
    }
    expect(putBack).toBeGreaterThan(3);
  });

  onlyFull(it).each<Wishes>([
    { rating: [2.0, 2.6] },
    { rating: [7.0, 7.3], minimal: true },
    { rating: [1.2, 1.5], givens: [30, 32] },
    { pearl: true },
  ])('depend only on the seed and the number: %j', (wishes) => {
    const all = generate({ ...wishes, seed: 'same', count: 6 }).puzzles;
    const maker = puzzleMaker(wishes, 'same', 'scalar');
    for (const first of [4, 0]) {
      const made = finish(maker.make(first, 2));
      expect(made).toEqual(
        all.slice(first, first + 2).map((puzzle) => ({ ok: true, made: puzzle })),
      );
    }
  });

  onlyQuick(it)('have no ratings if none are wished', () => {
    const [made] = generate({ seed: 'plain' }).puzzles;
    expect(Object.keys(made)).toEqual(['givens', 'solution']);
  });
});

describe('pearls and diamonds', () => {
  onlyQuick(it).each<[Wishes, number]>([
    [{ pearl: true }, 10],
    [{ pearl: true, rating: [2.3, 6.0] }, 1],
    [{ pearl: true, pattern: LATTICE, rating: [1.0, 3.0] }, 1],
  ])('the rating of a pearl is EP: %j', (wishes, count) => {
    for (const { ratings } of puzzles(wishes, count)) expect(ratings!.er).toBe(ratings!.ep);
  });

  onlyQuick(it)('the rating of a diamond is ED', () => {
    for (const { ratings } of puzzles({ diamond: true }, 10)) {
      expect(ratings!.er).toBe(ratings!.ed);
      expect(ratings!.ep).toBe(ratings!.ed);
    }
  });

  it('are all puzzles of the seed that are', () => {
    const tries = sized(120, 250);
    const found = (wishes: Wishes): string[] => {
      const maker = puzzleMaker({ ...wishes, minimal: true, tries: 1 }, 'sieve');
      const results = finish(maker.make(0, tries));
      return results.flatMap((result) => (result.ok ? [packedCells(result.made.givens)] : []));
    };
    const pearls: string[] = [];
    const diamonds: string[] = [];
    for (const puzzle of found({})) {
      const rated = rate(puzzle);
      if (!rated.ok || rated.kind !== 'rated') throw new Error('expected a rating');
      const { ed, ep, er } = rated;
      if (er === ep) pearls.push(puzzle);
      if (er === ed) diamonds.push(puzzle);
    }
    expect(found({ pearl: true })).toEqual(pearls);
    expect(found({ diamond: true })).toEqual(diamonds);
    expect(pearls.length).toBeGreaterThan(0);
  });
});

onlyFull(describe)('a rating that is not found', () => {
  const failure = (wishes: GenerateOptions): string =>
    generate({ seed: 'vain', ...wishes }).error ?? 'found';

  it.each<[GenerateOptions, RegExp]>([
    [
      { rating: [10.0, 10.5], tries: 20 },
      /^none of 20 attempts had a rating of 10\.0 to 10\.5; 20 easier \(up to \d\.\d\)$/,
    ],
    [{ rating: [1.1, 1.1], tries: 20 }, /^none of 20 attempts had a rating of 1\.1; 20 harder$/],
    [
      { rating: [2.4, 2.4], minimal: true, tries: 20 },
      /^none of 20 attempts was a minimal puzzle with a rating of 2\.4; \d+ easier \(up to 2\.3\), \d+ harder$/,
    ],
    [
      { rating: [1.1, 1.1], givens: [17, 17], tries: 20 },
      /^none of 20 attempts had 17 givens and a rating of 1\.1; they had 2\d to 2\d givens$/,
    ],
    [
      { pearl: true, rating: [8, 9], tries: 20 },
      /^none of 20 attempts was a pearl with a rating of 8\.0 to 9\.0$/,
    ],
    [{ diamond: true, tries: 1 }, /^none of 1 attempts was a diamond$/],
    [
      { rating: [10.0, 10.0], pattern: LATTICE, tries: 1, seed: 'lattice' },
      /^1 grid and 1,000 changes of a given gave no puzzle with this pattern and a rating of 10\.0; \d+ easier \(up to \d\.\d\)$/,
    ],
    [
      {
        technique: 'franken-x-wing',
        without: ['x-wing'],
        pattern: LATTICE,
        tries: 1,
        seed: 'lattice',
      },
      /^1 grid and 1,000 changes of a given gave no puzzle with this pattern and franken-x-wing as the last technique in HoDoKu's order and no use of x-wing(; .*)?$/,
    ],
    [
      { level: 'easy', score: [4, 900], minimal: true, pattern: grid(ANTI_BRUTE_FORCE), tries: 1 },
      /^1 grid and .* gave no proper minimal puzzle with this pattern and level easy and a score of 4 to 900; the best attempt had \d+( or more)? solutions$/,
    ],
  ])('is explained: %j', (wishes, message) => {
    expect(failure(wishes)).toMatch(message);
  });

  it('is searched for until the signal is aborted', () => {
    let slices = 0;
    const signal = {
      get aborted() {
        return ++slices > 2_000;
      },
    };
    const made = generate({ rating: [11.0, 11.5], tries: 1e6, seed: 'stop', signal });
    expect(made).toEqual({ ok: false, seed: 'stop', puzzles: [], error: 'stopped by the signal' });
    expect(slices).toBe(2_001);
  });
});

onlyQuick(describe)('impossible ratings are refused', () => {
  const wrong = [7] as unknown as [number, number];

  it.each<[Wishes, string]>([
    [{ rating: [7.3, 7.0] }, 'the range of ratings 7.3 to 7.0 is empty'],
    [{ rating: [0.5, 2] }, 'expected ratings of 1.0 to 12.0, got 0.5 to 2.0'],
    [{ rating: [13, 13] }, 'expected ratings of 1.0 to 12.0, got 13.0'],
    [{ rating: wrong }, 'expected rating to be a range such as [7.0, 7.3], got 7'],
    [{ rating: [Number.NaN, 2] }, 'expected rating to be a range such as [7.0, 7.3], got NaN,2'],
    [
      { rating: [2, 3], geometry: geometry(2, 3) },
      'only 9×9 puzzles have ratings, not 6×6 with boxes of 2×3',
    ],
    [
      { pearl: true, geometry: geometry(2, 2) },
      'only 9×9 puzzles have ratings, not 4×4 with boxes of 2×2',
    ],
  ])('case %#', (wishes, reason) => {
    expect(impossibleReason(wishes)).toBe(reason);
    expect(() => generate({ ...wishes, seed: '' })).toThrow(new RangeError(reason));
  });
});
