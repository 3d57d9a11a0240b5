import { allDigits, digitsOf } from '../grid/digit-set.ts';
import type { Moment } from './recording.ts';

/** What has nothing left: a blank cell, or a digit in a house. */
export type Contradiction =
  | { readonly cell: number }
  | { readonly house: number; readonly digit: number };

/** Why the search goes back from here: the first blank that no digit fits, else a house. */
export function contradiction(moment: Moment): Contradiction | undefined {
  const { blanks, index, candidates } = moment;
  for (let i = index; i < blanks.length; i++) {
    if (candidates.candidates[blanks[i]] === 0) return { cell: blanks[i] };
  }
  const { houses, size } = candidates.geometry;
  for (let house = 0; house < houses.length; house++) {
    let possible = 0;
    for (const cell of houses[house]) possible |= candidates.candidates[cell];
    const [digit] = digitsOf(allDigits(size) & ~possible);
    if (digit !== undefined) return { house, digit };
  }
  return undefined;
}
