import {
  type Contradiction,
  type Counters,
  contradiction,
  type Moment,
  type SearchEvent,
} from '@nonet/engine/search';

/**
 * A moment as the page shows it: flat, and small enough for the worker to send one per frame.
 */
export interface Picture {
  readonly event: number;
  readonly last: Readonly<SearchEvent> | undefined;
  readonly next: Readonly<SearchEvent> | undefined;
  /** Cell → digit, 0 for a blank. */
  readonly digits: Uint8Array;
  /** Cell → its candidates, digit d as bit d − 1; 0 for a filled cell. */
  readonly candidates: Uint32Array;
  /**
   * The list of blanks: entry i is depth i. The filled cells come first, then the current cell, then
   * the other blank cells.
   */
  readonly ruler: Uint16Array;
  /** The number of filled entries, which is the index of the pointer. */
  readonly depth: number;
  /** Filled entry of the ruler → 1 if it is an open call, 0 if it was forced. */
  readonly calls: Uint8Array;
  /** The cell at the pointer; undefined if the grid is full. */
  readonly current: number | undefined;
  readonly counters: Readonly<Counters>;
  readonly solved: boolean;
  /**
   * At a dead end, the cell without candidates, or the house without a place for a digit; 'tried' if every
   * digit was tried.
   */
  readonly dead: Contradiction | 'tried' | undefined;
}

export function pictureOf(moment: Moment): Picture {
  const { event, last, next, grid, index, path, counters, solved } = moment;
  const found = moment.deadEnd ? (contradiction(moment) ?? 'tried') : undefined;
  const current = currentCell(moment, found);
  const ruler = moment.blanks.slice();
  if (current !== undefined) {
    const at = ruler.indexOf(current, index);
    ruler.copyWithin(index + 1, index, at);
    ruler[index] = current;
  }
  return {
    event,
    last,
    next,
    digits: grid.digits,
    candidates: Uint32Array.from(moment.candidates.candidates, (set, cell) =>
      grid.digits[cell] === 0 ? set : 0,
    ),
    ruler,
    depth: index,
    calls: Uint8Array.from(path, ({ forced }) => (forced ? 0 : 1)),
    current,
    counters,
    solved,
    dead: found,
  };
}

function currentCell(moment: Moment, dead: Picture['dead']): number | undefined {
  const { last, next, blanks, index, solved } = moment;
  if (solved) return undefined;
  if (last?.kind === 'back') return last.cell;
  if (next?.kind === 'placement') return next.cell;
  if (typeof dead === 'object' && 'cell' in dead) return dead.cell;
  return blanks[index];
}
