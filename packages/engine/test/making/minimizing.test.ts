import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import type { Constraint } from '../../src/constraint/constraint.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { orbits, type Symmetry, symmetries } from '../../src/generate/symmetry.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import { emptyGrid, type Grid } from '../../src/grid/grid.ts';
import { check } from '../../src/library/check.ts';
import { Completing } from '../../src/making/completing.ts';
import { Minimizing } from '../../src/making/minimizing.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { finish } from '../../src/work/work.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';
import { countByPropagation, verdictByPropagation } from '../verdict-oracle.ts';

const SHAPES = [
  [2, 2],
  [2, 3],
  [3, 3],
  [4, 2],
] as const;

const symmetryIds = symmetries.map(({ id }) => id);

function isPart(part: Grid, whole: Grid): boolean {
  return part.digits.every((digit, cell) => digit === 0 || digit === whole.digits[cell]);
}

/** Whether the givens of a puzzle are in whole orbits. */
function isSymmetric({ digits, geometry }: Grid, symmetry: Symmetry): boolean {
  return orbits(geometry, symmetry).every(
    (orbit) => new Set(Array.from(orbit, (cell) => digits[cell] === 0)).size === 1,
  );
}

function without({ digits, geometry }: Grid, cells: ArrayLike<number>): Grid {
  const removed = new Set(Array.from(cells));
  return { geometry, digits: digits.map((digit, cell) => (removed.has(cell) ? 0 : digit)) };
}

describe('making a puzzle minimal', () => {
  it.each(SHAPES)('removes givens until none is redundant: boxes of %i×%i', (rows, columns) => {
    const random = new Random(`minimal ${rows}×${columns}`);
    for (let i = 0; i < sized(3, 5); i++) {
      const whole = randomGrid(geometry(rows, columns), random);
      const puzzle = finish(new Minimizing(whole, { seed: `${i}` }));
      expect(isPart(puzzle, whole)).toBe(true);
      expect(verdictByPropagation({ givens: puzzle })).toEqual({ kind: 'proper', redundant: [] });
    }
  });

  it.each(symmetryIds)('keeps the symmetry, and no group is redundant: %s', (symmetry) => {
    const random = new Random(symmetry);
    for (let i = 0; i < sized(1, 2); i++) {
      const whole = randomGrid(geometry(3, 3), random);
      const puzzle = finish(new Minimizing(whole, { seed: `${i}`, symmetry }));
      expect(isPart(puzzle, whole)).toBe(true);
      expect(countByPropagation({ givens: puzzle })).toBe(1);
      expect(isSymmetric(puzzle, symmetry)).toBe(true);
      for (const orbit of orbits(puzzle.geometry, symmetry)) {
        if (puzzle.digits[orbit[0]] === 0) continue;
        expect(countByPropagation({ givens: without(puzzle, orbit) })).toBe(2);
      }
    }
  });

  it('depends only on the puzzle and the seed', () => {
    const whole = randomGrid(geometry(3, 3), new Random('whole'));
    const made = (seed: string) => finish(new Minimizing(whole, { seed })).digits.join('');
    expect(made('a')).toBe(made('a'));
    expect(made('a')).not.toBe(made('b'));
  });
});

describe('completing a puzzle', () => {
  const completed = (puzzle: Grid, seed: string, symmetry: Symmetry = 'none'): Grid => {
    const result = finish(new Completing(puzzle, { seed, symmetry }));
    if (result.kind === 'none') throw new Error('expected a puzzle with a solution');
    return result.puzzle;
  };

  it.each(SHAPES)('adds givens that are all needed: boxes of %i×%i', (rows, columns) => {
    const random = new Random(`rest ${rows}×${columns}`);
    for (let i = 0; i < sized(3, 5); i++) {
      const { digits, geometry: shape } = randomGrid(geometry(rows, columns), random);
      const share = random.below(30);
      const start = {
        geometry: shape,
        digits: digits.map((digit) => (random.below(100) < share ? digit : 0)),
      };
      const puzzle = completed(start, `${i}`);
      expect(isPart(start, puzzle)).toBe(true);
      const verdict = verdictByPropagation({ givens: puzzle });
      if (verdict.kind !== 'proper')
        throw new Error(`expected a proper puzzle, got ${verdict.kind}`);
      expect(verdict.redundant?.filter((cell) => start.digits[cell] === 0)).toEqual([]);
    }
  });

  it.each(symmetryIds)('keeps the symmetry: %s', (symmetry) => {
    const solved = randomGrid(geometry(3, 3), new Random(symmetry));
    for (let i = 0; i < sized(1, 2); i++) {
      const start = {
        ...solved,
        digits: solved.digits.map((digit, cell) => (cell < 5 ? digit : 0)),
      };
      const puzzle = completed(start, `${i}`, symmetry);
      expect(isPart(start, puzzle)).toBe(true);
      expect(isSymmetric(puzzle, symmetry)).toBe(true);
      expect(countByPropagation({ givens: puzzle })).toBe(1);
    }
  });

  it('begins with an empty grid, and depends on the seed', () => {
    const empty = emptyGrid(geometry(3, 3));
    expect(completed(empty, 'a')).toEqual(completed(empty, 'a'));
    expect(completed(empty, 'a')).not.toEqual(completed(empty, 'b'));
  });

  it('adds nothing to a proper puzzle', () => {
    const puzzle = grid(WIKIPEDIA);
    expect(completed(puzzle, 'a')).toEqual(puzzle);
  });

  it('says if there is no solution', () => {
    const puzzle = grid(`11${'.'.repeat(79)}`);
    expect(finish(new Completing(puzzle, { seed: 'a' }))).toEqual({ kind: 'none' });
  });
});

onlyQuick(describe)('a variant', () => {
  const constraints: readonly Constraint[] = [
    { kind: 'antiknight' },
    { kind: 'thermo', cells: [0, 1, 2, 3] },
    { kind: 'killer', cells: [40, 41, 50], sum: 12 },
  ];

  it('gets givens until it is proper under its rules, and none that they make redundant', () => {
    const made = finish(new Completing(emptyGrid(CLASSIC), { seed: 'variant', constraints }));
    const puzzle = made.kind === 'proper' ? made.puzzle : emptyGrid(CLASSIC);
    expect(made.kind).toBe('proper');
    expect(check({ givens: puzzle, constraints })).toMatchObject({
      kind: 'proper',
      redundant: [],
    });
    expect(check(puzzle)).toMatchObject({ kind: 'several' });

    const { solution } = solvePuzzle({ givens: puzzle, constraints });
    const minimal = finish(new Minimizing(solution!, { seed: 'variant', constraints }));
    expect(check({ givens: minimal, constraints })).toMatchObject({
      kind: 'proper',
      redundant: [],
    });
  });
});
