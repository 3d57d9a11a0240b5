import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTurn, onlyQuick, sized } from '../../../../test/size.ts';
import { type GenerateOptions, generate, puzzleMaker } from '../../src/generate/generate.ts';
import { impossibleReason } from '../../src/generate/impossible-wishes.ts';
import type { MadePuzzle } from '../../src/generate/made-puzzle.ts';
import { orbits, symmetries } from '../../src/generate/symmetry.ts';
import { parseRange, rangeText } from '../../src/generate/wish-ranges.ts';
import type { Wishes } from '../../src/generate/wishes.ts';
import { canonical } from '../../src/grid/canonical.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import { countGivens, emptyGrid, type Grid, gridOf, solves } from '../../src/grid/grid.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';
import { countByPropagation, verdictByPropagation } from '../verdict-oracle.ts';

/** Makes puzzles. Expects `count` of them, each with its solution. */
function puzzles(wishes: Wishes, seed: string, count: number): readonly MadePuzzle[] {
  const { error, puzzles: made } = generate({ ...wishes, seed, count });
  if (error !== undefined) throw new Error(error);
  expect(made).toHaveLength(count);
  for (const { givens: puzzle, solution } of made) expect(solves(solution, puzzle)).toBe(true);
  return made;
}

/** The verdict by propagation, which the generator of 9×9 puzzles does not use. */
function verdictOf(givens: Grid) {
  return verdictByPropagation({ givens });
}

function isProper(givens: Grid): boolean {
  return countByPropagation({ givens }) === 1;
}

/** A 9×9 pattern: rows of nine, `x` for a given. */
function pattern(rows: string): Grid {
  return gridOf(
    CLASSIC,
    Array.from(rows.replaceAll(/\s/g, ''), (symbol) => (symbol === 'x' ? 1 : 0)),
  );
}

const PATTERNS = {
  ring: pattern(`
    ......... .xxx.xxx. .x..x..x. .x.....x. ..x...x.. .x.....x. .x..x..x. .xxx.xxx. .........`),
  lattice: pattern(`
    ..x...x.. .x.x.x.x. x...x...x .x.....x. ..x.x.x.. .x.....x. x...x...x .x.x.x.x. ..x...x..`),
  stripes: pattern(`
    x.x.x.x.x .x.....x. x.x...x.x .x..x..x. x..x.x..x .x..x..x. x.x...x.x .x.....x. x.x.x.x.x`),
  wikipedia: pattern(`
    xx..x.... x..xxx... .xx....x. x...x...x x..x.x..x x...x...x .x....xx. ...xxx..x ....x..xx`),
  chessboard: pattern(`
    x.x.x.x.x .x.x.x.x. x.x.x.x.x .x.x.x.x. x.x.x.x.x .x.x.x.x. x.x.x.x.x .x.x.x.x. x.x.x.x.x`),
};

const SOLUTION = grid(
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
);

describe('generate', () => {
  it('makes puzzles that another strategy finds proper and minimal', () => {
    for (const { givens: puzzle } of puzzles({ minimal: true }, 'minimal', sized(15, 30))) {
      expect(verdictOf(puzzle)).toMatchObject({ kind: 'proper', redundant: [] });
    }
  });

  it('makes the same puzzle from a seed and a number, in any batch', () => {
    const wishes: readonly Wishes[] = [
      { minimal: true },
      { givens: [23, 24] },
      { symmetry: 'rotate180', givens: [26, 28] },
      { pattern: PATTERNS.lattice },
      { geometry: geometry(2, 3) },
    ];
    const makers = wishes.map((wish) => puzzleMaker(wish, 'seed', 'scalar'));
    const all = wishes.map((wish) => generate({ ...wish, seed: 'seed', count: 20 }).puzzles);
    fc.assert(
      fc.property(
        fc.nat(wishes.length - 1),
        fc.nat(19),
        fc.integer({ min: 1, max: 5 }),
        (wish, first, count) => {
          const made = finish(makers[wish].make(first, Math.min(count, 20 - first)));
          const expected = all[wish].slice(first, first + count);
          expect(made).toEqual(expected.map((puzzle) => ({ ok: true, made: puzzle })));
        },
      ),
      { numRuns: sized(5, 8), seed: 5 },
    );
  });

  onlyQuick(it)('makes the same puzzles on every machine', () => {
    const first = (wishes: Wishes): string => packedCells(puzzles(wishes, 'monday', 1)[0].givens);
    expect(first({})).toBe(
      '6.5...4.....38.6.2.....4..3.....51...8.93........41..571......64......78.68...3..',
    );
    expect(first({ symmetry: 'full' })).toBe(
      '..5...4...943.765.82.....13.4.8.5.6...........7.2.1.3.71.....96.596.327...8...3..',
    );
    expect(first({ givens: [22, 23], minimal: true })).toBe(
      '.79..........38.1....7..3....4..9.6..3.6...895...1......2....3..6....1.....95.4..',
    );
    expect(first({ pattern: PATTERNS.lattice })).toBe(
      '..5...4...9.8.7.5.8...6...3.8.....6...1.3.7...7.....3.9...2...6.5.6.3.7...8...3..',
    );
    expect(first({ geometry: geometry(2, 3) })).toBe('1.2.4.......52...3.....6.15.....4..2');
  });

  it.each(symmetries.map(({ id }) => id))('%s: the puzzles have it and need every orbit', (id) => {
    const together = orbits(CLASSIC, id);
    for (const [i, { givens: puzzle }] of puzzles(
      { symmetry: id },
      `of ${id}`,
      sized(15, 30),
    ).entries()) {
      for (const orbit of together) {
        const given = [...orbit].filter((cell) => puzzle.digits[cell] !== 0);
        expect([0, orbit.length]).toContain(given.length);
        if (given.length === 0 || i >= 20) continue;
        const digits = puzzle.digits.slice();
        for (const cell of orbit) digits[cell] = 0;
        expect(isProper(gridOf(CLASSIC, digits))).toBe(false);
      }
      expect(isProper(puzzle)).toBe(true);
    }
  });

  onlyQuick(it).each<[Wishes, number]>([
    [{ givens: [22, 24] }, 60],
    [{ givens: [22, 24], minimal: true }, 60],
    [{ givens: [40, 40] }, 60],
    [{ givens: [81, 90] }, 3],
    [{ givens: [30, 30], symmetry: 'rotate180' }, 40],
    [{ givens: [36, 40], symmetry: 'rotate90' }, 40],
  ])('makes puzzles with the requested number of givens: %o', (wishes, count) => {
    const [least, most] = wishes.givens!;
    for (const { givens: puzzle } of puzzles(wishes, 'givens', count)) {
      expect(countGivens(puzzle)).toBeGreaterThanOrEqual(least);
      expect(countGivens(puzzle)).toBeLessThanOrEqual(most);
      if (wishes.minimal) expect(verdictOf(puzzle)).toMatchObject({ redundant: [] });
      expect(isProper(puzzle)).toBe(true);
    }
  });

  onlyQuick(it)('draws every number of givens in a range equally often', () => {
    const counts = new Map<number, number>();
    for (const { givens: puzzle } of puzzles({ givens: [40, 44] }, 'range', 1_000)) {
      counts.set(countGivens(puzzle), (counts.get(countGivens(puzzle)) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([40, 41, 42, 43, 44]);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(65);
  });

  const { lattice, ...others } = PATTERNS;
  it.each(inTurn(Object.entries({ lattice, ...others }), 1))('follows a pattern: %s', (_, mask) => {
    const made = puzzles({ pattern: mask }, 'pattern', 3);
    for (const { givens: puzzle } of made) {
      expect(puzzle.digits.map((digit) => Math.min(digit, 1))).toEqual(mask.digits);
      expect(isProper(puzzle)).toBe(true);
    }
    expect(new Set(made.map(({ givens }) => packedCells(givens))).size).toBe(3);
  });

  onlyQuick(it)('makes minimal puzzles of a pattern', () => {
    for (const { givens: puzzle } of puzzles(
      { pattern: PATTERNS.lattice, minimal: true },
      'pattern',
      2,
    )) {
      expect(verdictOf(puzzle)).toMatchObject({ kind: 'proper', redundant: [] });
    }
  });

  onlyQuick(it)('makes puzzles with a certain solution', () => {
    const made = puzzles({ solution: SOLUTION, symmetry: 'diagonal' }, 'from', 20);
    for (const { givens: puzzle, solution } of made) {
      expect(solution).toEqual(SOLUTION);
      expect(isProper(puzzle)).toBe(true);
    }
    expect(new Set(made.map(({ givens }) => packedCells(givens))).size).toBe(20);
    const [cut] = puzzles({ solution: SOLUTION, pattern: PATTERNS.wikipedia }, 'cut', 1);
    expect(countGivens(cut.givens)).toBe(30);
  });

  onlyQuick(it)('makes exactly the 36 minimal 4×4 puzzles up to symmetry', () => {
    const forms = new Map<string, number>();
    for (const { givens: puzzle } of puzzles(
      { geometry: geometry(2, 2), minimal: true },
      '4×4',
      800,
    )) {
      forms.set(packedCells(canonical(puzzle).grid), countGivens(puzzle));
    }
    const givens = [4, 5, 6].map(
      (count) => [...forms.values()].filter((found) => found === count).length,
    );
    expect(givens).toEqual([13, 22, 1]);
    expect(forms.size).toBe(36);
  });

  const shapes = [
    [2, 3, 20],
    [3, 2, 20],
    [2, 4, 5],
    [3, 4, 2],
    [4, 4, 1],
  ] as const;
  it.each(inTurn(shapes, 4))('makes puzzles with boxes of %i×%i', (rows, columns, count) => {
    const shape = geometry(rows, columns);
    for (const { givens: puzzle } of puzzles({ geometry: shape }, 'sizes', count)) {
      expect(isProper(puzzle)).toBe(true);
      expect(countGivens(puzzle)).toBeLessThan(0.5 * shape.cells);
    }
    const [half] = puzzles({ geometry: shape, symmetry: 'rotate180' }, 'sizes', 1);
    const given = half.givens.digits.map((digit) => Math.min(digit, 1));
    expect(given.slice().reverse()).toEqual(given);
  });

  const minimal = [
    [2, 3, 'none', 20],
    [4, 4, 'none', 1],
    [4, 4, 'rotate180', 1],
  ] as const;
  onlyQuick(it.each(minimal))(
    'makes minimal puzzles with boxes of %i×%i and symmetry %s',
    (rows, columns, symmetry, count) => {
      const shape = geometry(rows, columns);
      for (const { givens: puzzle } of puzzles(
        { geometry: shape, minimal: true, symmetry },
        'sizes',
        count,
      )) {
        expect(solvePuzzle({ givens: puzzle }).count).toBe(1);
        for (const orbit of orbits(shape, symmetry)) {
          if (puzzle.digits[orbit[0]] === 0) continue;
          const digits = puzzle.digits.slice();
          for (const cell of orbit) digits[cell] = 0;
          expect(solvePuzzle({ givens: gridOf(shape, digits) }).count).toBe(2);
        }
      }
    },
  );
});

describe('a function of the caller', () => {
  const asked: readonly (readonly [string, Wishes])[] = [
    ['9×9', {}],
    ['a level', { level: 'hard' }],
    ['a pattern', { pattern: PATTERNS.lattice, tries: 40 }],
    ['a rare technique', { technique: 'naked-quadruple' }],
    ['6×6', { geometry: geometry(2, 3) }],
  ];
  it.each(inTurn(asked, 3))('accepts each puzzle of %s', (_, wishes) => {
    const seen: boolean[] = [];
    const isOdd = (made: MadePuzzle): boolean => {
      const { digits } = made.givens;
      const accepted = digits.find((digit) => digit > 0)! % 2 === 1;
      seen.push(accepted);
      return accepted;
    };
    const request = { ...wishes, accepts: isOdd, seed: 'accepted' };
    const made = generate({ ...request, count: 4 });
    expect(made).toMatchObject({ ok: true });
    expect(made.puzzles.every(isOdd)).toBe(true);
    expect(new Set(seen)).toEqual(new Set([true, false]));
    const [third] = generate({ ...request, first: 2 }).puzzles;
    expect(packedCells(third.givens)).toBe(packedCells(made.puzzles[2].givens));
    expect(made.puzzles.every(({ givens }) => isProper(givens))).toBe(true);
  });

  onlyQuick(it)('that accepts none is named in the message', () => {
    const errorOf = (wishes: Wishes): string | undefined =>
      generate({ ...wishes, seed: 'none', accepts: () => false }).error;
    expect(errorOf({ tries: 20 })).toBe('none of 20 attempts was a puzzle that was accepted');
    expect(errorOf({ tries: 20, minimal: true, givens: [20, 30] })).toMatch(
      /^none of 20 attempts was a minimal puzzle with 20 to 30 givens that was accepted; /,
    );
    expect(errorOf({ pattern: PATTERNS.lattice, tries: 1 })).toBe(
      '1 grid and 1,000 changes of a given gave no puzzle with this pattern that was accepted',
    );
  });
});

onlyQuick(describe)('a failed search is explained', () => {
  const failure = (wishes: GenerateOptions): string =>
    generate({ ...wishes, seed: 'vain' }).error ?? 'found';

  it.each<[Wishes, RegExp]>([
    [
      { givens: [17, 17], tries: 500 },
      /^none of 500 attempts had 17 givens; they had 2\d to 2\d givens$/,
    ],
    [
      { givens: [50, 60], minimal: true, tries: 500 },
      /^none of 500 attempts was a minimal puzzle with 50 to 60 givens; they had 2\d to 2\d givens$/,
    ],
    [
      { givens: [4, 5], geometry: geometry(2, 3), tries: 3 },
      /^none of 3 attempts had 4 to 5 givens; they had \d+( to \d+)? givens$/,
    ],
    [
      { solution: SOLUTION, pattern: PATTERNS.lattice },
      /^the grid gives no proper puzzle with this pattern$/,
    ],
    [
      { pattern: PATTERNS.chessboard, minimal: true, tries: 2 },
      /^2 grids and 2,000 changes of a given gave no minimal puzzle with this pattern$/,
    ],
    [
      { pattern: boxesOnly(), tries: 1 },
      /^1 grid and 1,000 changes of a given gave no proper puzzle with this pattern; the best attempt had [\d,]+( or more)? solutions$/,
    ],
  ])('case %#', (wishes, message) => {
    expect(failure(wishes)).toMatch(message);
  });

  /** Only the three diagonal boxes are full: no proper puzzle of this pattern is known. */
  function boxesOnly(): Grid {
    return pattern(`
      xxx...... xxx...... xxx...... ...xxx... ...xxx... ...xxx... ......xxx ......xxx ......xxx`);
  }
});

onlyQuick(describe)('impossible requests are refused', () => {
  const blankRows = pattern(`
    ......... ......... xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx`);

  it.each<[Wishes, string]>([
    [
      { givens: [1, 16] },
      'no proper 9×9 puzzle has fewer than 17 givens (McGuire, Tugemann and Civario 2012); 16 requested',
    ],
    [{ givens: [24, 22] }, 'the range 24 to 22 is empty'],
    [{ givens: [82, 90] }, 'a 9×9 grid has 81 cells, fewer than 82'],
    [
      { givens: [2, 2], geometry: geometry(2, 2) },
      'no proper 4×4 puzzle has fewer than 3 givens, because two digits without a given could be swapped; 2 requested',
    ],
    [
      { givens: [30, 31], symmetry: 'rotate90' },
      'no pattern with symmetry rotate90 has 30 to 31 givens',
    ],
    [{ solution: emptyGrid(CLASSIC) }, 'the grid is not a solution: a house lacks a digit'],
    [{ pattern: PATTERNS.ring, givens: [30, 30] }, 'a pattern already fixes the number of givens'],
    [{ pattern: PATTERNS.ring, symmetry: 'full' }, 'a pattern already fixes the symmetry'],
    [
      { pattern: emptyGrid(CLASSIC) },
      'no proper 9×9 puzzle has fewer than 17 givens (McGuire, Tugemann and Civario 2012); 0 requested',
    ],
    [
      { pattern: blankRows },
      'no puzzle with this pattern is proper: row 1 and row 2 are blank and could be swapped',
    ],
    [
      { pattern: PATTERNS.ring, geometry: geometry(2, 3) },
      'the pattern is 9×9 with boxes of 3×3, but the puzzles are 6×6 with boxes of 2×3',
    ],
    [
      { solution: SOLUTION, geometry: geometry(3, 2) },
      'the grid is 9×9 with boxes of 3×3, but the puzzles are 6×6 with boxes of 3×2',
    ],
  ])('case %#', (wishes, reason) => {
    expect(impossibleReason(wishes)).toBe(reason);
    expect(() => generate({ ...wishes, seed: '' })).toThrow(new RangeError(reason));
  });

  it('possible requests have no reason against them', () => {
    for (const wishes of [{}, { givens: [17, 17] as const }, { pattern: PATTERNS.chessboard }]) {
      expect(impossibleReason(wishes)).toBeUndefined();
    }
  });
});

onlyQuick(describe)('wishes of a wrong type', () => {
  it.each([
    [{ givens: 24 }, 'expected givens to be a range such as [22, 26], got 24'],
    [{ symmetry: 'round' }, 'expected symmetry to be one of none, '],
    [{ tries: 0 }, 'expected tries to be at least 1, got 0'],
  ])('%j', (wishes, message) => {
    expect(() => generate(wishes as object)).toThrow(message);
    expect(() => generate(wishes as object)).toThrow(RangeError);
  });
});

describe('a range as text', () => {
  const names = fc.constantFrom('givens' as const, 'rating' as const, 'score' as const);

  it('is read as it is written', () => {
    fc.assert(
      fc.property(names, fc.nat(990), fc.nat(990), (name, from, to) => {
        const range = (name === 'rating' ? [from / 10, to / 10] : [from, to]) as [number, number];
        expect(parseRange(name, rangeText(name, range, '..'))).toEqual(range);
      }),
    );
  });

  it.each([
    ['givens', '..24', [0, 24]],
    ['rating', '7.2..', [7.2, 12]],
    ['score', '1200', [1200, 1200]],
    ['givens', '', undefined],
    ['givens', '..', undefined],
    ['givens', '2.5', undefined],
    ['givens', '5..x', undefined],
    ['score', '1..2..3', undefined],
    ['rating', '7.25', undefined],
    ['rating', '-1..2', undefined],
  ] as const)('of %s: %s', (name, text, range) => {
    expect(parseRange(name, text)).toEqual(range);
  });
});
