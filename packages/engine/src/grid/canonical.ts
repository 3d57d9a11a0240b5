import { hasConflict } from './conflict.ts';
import { type Geometry, isClassic } from './geometry.ts';
import { type Grid, gridOf, internGrid, isSolution } from './grid.ts';
import { type PuzzleMinlex, puzzleMinlexOf } from './puzzle-minlex.ts';
import { SolutionMinlex } from './solution-minlex.ts';
import type { Transform } from './transform.ts';

/** The largest size that has canonical forms. Must equal LARGEST in assembly/minlex/shape.ts. */
export const LARGEST_MINLEX = 12;

export interface Canonical {
  /** The minlex form. */
  readonly grid: Grid;
  /**
   * The transform from the input to the minlex form: `transformed(input, transform)` equals `grid`.
   */
  readonly transform: Transform;
  /**
   * The number of transforms that leave the grid unchanged, including the identity. Renamings of
   * digits that do not occur in the grid are counted too. So the empty 9×9 grid has 2 × 6^8 × 9!
   * automorphisms.
   */
  readonly automorphisms: bigint;
}

/**
 * The minlex form of a puzzle or a solution: the smallest of all its transforms. Grids are compared
 * row by row, and a blank counts as 0. A transform reorders chutes and the lines in a chute, and
 * renames digits. If the boxes are square, it can also transpose the grid. Two grids have the same
 * minlex form exactly when one grid is a transform of the other.
 *
 * A 9×9 grid takes a few µs. A full 12×12 grid takes up to half a second, because every order of
 * its columns is tried. SolutionMinlex and assembly/minlex describe the methods.
 *
 * @throws RangeError if a digit appears twice in a house, if the grid has a layout of its own, or if the size
 *   exceeds LARGEST_MINLEX.
 * @throws MissingWebAssembly if the grid is not a 9×9 solution, and the environment has no WebAssembly with SIMD.
 */
export function canonical(grid: Grid): Canonical {
  grid = internGrid(grid);
  const { digits, geometry } = grid;
  const { layout, size } = geometry;
  if (layout) throw new RangeError('expected a grid with rows, columns and boxes only');
  if (size > LARGEST_MINLEX) {
    const most = `${LARGEST_MINLEX}×${LARGEST_MINLEX}`;
    throw new RangeError(`expected a grid of at most ${most}, got ${size}×${size}`);
  }
  if (hasConflict(grid)) throw new RangeError('expected a grid without conflicts');
  if (isClassic(geometry) && isSolution(grid)) {
    solutionMinlex ??= new SolutionMinlex();
    solutionMinlex.run(digits);
    return canonicalOf(geometry, solutionMinlex, BigInt(solutionMinlex.automorphisms));
  }
  const puzzleMinlex = puzzleMinlexOf(geometry);
  puzzleMinlex.run(digits);
  const names = factorial(size - puzzleMinlex.labelled);
  return canonicalOf(geometry, puzzleMinlex, BigInt(puzzleMinlex.moves) * names);
}

let solutionMinlex: SolutionMinlex | undefined;

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
