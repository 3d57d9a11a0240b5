import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { candidateGridOf, candidatesOf } from '../../src/grid/candidate-grid.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import { emptyGrid, gridOf } from '../../src/grid/grid.ts';
import { ComponentCounter } from '../../src/search/component-counter.ts';
import { propagation } from '../../src/search/propagation.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { AI_ESCARGOT, grid } from '../puzzles.ts';

const exactly = (puzzle: Puzzle): bigint | undefined =>
  new ComponentCounter(puzzle).advance(Number.POSITIVE_INFINITY);

describe('ComponentCounter', () => {
  // Felgenhauer and Jarvis 2005; OEIS A107739 and Russell's table for the rectangles.
  onlyQuick(it).each([
    [2, 2, 288n],
    [2, 3, 28_200_960n],
    [3, 2, 28_200_960n],
  ])('counts the empty grid of %i×%i boxes', (boxRows, boxColumns, solutions) => {
    expect(exactly({ givens: emptyGrid(geometry(boxRows, boxColumns)) })).toBe(solutions);
  });

  it('agrees with enumeration', () => {
    const random = new Random('exact');
    for (let i = 0; i < sized(20, 80); i++) {
      const shape = [CLASSIC, geometry(2, 3), geometry(2, 4)][i % 3];
      const full = randomGrid(shape, random);
      const share = 50 + random.below(15);
      const givens = gridOf(
        shape,
        full.digits.map((digit) => (random.below(100) < share ? 0 : digit)),
      );
      // In every fifth puzzle one digit is changed, which often leaves no solution.
      if (i % 5 === 0) givens.digits[givens.digits.findIndex((d) => d > 0)] = 1;
      const options = { limit: 20_000, strategy: propagation };
      const { count: solutions, end } = solvePuzzle({ givens }, options);
      if (end === 'exhausted') expect(exactly({ givens })).toBe(BigInt(solutions));
    }
  });

  it('respects pencilmarks', () => {
    const shape = geometry(2, 2);
    const candidates = candidatesOf(emptyGrid(shape)).candidates.slice();
    candidates[0] = 0b0011;
    const puzzle = { givens: emptyGrid(shape), pencilmarks: candidateGridOf(shape, candidates) };
    expect(exactly(puzzle)).toBe(144n);
  });

  it('counts proper puzzles, contradictions and full grids', () => {
    expect(exactly({ givens: grid(AI_ESCARGOT) })).toBe(1n);
    expect(exactly({ givens: grid(`11${'.'.repeat(79)}`) })).toBe(0n);
    expect(exactly({ givens: randomGrid(CLASSIC, new Random('full')) })).toBe(1n);
  });

  it('can be interrupted and continued', () => {
    const counter = new ComponentCounter({ givens: emptyGrid(geometry(2, 3)) });
    expect(counter.advance(10)).toBeUndefined();
    expect(counter.advance(Number.POSITIVE_INFINITY)).toBe(28_200_960n);
    expect(counter.recalled).toBeGreaterThan(0);
  });
});
