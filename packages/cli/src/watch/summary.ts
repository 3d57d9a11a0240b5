import { counted } from '../report/counted.ts';
import { countsOf, type Recorded } from './recorded.ts';

/** Says in one line what the program did to its grid. */
export function summaryOf({ events, grid, isCut }: Recorded): string {
  const [placed, removed, solved] = countsOf(events);
  const counts = [
    counted(placed, 'placement'),
    counted(removed, 'back'),
    counted(solved, 'solution'),
  ].join(', ');
  if (!isCut) return `watched ${grid}: ${counts}`;
  const first = `the first ${events.length.toLocaleString('en')} events`;
  return `watched ${grid}: ${counts} in ${first}; the program made more (--events raises the limit)`;
}

/** Says what kind of grid the tracer looked for, if it found none. */
export function notFoundText(puzzles: number): string {
  const givens =
    puzzles === 0
      ? 'at least 17 givens'
      : `the givens of ${puzzles === 1 ? 'the puzzle' : 'a puzzle'} on standard input`;
  return `no grid found: expected a variable or attribute with ${givens} that changes (a list of nine rows; a list, dictionary or string of 81 cells; a numpy array)`;
}
