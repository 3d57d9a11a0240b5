import { counted, grouped } from '@nonet/engine/explain';
import { countsOf, type Recorded } from '@nonet/tracer/recorded';
import type { Tracer } from './tracer.ts';

/** Says in one line what the program did to its grid. */
export function summaryOf({ broken, events, grid, isCut, isOverCopies }: Recorded): string {
  const [placed, removed, solved] = countsOf(events);
  const counts = [
    counted(placed, 'placement'),
    counted(removed, 'back'),
    counted(solved, 'solution'),
  ].join(', ');
  const copies = isOverCopies ? ', counted as the differences from one board to the next' : '';
  const first = `the first ${grouped(events.length)} events`;
  if (broken !== undefined) return `watched ${grid}: ${counts}${copies}; ${stoppedText(broken)}`;
  if (!isCut) return `watched ${grid}: ${counts}${copies}`;
  return `watched ${grid}: ${counts} in ${first}${copies}; later events were not recorded (--events raises the limit)`;
}

/** Says that the tracer stopped, and that the program did not. */
function stoppedText(broken: string): string {
  return `then the tracer stopped (${broken}) and the program ran on, so later events are missing`;
}

/** Says what the tracer looked for but did not find. */
export function notFoundText(
  { broken, unfollowed }: Recorded,
  puzzles: number,
  { grids, variables }: Tracer,
): string {
  if (broken !== undefined) return `no grid found before the tracer stopped (${broken})`;
  const givens =
    puzzles === 0
      ? 'at least 17 givens'
      : `the givens of ${puzzles === 1 ? 'the puzzle' : 'a puzzle'} on standard input`;
  const seen = unfollowed === undefined ? '' : `, found ${unfollowed}, which is not followed`;
  return `no grid found: expected ${variables} that changes and has ${givens}${seen} (possible grids: ${grids})`;
}

/** Says that a program ran without its tracer. */
export function notStartedText(
  tracer: Tracer,
  program: string,
  [command]: readonly string[],
): string {
  if ('recipe' in tracer) return `${program} cannot be watched: it ran without its tracer`;
  return `${command} cannot be watched (expected ${tracer.supported(program)})`;
}
