import type { Grid } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import { Run, strategyById } from '@nonet/engine/search';

/** Events after which the search for a moment stops. The studio still opens this event at once. */
const MOST_EVENTS = 1_000_000;

/** The address of `nonet studio` if its port is not changed. */
const STUDIO = 'http://127.0.0.1:2239/';

/**
 * Returns the address that opens a puzzle in the studio, at the event at which a search in row order puts
 * the digit of the solution into the cell. Without a cell, it is the first blank.
 */
export function studioLink(givens: Grid, cell?: number): string {
  const event = momentOf(givens, cell ?? givens.digits.indexOf(0));
  return `${STUDIO}#1&r=watch&s=scan&p=${packedCells(givens)}&e=${event}`;
}

/** `bitmask` makes the same events as `scan`, faster. */
function momentOf(givens: Grid, cell: number): number {
  const run = new Run({ givens }, strategyById('bitmask')!, { limit: 1, events: MOST_EVENTS });
  const { counters, search } = run;
  let moment = 0;
  while (!run.end) {
    run.advance(1);
    const { event } = search;
    if (event.cell === cell && event.kind === 'placement') {
      moment = counters.placements + counters.backs;
    }
  }
  return run.end === 'stopped' ? MOST_EVENTS : moment;
}
