import type { Grid } from '@nonet/engine/grid';
import { Run, strategyById } from '@nonet/engine/search';
import { STUDIO_PORT } from '../core/options.ts';
import { searchFragment } from '../studio-server/search-link.ts';

/**
 * Only this many events of the search are considered as the event to show. The studio can open any
 * of them at once.
 */
const MOST_EVENTS = 1_000_000;

/** The address of `nonet studio` if its port is not changed. */
export const STUDIO: string = `http://127.0.0.1:${STUDIO_PORT}/`;

/**
 * Returns the address at which the studio shows a search of the puzzle in row order. The studio
 * shows the event that puts the digit of the solution into `cell`. By default, `cell` is the cell
 * that takes the most work.
 */
export function studioLink(studio: string, givens: Grid, cell?: number): string {
  const events = lastPlacements(givens);
  const event = cell === undefined ? mostWork(givens, events) : events[cell];
  return studio + searchFragment({ givens }, 'scan', event);
}

/**
 * Cell → the event that puts the digit of the solution into the cell. If the search is stopped
 * before it finds the solution, every cell has the last event instead. `bitmask` makes the same
 * events as `scan`, but is faster.
 */
function lastPlacements(givens: Grid): Float64Array {
  const run = new Run({ givens }, strategyById('bitmask')!, { limit: 1, events: MOST_EVENTS });
  const { counters, search } = run;
  const events = new Float64Array(givens.digits.length);
  while (!run.end) {
    run.advance(1);
    const { cell, kind } = search.event;
    if (kind === 'placement') events[cell] = counters.placements + counters.backs;
  }
  return run.end === 'stopped' ? events.fill(MOST_EVENTS) : events;
}

/**
 * Finds the blank that takes the most work, and returns its event. The work for a blank is the
 * number of events since the event of the previous blank.
 */
function mostWork({ digits }: Grid, events: Float64Array): number {
  let before = 0;
  let most = 0;
  let event = 0;
  for (let cell = 0; cell < digits.length; cell++) {
    if (digits[cell] !== 0) continue;
    if (events[cell] - before > most) {
      most = events[cell] - before;
      event = events[cell];
    }
    before = events[cell];
  }
  return event;
}
