import type { Geometry } from './geometry.ts';
import { type Grid, internGrid } from './grid.ts';

/** A digit that appears more than once in a house. */
export interface Conflict {
  readonly digit: number;
  /** The number of the house, as in Geometry. */
  readonly house: number;
  /** The cells of the house that hold the digit, at least two, ascending. */
  readonly cells: readonly number[];
}

/** All conflicts of the grid, ordered by house and then by digit. */
export function conflicts(grid: Grid): Conflict[] {
  const { digits, geometry } = internGrid(grid);
  const found: Conflict[] = [];
  geometry.houses.forEach((house, index) => {
    const where: number[][] = [];
    for (const cell of house) {
      const digit = digits[cell];
      if (digit !== 0) {
        where[digit] ??= [];
        where[digit].push(cell);
      }
    }
    where.forEach((cells, digit) => {
      if (cells.length > 1) found.push({ digit, house: index, cells });
    });
  });
  return found;
}

/**
 * Whether a digit appears twice in any house. Faster than `conflicts`, because it builds no list.
 */
export function hasConflict(grid: Grid): boolean {
  const { digits, geometry } = internGrid(grid);
  if (geometry.layout) return holdsTwice(digits, geometry);
  const { box, column, row, size } = geometry;
  if (seen.length < 3 * size) seen = new Int32Array(3 * size);
  seen.fill(0);
  for (let cell = 0; cell < digits.length; cell++) {
    // A blank has no bit. Skipping it would be slower, because that branch is often predicted wrongly.
    const bit = (1 << digits[cell]) & ~1;
    const r = row[cell];
    const c = size + column[cell];
    const b = 2 * size + box[cell];
    if (((seen[r] | seen[c] | seen[b]) & bit) !== 0) return true;
    seen[r] |= bit;
    seen[c] |= bit;
    seen[b] |= bit;
  }
  return false;
}

/** Whether two cells that must differ hold the same digit. */
function holdsTwice(digits: Uint8Array, { peers }: Geometry): boolean {
  return digits.some(
    (digit, cell) => digit !== 0 && peers[cell].some((peer) => digits[peer] === digit),
  );
}

/** House → the digits found in it, one bit each. All calls share the array. */
let seen = new Int32Array(27);
