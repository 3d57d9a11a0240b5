import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { candidateGridOf, candidatesOf } from '../../src/grid/candidate-grid.ts';
import { conflicts, hasConflict } from '../../src/grid/conflict.ts';
import {
  allDigits,
  countDigits,
  digitSet,
  digitsOf,
  hasDigit,
  lowestDigit,
} from '../../src/grid/digit-set.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import {
  blankCells,
  countGivens,
  emptyGrid,
  equalGrids,
  gridOf,
  isSolution,
  solves,
} from '../../src/grid/grid.ts';
import {
  identityTransform,
  inverseTransform,
  randomTransform,
  transformed,
} from '../../src/grid/transform.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';

describe('digit sets', () => {
  it('behave like sets', () => {
    const digits = fc.uniqueArray(fc.integer({ min: 1, max: 25 }));
    fc.assert(
      fc.property(digits, (list) => {
        const set = digitSet(...list);
        const sorted = [...list].sort((a, b) => a - b);
        expect(digitsOf(set)).toEqual(sorted);
        expect(countDigits(set)).toBe(list.length);
        expect(lowestDigit(set)).toBe(sorted[0] ?? 0);
        for (let digit = 1; digit <= 25; digit++) {
          expect(hasDigit(set, digit)).toBe(list.includes(digit));
        }
      }),
    );
    expect(digitsOf(allDigits(25))).toHaveLength(25);
  });
});

describe('grids', () => {
  it('refuse digits outside their size', () => {
    expect(() => gridOf(CLASSIC, [1, 2])).toThrow('expected 81 digits, got 2');
    expect(() =>
      gridOf(
        geometry(2, 2),
        Array.from({ length: 16 }, () => 5),
      ),
    ).toThrow('expected a digit 0 to 4 at cell 0, got 5');
    expect(() =>
      candidateGridOf(
        geometry(2, 2),
        Array.from({ length: 16 }, () => 16),
      ),
    ).toThrow('expected digits 1 to 4 at cell 0');
  });

  it('have blanks, givens and a solution', () => {
    const givens = grid(WIKIPEDIA);
    expect(blankCells(givens)).toHaveLength(51);
    expect(countGivens(givens)).toBe(30);
    const { solution } = solvePuzzle({ givens });
    expect(isSolution(solution!)).toBe(true);
    expect(solves(solution!, givens)).toBe(true);
    expect(solves(givens, givens)).toBe(false);
    expect(isSolution(emptyGrid(CLASSIC))).toBe(false);
  });

  it('have the candidates that the rules leave', () => {
    const { candidates } = candidatesOf(grid(WIKIPEDIA));
    expect(digitsOf(candidates[0])).toEqual([5]);
    expect(digitsOf(candidates[2])).toEqual([1, 2, 4]);
  });
});

describe('conflicts', () => {
  it('name the digit, house and cells', () => {
    const cells = '.'.repeat(81).split('');
    cells[0] = '5';
    cells[3] = '5';
    cells[10] = '5';
    expect(conflicts(grid(cells.join('')))).toEqual([
      { digit: 5, house: 0, cells: [0, 3] },
      { digit: 5, house: 18, cells: [0, 10] },
    ]);
  });

  it('are found exactly where two peers are equal', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(digits, (list) => {
        const any = gridOf(geometry(2, 2), list);
        const clash = list.some((digit, cell) =>
          [...any.geometry.peers[cell]].some((peer) => digit !== 0 && list[peer] === digit),
        );
        expect(hasConflict(any)).toBe(clash);
        expect(conflicts(any).length > 0).toBe(clash);
      }),
    );
  });
});

describe('transforms', () => {
  it.each([CLASSIC, geometry(2, 3), geometry(4, 3), geometry(4, 4)])(
    'keep solutions and can be inverted ($boxRows×$boxColumns)',
    (shape) => {
      const random = new Random('transform');
      for (let i = 0; i < 200; i++) {
        const solution = randomGrid(shape, random);
        const transform = randomTransform(shape, (n) => random.below(n));
        const moved = transformed(solution, transform);
        expect(isSolution(moved)).toBe(true);
        expect(equalGrids(transformed(moved, inverseTransform(transform)), solution)).toBe(true);
      }
    },
  );

  it('transpose boxes that are not square', () => {
    const shape = geometry(2, 3);
    const solution = randomGrid(shape, new Random('transpose'));
    const transposed = transformed(solution, { ...identityTransform(shape), transpose: true });
    expect(transposed.geometry).toBe(geometry(3, 2));
    expect(isSolution(transposed)).toBe(true);
    expect(equalGrids(transformed(solution, identityTransform(shape)), solution)).toBe(true);
  });
});
