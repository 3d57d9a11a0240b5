import { counted } from '../report/counted.ts';
import { countsOf, type Recorded } from './recorded.ts';
import type { Tracer } from './tracer.ts';

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
  return `watched ${grid}: ${counts} in ${first}; later events were not recorded (--events raises the limit)`;
}

/** Says what the tracer looked for but did not find. */
export function notFoundText(puzzles: number, { grids, variables }: Tracer): string {
  const givens =
    puzzles === 0
      ? 'at least 17 givens'
      : `the givens of ${puzzles === 1 ? 'the puzzle' : 'a puzzle'} on standard input`;
  return `no grid found: expected ${variables} that changes and has ${givens} (possible grids: ${grids})`;
}
