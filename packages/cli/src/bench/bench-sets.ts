import { type BulkSolver, CLASSIC, digMinimal, type Grid, Random, randomGrid } from '@nonet/engine';

export interface BenchSet {
  readonly name: string;
  readonly puzzles: readonly Grid[];
}

/** Puzzles of a set. */
const COUNT = 1_000;
/** Blanks of an easy puzzle: naked singles are enough for nearly all. */
const EASY_BLANKS = 36;
/** Givens that a minimal puzzle loses to have several solutions. */
const LOST = 2;

/** Puzzles of our own making, the same ones every time. */
export function benchSets(solver: BulkSolver): BenchSet[] {
  const random = new Random('nonet bench');
  const grids = Array.from({ length: COUNT }, () => randomGrid(CLASSIC, random));
  const minimal = grids.map((grid) => digMinimal(grid, random, solver));
  return [
    { name: 'easy', puzzles: grids.map((grid) => without(grid, EASY_BLANKS, random)) },
    { name: 'minimal', puzzles: minimal },
    { name: 'several', puzzles: minimal.map((puzzle) => without(puzzle, LOST, random)) },
  ];
}

/** A grid without so many of its digits, whichever they are. */
function without(grid: Grid, count: number, random: Random): Grid {
  const digits = grid.digits.slice();
  const given = [...digits.keys()].filter((cell) => digits[cell] !== 0);
  for (const cell of random.shuffle(given).slice(0, count)) digits[cell] = 0;
  return { geometry: grid.geometry, digits };
}
