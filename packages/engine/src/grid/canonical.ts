import { hasConflict } from './conflict.ts';
import { CLASSIC, type Geometry } from './geometry.ts';
import { type Grid, gridOf, isSolution } from './grid.ts';
import { PuzzleMinlex } from './puzzle-minlex.ts';
import { SolutionMinlex } from './solution-minlex.ts';
import type { Transform } from './transform.ts';

export { LARGEST_MINLEX } from './puzzle-minlex.ts';

export interface Canonical {
  /** The minlex form. */
  readonly grid: Grid;
  /** A transform that leads there: `transformed(grid, transform)`. */
  readonly transform: Transform;
  /**
   * The symmetries, the identity among them, that keep the grid as it is. The names of digits that do
   * not come up count: the empty 9×9 grid has 2 × 6^8 × 9!.
   */
  readonly automorphisms: bigint;
}

/**
 * The minlex form of a puzzle or a solution: of all grids that transforms of its geometry make of it
 * (transposing where boxes are square, chutes, lines in chutes, digits), the one whose cells are the
 * smallest, row by row, a blank before 1. Grids have the same form exactly when one is a transform of
 * the other.
 *
 * Full 9×9 grids take some 6 µs, puzzles 20 µs; full grids of 12×12 a second and more, as every
 * order of their columns has to be tried (PuzzleMinlex, SolutionMinlex).
 *
 * @throws RangeError when a digit stands twice in a house, or the size passes LARGEST_MINLEX.
 */
export function canonical(grid: Grid): Canonical {
  const { geometry, digits } = grid;
  const puzzles = puzzlesOf(geometry);
  if (hasConflict(grid)) throw new RangeError('expected a grid without conflicts');
  if (geometry === CLASSIC && isSolution(grid)) {
    solutions ??= new SolutionMinlex();
    solutions.run(digits);
    return canonicalOf(geometry, solutions, BigInt(solutions.automorphisms));
  }
  puzzles.run(digits);
  const names = factorial(geometry.size - puzzles.labelled);
  return canonicalOf(geometry, puzzles, BigInt(puzzles.moves) * names);
}

let solutions: SolutionMinlex | undefined;
const puzzlesBy = new Map<Geometry, PuzzleMinlex>();

function puzzlesOf(geometry: Geometry): PuzzleMinlex {
  const known = puzzlesBy.get(geometry);
  if (known) return known;
  const made = new PuzzleMinlex(geometry);
  puzzlesBy.set(geometry, made);
  return made;
}

function canonicalOf(
  geometry: Geometry,
  { form, isTransposed, rows, columns, labels }: SolutionMinlex | PuzzleMinlex,
  automorphisms: bigint,
): Canonical {
  const transform = {
    transpose: isTransposed,
    rows: [...rows],
    columns: [...columns],
    digits: [...labels],
  };
  return { grid: gridOf(geometry, form), transform, automorphisms };
}

function factorial(n: number): bigint {
  return n < 2 ? 1n : BigInt(n) * factorial(n - 1);
}
