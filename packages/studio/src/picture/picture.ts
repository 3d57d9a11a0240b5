import {
  type Contradiction,
  type Counters,
  contradiction,
  type Moment,
  type SearchEvent,
} from '@nonet/engine/search';

/**
 * A moment as the page shows it. It is flat, and so small that the worker can send one picture per frame.
 */
export interface Picture {
  readonly event: number;
  readonly last: Readonly<SearchEvent> | undefined;
  readonly next: Readonly<SearchEvent> | undefined;
  /** Cell → digit, 0 for a blank. */
  readonly digits: Uint8Array;
  /** Cell → its candidates. Digit d is bit d − 1. A filled cell has 0. */
  readonly candidates: Uint32Array;
  /**
   * The list of blanks. Entry i is depth i. The filled cells come first, then the current cell, then
   * the other blank cells.
   */
  readonly ruler: Uint16Array;
  /** The number of filled entries. It is also the index of the pointer. */
  readonly depth: number;
  /** Filled entry of the ruler → 1 if it is an open call, 0 if it was forced. */
  readonly calls: Uint8Array;
  /** The cell at the pointer, or undefined if the grid is full. */
  readonly current: number | undefined;
  readonly counters: Readonly<Counters>;
  readonly solved: boolean;
  /**
   * The reason for a dead end: a cell without candidates, or a house without a place for a digit. It is
   * 'tried' if every digit was tried, and undefined if the moment is not a dead end.
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
