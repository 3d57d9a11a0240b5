import {
  type Contradiction,
  type Counters,
  contradiction,
  type Moment,
  type SearchEvent,
} from '@nonet/engine/search';

/**
 * A moment as the page shows it: flat, and small enough to be sent from the worker at every frame.
 */
export interface Picture {
  readonly event: number;
  readonly last: Readonly<SearchEvent> | undefined;
  readonly next: Readonly<SearchEvent> | undefined;
  /** Cell → digit, 0 for a blank. */
  readonly digits: Uint8Array;
  /** Cell → the digits that fit, digit d as bit d − 1; 0 for a cell that is filled. */
  readonly candidates: Uint32Array;
  /**
   * The article's list of blanks: entry i is depth i. The filled ones come first, then the one the
   * search is at, then those still to come.
   */
  readonly ruler: Uint16Array;
  /** Entries of the ruler that are filled: the pointer stands at the entry after them. */
  readonly depth: number;
  /** Entry of the ruler → 1 when it is a call that is open, 0 when it was forced. */
  readonly calls: Uint8Array;
  /** The cell the pointer stands at; undefined when the grid is full. */
  readonly current: number | undefined;
  readonly counters: Readonly<Counters>;
  readonly solved: boolean;
  /** What has nothing left, when the search has to go back from here. */
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
