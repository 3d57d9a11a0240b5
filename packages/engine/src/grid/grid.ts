import { allDigits } from './digit-set.ts';
import type { Geometry } from './geometry.ts';
import { isObject, wrongKind } from './wrong-kind.ts';

/** The digits of a puzzle, of a solution, or of a partly solved grid. */
export interface Grid {
  readonly geometry: Geometry;
  /** Cell → digit, or 0 if the cell is blank. Read-only, because grids are shared. */
  readonly digits: Uint8Array;
}

/** @throws TypeError if the argument with this name is not a grid. */
export function checkGrid(grid: Grid, name: string): void {
  const { digits, geometry } = isObject(grid) ? grid : {};
  if (!ArrayBuffer.isView(digits) || digits.length !== geometry?.cells) {
    throw wrongKind(name, 'a grid (geometry, and one digit per cell)', grid);
  }
}

/** @throws TypeError if the geometry is none. */
export function checkGeometry(geometry: Geometry): void {
  if (!isObject(geometry) || !Array.isArray(geometry.houses)) {
    throw wrongKind('geometry', 'a geometry, such as CLASSIC', geometry);
  }
}

export function emptyGrid(geometry: Geometry): Grid {
  return { geometry, digits: new Uint8Array(geometry.cells) };
}

/**
 * Makes a grid from one digit per cell, row by row. A blank is 0. The digits are copied.
 *
 * @throws RangeError if the number of digits is not `geometry.cells`, or if a digit is not an
 *   integer from 0 to the size.
 */
export function gridOf(geometry: Geometry, digits: ArrayLike<number>): Grid {
  checkGeometry(geometry);
  if (digits?.length !== geometry.cells) {
    throw new RangeError(`expected ${geometry.cells} digits, got ${digits?.length}`);
  }
  const copy = new Uint8Array(geometry.cells);
  for (let cell = 0; cell < copy.length; cell++) {
    const digit = digits[cell];
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
  return a.geometry === b.geometry && a.digits.every((digit, cell) => digit === b.digits[cell]);
}

/** Whether every house holds every digit. */
export function isSolution(grid: Grid): boolean {
  const all = allDigits(grid.geometry.size);
  return grid.geometry.houses.every((cells) => {
    let seen = 0;
    for (const cell of cells) {
      if (grid.digits[cell] !== 0) seen |= 1 << (grid.digits[cell] - 1);
    }
    return seen === all;
  });
}

/** Whether `solution` is a solution that keeps every given of `puzzle`. */
export function solves(solution: Grid, puzzle: Grid): boolean {
  return (
    solution.geometry === puzzle.geometry &&
    puzzle.digits.every((given, cell) => given === 0 || given === solution.digits[cell]) &&
    isSolution(solution)
  );
}
