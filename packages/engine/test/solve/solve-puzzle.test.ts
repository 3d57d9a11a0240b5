import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import { gridOf, solves } from '../../src/grid/grid.ts';
import { strategies } from '../../src/search/all.ts';
import { propagation } from '../../src/search/propagation.ts';
import { Counting } from '../../src/solve/counting.ts';
import { Listing } from '../../src/solve/listing.ts';
import { Solving, solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { finish } from '../../src/work/work.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';

/** The solution of the example of Wikipedia. */
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Random grids of a shape with about two thirds of the cells blanked. */
function drawn(rows: number, columns: number, count: number) {
  const random = new Random(`${rows} ${columns}`);
  const shape = geometry(rows, columns);
  return Array.from({ length: count }, () => {
    const { digits } = randomGrid(shape, random);
    const kept = digits.map((digit) => (random.below(100) < 35 ? digit : 0));
    return gridOf(shape, kept);
  });
}

describe('solvePuzzle', () => {
  it('returns the same outcome from the kernel and propagation', () => {
    for (const givens of drawn(3, 3, sized(10, 60))) {
      const expected = solvePuzzle({ givens }, { strategy: propagation, limit: 50 });
      const { counters, ...outcome } = solvePuzzle({ givens }, { limit: 50 });
      expect(counters).toBeUndefined();
      expect({ ...outcome, counters: expected.counters }).toEqual(expected);
      expect(finish(new Solving({ givens }, { limit: 50 }))).toEqual({ ...outcome, counters });
      if (outcome.solution) expect(solves(outcome.solution, givens)).toBe(true);
    }
  });

  it('reports a conflict with its cells by every method', () => {
    const givens = grid(`55${WIKIPEDIA.slice(2)}`);
    const conflicts = [0, 18].map((house) => ({ digit: 5, house, cells: [0, 1] }));
    const methods = [{}, ...strategies.map((strategy) => ({ strategy }))];
    for (const options of methods) {
      const outcome = solvePuzzle({ givens }, options);
      expect(outcome).toMatchObject({
        kind: 'conflict',
        conflicts,
        count: 0,
        solution: undefined,
      });
    }
  });

  it('reports what the puzzle is', () => {
    const kind = (text: string, options = {}) => solvePuzzle({ givens: grid(text) }, options).kind;
    for (const options of [{}, { strategy: propagation }]) {
      expect(kind(WIKIPEDIA, options)).toBe('proper');
      expect(kind(WIKIPEDIA, { ...options, limit: 1 })).toBe('solvable');
      expect(kind(SOLUTION, options)).toBe('full');
      expect(kind(SOLUTION, { ...options, limit: 1 })).toBe('full');
      expect(kind('.'.repeat(81), options)).toBe('several');
      expect(kind(`531${WIKIPEDIA.slice(3)}`, options)).toBe('none');
      expect(kind(WIKIPEDIA, { ...options, signal: { aborted: true } })).toBe('stopped');
    }
  });
});

describe('Counting and Listing', () => {
  it.each([
    [2, 2],
    [2, 3],
    [3, 3],
  ])('agree with each other and with propagation for boxes of %i×%i', (rows, columns) => {
    for (const givens of drawn(rows, columns, sized(12, 24))) {
      const limit = 200;
      const counted = finish(new Counting({ givens }, { limit }));
      expect(finish(new Counting({ givens }, { limit, strategy: propagation }))).toEqual(counted);
      const listed = listOf(new Listing({ givens }, { limit }));
      expect(listed).toEqual(listOf(new Listing({ givens }, { limit, strategy: propagation })));
      expect(listed).toHaveLength(counted.count);
      expect(listed).toEqual([...listed].sort());
      const met = listOf(new Listing({ givens }, { limit, order: 'met' }));
      if (counted.complete) expect(met.sort()).toEqual(listed);
    }
  });

  it('return their result again after they are finished', () => {
    const givens = gridOf(CLASSIC, grid(WIKIPEDIA).digits);
    const listing = new Listing({ givens });
    expect([finish(listing), listing.advance(), listing.solutions]).toEqual([1, 1, []]);
    const counting = new Counting({ givens });
    expect(finish(counting)).toEqual(counting.advance());
  });
});

function listOf(listing: Listing): string[] {
  const found: string[] = [];
  let count: number | undefined;
  while (count === undefined) {
    count = listing.advance(64);
    found.push(...listing.solutions.map(({ digits }) => digits.join('')));
  }
  expect(found).toHaveLength(count);
  return found;
}
