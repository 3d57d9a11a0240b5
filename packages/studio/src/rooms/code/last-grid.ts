import { type Conflict, conflicts, type Grid, hasConflict } from '@nonet/engine/grid';
import { eventOf, type Recorded } from '@nonet/tracer/recorded';

/** What is wrong with the grid with which a program ended. */
export interface LastGrid {
  readonly givens: Grid;
  readonly conflict: Conflict | undefined;
  readonly moreConflicts: number;
  readonly blanks: number;
}

/** Undefined if the program found a solution, or if not all of its search was recorded. */
export function failedGrid({ events, givens, isCut }: Recorded): LastGrid | undefined {
  if (!givens || isCut) return undefined;
  const grid: Grid = { geometry: givens.geometry, digits: givens.digits.slice() };
  const { digits } = grid;
  let blanks = digits.filter((digit) => digit === 0).length;
  for (const packed of events) {
    const event = eventOf(packed);
    if (event.kind === '!') return undefined;
    const digit = event.kind === '+' ? event.digit : 0;
    blanks += Number(digit === 0) - Number(digits[event.cell] === 0);
    digits[event.cell] = digit;
    if (blanks === 0 && !hasConflict(grid)) return undefined;
  }
  const [conflict, ...others] = conflicts(grid);
  return { givens, conflict, moreConflicts: others.length, blanks };
}
