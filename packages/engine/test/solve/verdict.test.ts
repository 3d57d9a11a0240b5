import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { BulkSolver } from '../../src/bulk/bulk-solver.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { CLASSIC, type Geometry, geometry } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { Checking } from '../../src/solve/checking.ts';
import { ClassicChecking } from '../../src/solve/classic-checking.ts';
import { classicPuzzles } from '../../src/solve/kernel-input.ts';
import { finish } from '../../src/work/work.ts';
import { ANTI_BRUTE_FORCE, grid } from '../puzzles.ts';
import { verdictByPropagation } from '../verdict-oracle.ts';

const KINDS = ['conflict', 'full', 'none', 'proper', 'several'];

/** Puzzles of all kinds: random grids with cells blanked and, in some, a digit changed. */
function drawn(shape: Geometry, seed: string, count: number): Puzzle[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const solution = randomGrid(shape, random);
    const givens = random.below(shape.cells + 1);
    const cells = random.shuffle(Array.from(solution.digits, (_, cell) => cell));
    const digits = new Uint8Array(shape.cells);
    for (const cell of cells.slice(0, givens)) digits[cell] = solution.digits[cell];
    if (random.below(4) === 0) digits[random.below(shape.cells)] = 1 + random.below(shape.size);
    return { givens: gridOf(shape, digits) };
  });
}

/** The same puzzles with pencilmarks, from which some candidates are removed. */
function thinned(puzzles: readonly Puzzle[], share: number): Puzzle[] {
  const random = new Random('thinned');
  return puzzles.map(({ givens }) => {
    const candidates = candidatesOf(givens).candidates.map((set) =>
      random.below(share) === 0 ? set & ~(1 << random.below(9)) : set,
    );
    return { givens, pencilmarks: { geometry: CLASSIC, candidates } };
  });
}

const classic = (puzzles: readonly Puzzle[]) =>
  finish(new ClassicChecking(new BulkSolver(), classicPuzzles(puzzles)));

describe('the verdict', () => {
  it('agrees with propagation on classic puzzles, in bulk and one by one', () => {
    const puzzles = drawn(CLASSIC, 'verdicts', sized(100, 150));
    const expected = puzzles.map(verdictByPropagation);
    expect([...new Set(expected.map(({ kind }) => kind))].sort()).toEqual(KINDS);
    expect(classic(puzzles)).toEqual(expected);
    expect(puzzles.map((puzzle) => finish(new Checking(puzzle)))).toEqual(expected);
  });

  it.each([1_000, 6])('agrees with propagation on pencilmarks with one in %i removed', (share) => {
    const puzzles = thinned(drawn(CLASSIC, 'candidates', 60), share);
    const expected = puzzles.map(verdictByPropagation);
    expect(classic(puzzles)).toEqual(expected);
    const mixed = [...puzzles, ...drawn(CLASSIC, 'without', 20)];
    expect(classic(mixed)).toEqual(mixed.map(verdictByPropagation));
  });

  it.each([
    [2, 2, 100],
    [2, 3, 100],
    [3, 4, 6],
  ])('agrees with propagation on boxes of %i×%i', (rows, columns, count) => {
    const puzzles = drawn(geometry(rows, columns), 'sizes', count);
    expect(puzzles.map((puzzle) => finish(new Checking(puzzle)))).toEqual(
      puzzles.map(verdictByPropagation),
    );
  });

  it('counts solutions up to a requested limit', () => {
    const givens = grid('.'.repeat(16));
    const verdict = (limit: number) => finish(new Checking({ givens }, { limit }));
    expect(verdict(288)).toEqual({ kind: 'several', count: 288, complete: false });
    expect(verdict(289)).toEqual({ kind: 'several', count: 288, complete: true });
    const classicVerdict = finish(new Checking({ givens: grid('.'.repeat(81)) }, { limit: 7 }));
    expect(classicVerdict).toEqual({ kind: 'several', count: 7, complete: false });
  });

  it('reports a proper puzzle before it tests the givens', () => {
    const checking = new Checking({ givens: grid(ANTI_BRUTE_FORCE) });
    expect(checking.early).toEqual({ kind: 'stopped' });
    const seen = new Set<string>();
    while (!checking.advance(1)) seen.add(JSON.stringify(checking.early));
    expect([...seen]).toEqual(['{"kind":"stopped"}', '{"kind":"proper"}']);
    expect(checking.advance()).toEqual({ kind: 'proper', redundant: [] });
  });
});
