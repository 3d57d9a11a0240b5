import { generate, Random } from '@nonet/engine/generate';
import type { Grid } from '@nonet/engine/grid';

export interface BenchSet {
  readonly name: string;
  readonly puzzles: readonly Grid[];
}

/** Puzzles per set. */
const COUNT = 1_000;
/** The number of givens added to a minimal puzzle to make it easy. */
const GAINED = 12;
/** The number of givens removed from a minimal puzzle to give it several solutions. */
const LOST = 2;

/** Generates the puzzle sets. The puzzles are the same in every run. */
export function benchSets(): BenchSet[] {
  const seed = 'nonet bench';
  const random = new Random(seed);
  const { puzzles: made } = generate({ minimal: true, seed, count: COUNT });
  return [
    {
      name: 'easy',
      puzzles: made.map(({ givens, solution }) => withMore(givens, solution, random)),
    },
    { name: 'minimal', puzzles: made.map(({ givens }) => givens) },
    { name: 'several', puzzles: made.map(({ givens }) => withLess(givens, random)) },
  ];
}

/** Adds GAINED givens to the puzzle, taken from its solution. */
function withMore(puzzle: Grid, solution: Grid, random: Random): Grid {
  const blanks = cellsWhere(puzzle, (digit) => digit === 0);
  return changed(puzzle, random.shuffle(blanks).slice(0, GAINED), (cell) => solution.digits[cell]);
}

/** Removes LOST givens from the puzzle. */
function withLess(puzzle: Grid, random: Random): Grid {
  const given = cellsWhere(puzzle, (digit) => digit !== 0);
  return changed(puzzle, random.shuffle(given).slice(0, LOST), () => 0);
}

function cellsWhere({ digits }: Grid, holds: (digit: number) => boolean): number[] {
  return [...digits.keys()].filter((cell) => holds(digits[cell]));
}

function changed(grid: Grid, cells: readonly number[], digitOf: (cell: number) => number): Grid {
  const digits = grid.digits.slice();
  for (const cell of cells) digits[cell] = digitOf(cell);
  return { geometry: grid.geometry, digits };
}
