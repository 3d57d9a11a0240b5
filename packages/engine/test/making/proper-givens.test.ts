import { expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { digitSet } from '../../src/grid/digit-set.ts';
import { type Geometry, geometry } from '../../src/grid/geometry.ts';
import { emptyGrid, type Grid } from '../../src/grid/grid.ts';
import { ProperGivens } from '../../src/making/proper-givens.ts';
import { finish } from '../../src/work/work.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';
import { countByPropagation } from '../verdict-oracle.ts';

/** Cell → the digits that make the puzzle proper, by definition. */
function properByDefinition({ digits, geometry }: Grid): number[] {
  return Array.from(digits, (given, cell) => {
    if (given !== 0) return 0;
    const fitting = Array.from({ length: geometry.size }, (_, i) => i + 1).filter(
      (digit) =>
        countByPropagation({ givens: { geometry, digits: digits.with(cell, digit) } }) === 1,
    );
    return digitSet(...fitting);
  });
}

/** A puzzle with a share of the cells of a random grid. */
function cut(shape: Geometry, share: number, random: Random): Grid {
  const { digits } = randomGrid(shape, random);
  return {
    geometry: shape,
    digits: digits.map((digit) => (random.below(100) < share ? digit : 0)),
  };
}

it.each([
  [2, 2, 25, sized(10, 20)],
  [2, 3, 33, sized(10, 20)],
  [3, 3, 35, sized(6, 15)],
  [2, 4, 40, sized(5, 6)],
  [3, 4, 50, sized(1, 2)],
  [4, 4, 50, 1],
])('finds the givens that make a puzzle proper: boxes of %i×%i', (rows, columns, share, count) => {
  const random = new Random(`${rows}×${columns}`);
  let found = 0;
  for (let i = 0; i < count; i++) {
    const puzzle = cut(geometry(rows, columns), share, random);
    const { complete, givens } = finish(new ProperGivens(puzzle));
    expect(complete).toBe(true);
    expect([...givens.candidates]).toEqual(properByDefinition(puzzle));
    if (givens.candidates.some((set) => set !== 0)) found++;
  }
  expect(found).toBeGreaterThan(0);
});

it('finds none in an empty grid, or in a grid with a conflict', () => {
  for (const puzzle of [emptyGrid(geometry(3, 3)), grid(`11${'.'.repeat(79)}`)]) {
    const { complete, givens } = finish(new ProperGivens(puzzle));
    expect(complete).toBe(true);
    expect(givens.candidates.every((set) => set === 0)).toBe(true);
  }
});

it('works in slices', () => {
  const work = new ProperGivens(grid(WIKIPEDIA.replace('5', '.').replace('9', '.')));
  let slices = 1;
  while (!work.advance(1)) slices++;
  expect(slices).toBeGreaterThan(1);
  expect(work.advance()).toBe(work.advance());
});
