import { internCandidates } from '../grid/candidate-grid.ts';
import { allDigits, digitsOf } from '../grid/digit-set.ts';
import { listIn } from '../grid/plain-numbers.ts';
import type { Moment } from './recording.ts';

/** Either a blank cell without candidates, or a house in which no cell can take a certain digit. */
export type Contradiction =
  | { readonly cell: number }
  | { readonly house: number; readonly digit: number };

/**
 * Returns why the search backtracks here: the first blank without candidates, or else the first
 * house in which no cell can take some digit.
 */
export function contradiction(moment: Moment): Contradiction | undefined {
  const { index } = moment;
  const blanks = listIn(moment.blanks);
  const { candidates, geometry } = internCandidates(moment.candidates, 'candidates');
  for (let i = index; i < blanks.length; i++) {
    if (candidates[blanks[i]] === 0) return { cell: blanks[i] };
  }
  const { houses, size } = geometry;
  for (let house = 0; house < houses.length; house++) {
    let possible = 0;
    for (const cell of houses[house]) possible |= candidates[cell];
    const [digit] = digitsOf(allDigits(size) & ~possible);
    if (digit !== undefined) return { house, digit };
  }
  return undefined;
}
