import type { Grid } from './grid.ts';

/** A digit that stands twice or more in a house. */
export interface Conflict {
  readonly digit: number;
  /** The house, as the geometry numbers them. */
  readonly house: number;
  /** The cells of the house that hold the digit, ascending; two or more. */
  readonly cells: readonly number[];
}

/** Every conflict of the grid, in the order of the houses and then of the digits. */
export function conflicts(grid: Grid): Conflict[] {
  const found: Conflict[] = [];
  grid.geometry.houses.forEach((house, index) => {
    const where: number[][] = [];
    for (const cell of house) {
      const digit = grid.digits[cell];
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

/** Whether a digit stands twice in some house: conflicts(grid).length > 0, without the list. */
export function hasConflict(grid: Grid): boolean {
  for (const house of grid.geometry.houses) {
    let seen = 0;
    for (let i = 0; i < house.length; i++) {
      const digit = grid.digits[house[i]];
      if (digit === 0) continue;
      if ((seen & (1 << digit)) !== 0) return true;
      seen |= 1 << digit;
    }
  }
  return false;
}
