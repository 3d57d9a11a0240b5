import { allDigits } from './digit-set.ts';
import { type Geometry, internedIfAny, internGeometry } from './geometry.ts';
import { listIn, numbersIn } from './plain-numbers.ts';
import { isObject, wrongKind } from './wrong-kind.ts';

/** The digits of a puzzle, of a solution, or of a partly solved grid. */
export interface Grid {
  readonly geometry: Geometry;
  /** Cell → digit, or 0 if the cell is blank. Read-only, because grids are shared. */
  readonly digits: Uint8Array;
}

/**
 * A grid whose geometry is that of `internGeometry`.
 *
 * @throws TypeError if the argument with this name is not a grid.
 */
export function internGrid(grid: Grid, name: string = 'grid'): Grid {
  const { digits: own, geometry: shape }: Partial<Grid> = isObject(grid) ? grid : {};
  const geometry = internedIfAny(shape);
  const digits =
    geometry && numbersIn(own, { count: geometry.cells, most: geometry.size }, Uint8Array);
  if (!digits) throw wrongKind(name, 'a grid (geometry, and one digit per cell)', grid);
  return geometry === shape && digits === own ? grid : { geometry, digits };
}

export function emptyGrid(geometry: Geometry): Grid {
  geometry = internGeometry(geometry);
  return { geometry, digits: new Uint8Array(geometry.cells) };
}

/**
 * Makes a grid from one digit per cell, row by row. A blank is 0. The digits are copied.
 *
 * @throws RangeError if the number of digits is not `geometry.cells`, or if a digit is not an
 *   integer from 0 to the size.
 */
export function gridOf(geometry: Geometry, digits: ArrayLike<number>): Grid {
  geometry = internGeometry(geometry);
  const list = listIn(digits);
  if (list?.length !== geometry.cells) {
    throw new RangeError(`expected ${geometry.cells} digits, got ${list?.length}`);
  }
  const copy = new Uint8Array(geometry.cells);
  for (let cell = 0; cell < copy.length; cell++) {
    const digit = list[cell];
    if (!Number.isInteger(digit) || digit < 0 || digit > geometry.size) {
      throw new RangeError(`expected a digit 0 to ${geometry.size} at cell ${cell}, got ${digit}`);
    }
    copy[cell] = digit;
  }
  return { geometry, digits: copy };
}

/** The cells without a digit, ascending. */
export function blankCells(grid: Grid): Uint16Array {
  const cells: number[] = [];
  grid.digits.forEach((digit, cell) => {
    if (digit === 0) cells.push(cell);
  });
  return Uint16Array.from(cells);
}

export function countGivens(grid: Grid): number {
  let givens = 0;
  for (const digit of grid.digits) if (digit !== 0) givens++;
  return givens;
}

export function equalGrids(a: Grid, b: Grid): boolean {
  const { digits, geometry } = internGrid(a);
  const other = internGrid(b);
  return geometry === other.geometry && digits.every((digit, cell) => digit === other.digits[cell]);
}

/** Whether every house holds every digit, and cells apart hold different ones. */
export function isSolution(grid: Grid): boolean {
  const { digits, geometry } = internGrid(grid);
  const all = allDigits(geometry.size);
  const { apart = [] } = geometry.layout ?? {};
  if (apart.some(([a, b]) => digits[a] === digits[b])) return false;
  return geometry.houses.every((cells) => {
    let seen = 0;
    for (const cell of cells) {
      if (digits[cell] !== 0) seen |= 1 << (digits[cell] - 1);
    }
    return seen === all;
  });
}

/** Whether `solution` is a solution that keeps every given of `puzzle`. */
export function solves(solution: Grid, puzzle: Grid): boolean {
  const { digits, geometry } = internGrid(solution, 'solution');
  const givens = internGrid(puzzle, 'puzzle');
  return (
    geometry === givens.geometry &&
    givens.digits.every((given, cell) => given === 0 || given === digits[cell]) &&
    isSolution(solution)
  );
}
