import { type CandidateGrid, candidateGridOf, internCandidates } from './candidate-grid.ts';
import { type DigitSet, digitSet, digitsOf } from './digit-set.ts';
import { type Geometry, geometry as geometryOf, type Layout, layoutGeometry } from './geometry.ts';
import { type Grid, gridOf, internGrid } from './grid.ts';

/**
 * A symmetry of Sudoku. It does not change the number of solutions. If `transpose` is set, the grid
 * is transposed first. Then its lines are moved. Finally its digits are renamed.
 */
export interface Transform {
  readonly transpose: boolean;
  /**
   * New row → the row of the old grid that moves there. With `transpose`, this is a row of the
   * transposed grid. Bands stay together.
   */
  readonly rows: readonly number[];
  /** New column → the column that moves there, numbered after transposing. Stacks stay together. */
  readonly columns: readonly number[];
  /** Digit → its new name. Entry 0 is the blank and stays 0. */
  readonly digits: readonly number[];
}

export function identityTransform(geometry: Geometry): Transform {
  const lines = Array.from({ length: geometry.size }, (_, line) => line);
  const digits = Array.from({ length: geometry.size + 1 }, (_, digit) => digit);
  return { transpose: false, rows: lines, columns: lines, digits };
}

/** A quarter turn, clockwise. */
export function quarterTurn(geometry: Geometry): Transform {
  const turn = identityTransform(geometry);
  return { ...turn, transpose: true, columns: turn.columns.toReversed() };
}

/** Exchanges left and right. */
export function mirror(geometry: Geometry): Transform {
  const same = identityTransform(geometry);
  return { ...same, columns: same.columns.toReversed() };
}

/** Renames the digits at random. `below(n)` returns a uniform integer from 0 to n − 1. */
export function randomDigits(geometry: Geometry, below: (n: number) => number): Transform {
  return { ...identityTransform(geometry), digits: shuffledDigits(geometry, below) };
}

/** Renames the digits in the order in which they first appear: the first one is 1. */
export function digitsInOrder(grid: Grid): Transform {
  const { digits, geometry } = internGrid(grid);
  const same = identityTransform(geometry);
  const order = [...new Set([...digits, ...same.digits])].filter((digit) => digit !== 0);
  return { ...same, digits: same.digits.map((digit) => order.indexOf(digit) + 1) };
}

/** Applies a transform to a grid. Transposing turns boxes of 2 × 3 into boxes of 3 × 2. */
export function transformed(grid: Grid, transform: Transform): Grid {
  const { digits, geometry: shape } = internGrid(grid);
  const { geometry, sources } = moved(shape, transform);
  return gridOf(
    geometry,
    sources.map((source) => transform.digits[digits[source]]),
  );
}

/** Applies a transform to the candidates of a grid, such as pencilmarks. */
export function transformedCandidates(grid: CandidateGrid, transform: Transform): CandidateGrid {
  const { candidates, geometry: shape } = internCandidates(grid, 'grid');
  const { geometry, sources } = moved(shape, transform);
  const renamed = (set: DigitSet): DigitSet =>
    digitsOf(set).reduce((all, digit) => all | digitSet(transform.digits[digit]), 0);
  return candidateGridOf(
    geometry,
    sources.map((source) => renamed(candidates[source])),
  );
}

/** The new geometry, and new cell → the old cell that moves there. */
function moved(
  from: Geometry,
  { columns, rows, transpose }: Transform,
): { readonly geometry: Geometry; readonly sources: readonly number[] } {
  const sources = Array.from({ length: from.cells }, (_, cell) => {
    const row = rows[from.row[cell]];
    const column = columns[from.column[cell]];
    return transpose ? column * from.size + row : row * from.size + column;
  });
  if (from.layout) return { geometry: layoutGeometry(movedLayout(from.layout, sources)), sources };
  return { geometry: transpose ? geometryOf(from.boxColumns, from.boxRows) : from, sources };
}

function movedLayout({ apart, boxes, houses }: Layout, sources: readonly number[]): Layout {
  const places = inverted(sources);
  return {
    boxes: sources.map((cell) => boxes[cell]),
    ...(houses && { houses: houses.map((house) => house.map((cell) => places[cell])) }),
    ...(apart && { apart: apart.map(([a, b]) => [places[a], places[b]]) }),
  };
}

/** The transform that undoes `transform`. */
export function inverseTransform(transform: Transform): Transform {
  const rows = inverted(transform.rows);
  const columns = inverted(transform.columns);
  return {
    transpose: transform.transpose,
    rows: transform.transpose ? columns : rows,
    columns: transform.transpose ? rows : columns,
    digits: inverted(transform.digits),
  };
}

/**
 * Draws a transform uniformly at random. `below(n)` returns a uniform integer from 0 to n − 1.
 * Grids with square boxes are transposed half the time. Other grids are never transposed, so that
 * the geometry stays the same. For the same reason, only the digits of a grid with a layout change.
 */
export function randomTransform(geometry: Geometry, below: (n: number) => number): Transform {
  const { boxRows, boxColumns, layout, size } = geometry;
  if (layout) return { ...identityTransform(geometry), digits: shuffledDigits(geometry, below) };
  return {
    transpose: boxRows === boxColumns && below(2) === 1,
    rows: shuffledLines(size, boxRows, below),
    columns: shuffledLines(size, boxColumns, below),
    digits: shuffledDigits(geometry, below),
  };
}

function shuffledDigits({ size }: Geometry, below: (n: number) => number): number[] {
  return [0, ...shuffled(size, below).map((digit) => digit + 1)];
}

/** Shuffles the chutes of `width` lines, and the lines in each chute. */
function shuffledLines(size: number, width: number, below: (n: number) => number): number[] {
  return shuffled(size / width, below).flatMap((chute) =>
    shuffled(width, below).map((line) => chute * width + line),
  );
}

/** 0 to n − 1 in random order (Fisher–Yates). */
function shuffled(n: number, below: (n: number) => number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

function inverted(permutation: readonly number[]): number[] {
  const result = Array.from(permutation, () => 0);
  permutation.forEach((from, to) => {
    result[from] = to;
  });
  return result;
}
