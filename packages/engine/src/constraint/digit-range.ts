import type { Variant } from './variant.ts';

export interface DigitRange {
  readonly least: number;
  readonly most: number;
}

/**
 * The smallest and the largest digit that a cell may hold. In a grid with the digits 0 to 10 whose cells
 * all have pencilmarks from 1 to 9, a row of nine cells is a house.
 */
export function digitRangeOf({ givens, least, most, pencilmarks }: Variant): DigitRange {
  let smallest = most;
  let largest = least;
  for (let cell = 0; cell < givens.length; cell++) {
    const given = givens[cell];
    const digits = given === null ? pencilmarks?.[cell] : [given];
    if (!digits) return { least, most };
    for (const digit of digits) {
      if (digit < smallest) smallest = digit;
      if (digit > largest) largest = digit;
    }
  }
  return smallest <= largest ? { least: smallest, most: largest } : { least, most };
}
