import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import type { Constraint } from '../../src/constraint/constraint.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { Counting } from '../../src/solve/counting.ts';
import { RedundantConstraints } from '../../src/solve/redundant-constraints.ts';
import { UnsatisfiableCore } from '../../src/solve/unsatisfiable-core.ts';
import { finish } from '../../src/work/work.ts';
import { KINDS, randomConstraint } from '../constraint/random-constraints.ts';

const SMALL = geometry(2, 2);

/** 4×4 puzzles with up to eight rules, of which most hold in a grid that also has the givens. */
function randomPuzzles(seed: string, count: number): Puzzle[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const digits = Array.from(randomGrid(SMALL, random).digits);
    const variant = {
      rows: 4,
      columns: 4,
      least: 1,
      most: 4,
      regions: [...SMALL.box],
      givens: digits.map(() => null),
      constraints: [],
    };
    const kinds = random.shuffle([...KINDS]).slice(0, 1 + random.below(5));
    const constraints = kinds.flatMap((kind) =>
      randomConstraint(kind, { variant, digits, random }),
    );
    const givens = digits.map((digit) => (random.below(5) === 0 ? digit : 0));
    return { givens: gridOf(SMALL, givens), constraints };
  });
}

function solutionsOf(puzzle: Puzzle): number {
  return finish(new Counting(puzzle, { limit: 2 })).count;
}

/** The puzzle with these constraints and givens only. */
function withOnly({ constraints = [], givens }: Puzzle, rules: number[], cells: number[]): Puzzle {
  const digits = givens.digits.map((digit, cell) => (cells.includes(cell) ? digit : 0));
  return {
    givens: gridOf(givens.geometry, digits),
    constraints: constraints.filter((_, i) => rules.includes(i)),
  };
}

const isMark = ({ kind }: Constraint): boolean => ['difference', 'ratio', 'total'].includes(kind);
const sparesMarks = ({ constraints = [] }: Puzzle): boolean =>
  constraints.some(({ kind }) => kind === 'negative' || kind === 'nonconsecutive');

const empty = (
  constraints: readonly Constraint[],
  digits: Record<number, number> = {},
): Puzzle => ({
  givens: gridOf(
    CLASSIC,
    Array.from({ length: 81 }, (_, cell) => digits[cell] ?? 0),
  ),
  constraints,
});

describe('redundant constraints', () => {
  it('are those without which there is still one solution', () => {
    const proper = randomPuzzles('redundant', sized(80, 800)).filter(
      (puzzle) => solutionsOf(puzzle) === 1,
    );
    expect(proper.length).toBeGreaterThan(10);
    let found = 0;
    for (const puzzle of proper) {
      const { complete, redundant } = finish(new RedundantConstraints(puzzle));
      const { constraints = [], givens } = puzzle;
      const expected = [...constraints.keys()].filter((i) => {
        if (sparesMarks(puzzle) && isMark(constraints[i])) return redundant.includes(i);
        return solutionsOf({ givens, constraints: constraints.toSpliced(i, 1) }) === 1;
      });
      expect(redundant).toEqual(expected);
      expect(complete).toBe(true);
      found += redundant.length;
    }
    expect(found).toBeGreaterThan(3);
  });

  it('are no dots where all dots are given', () => {
    // 1 and 2 have both dots. Without its white dot, the pair 23 could be none.
    const puzzle: Puzzle = {
      givens: gridOf(SMALL, [1, 0, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]),
      constraints: [{ kind: 'difference', cells: [0, 1], value: 1 }],
    };
    expect(finish(new RedundantConstraints(puzzle)).redundant).toEqual([0]);
    const negative: Constraint = { kind: 'negative', of: ['ratio'], values: [3] };
    const all = { ...puzzle, constraints: [...puzzle.constraints!, negative] };
    expect(finish(new RedundantConstraints(all)).redundant).not.toContain(0);
  });
});

describe('the unsatisfiable core', () => {
  it('names a cage and a thermometer, and leaves out the rest', () => {
    const puzzle = empty(
      [
        { kind: 'antiknight' },
        { kind: 'killer', cells: [0, 1], sum: 4 },
        { kind: 'palindrome', cells: [40, 50, 60] },
        { kind: 'thermo', cells: [27, 18, 9, 0] },
      ],
      { 80: 5, 44: 7 },
    );
    expect(finish(new UnsatisfiableCore(puzzle))).toEqual({
      constraints: [1, 3],
      givens: [],
      isMinimal: true,
    });
  });

  it('has no solution, and has one without any of its parts', () => {
    const none = randomPuzzles('core', sized(80, 800)).filter(
      (puzzle) => solutionsOf(puzzle) === 0,
    );
    expect(none.length).toBeGreaterThan(10);
    for (const puzzle of none) {
      const { constraints, givens, isMinimal } = finish(new UnsatisfiableCore(puzzle));
      expect(isMinimal).toBe(true);
      if (sparesMarks(puzzle)) continue;
      const rules = [...constraints];
      const cells = [...givens];
      expect(solutionsOf(withOnly(puzzle, rules, cells))).toBe(0);
      for (const i of rules) {
        expect(
          solutionsOf(
            withOnly(
              puzzle,
              rules.filter((it) => it !== i),
              cells,
            ),
          ),
        ).not.toBe(0);
      }
      for (const i of cells) {
        expect(
          solutionsOf(
            withOnly(
              puzzle,
              rules,
              cells.filter((it) => it !== i),
            ),
          ),
        ).not.toBe(0);
      }
    }
  });
});
