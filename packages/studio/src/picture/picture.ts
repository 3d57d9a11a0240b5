import { type Contradiction, contradiction, type Moment } from '@nonet/engine/search';

/**
 * A moment of the search as the page shows it. It is small, because the worker sends one per frame.
 */
export interface Picture extends Pick<Moment, 'event' | 'last' | 'next' | 'counters' | 'solved'> {
  /** Cell → digit, 0 for a blank. */
  readonly digits: Uint8Array;
  /** Cell → its candidates as a bit mask. Digit d is bit d − 1. 0 for a filled cell. */
  readonly candidates: Uint32Array;
  /**
   * The cells without a given: first the filled cells in the order of their placements, then the
   * current cell, then the other blank cells.
   */
  readonly ruler: Uint16Array;
  /** The number of filled cells. It is also the index of the current cell in the ruler. */
  readonly depth: number;
  /**
   * Index of a filled cell in `ruler` → 1 if the search chose the digit of the cell, 0 if the digit
   * was forced.
   */
  readonly calls: Uint8Array;
  /** The current cell, or undefined if the grid is full. */
  readonly current: number | undefined;
  /**
   * Why this moment is a dead end: a cell has no candidate, a house has no place for a digit, or
   * every digit has been tried. Undefined if this moment is not a dead end.
   */
  readonly dead: Contradiction | 'tried' | undefined;
  /** The line of the user's program that made the last event, from 1. Undefined if unknown. */
  readonly line: number | undefined;
  /** The line that makes the next event. */
  readonly nextLine: number | undefined;
}

export function pictureOf(moment: Moment, line?: number, nextLine?: number): Picture {
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
    line,
    nextLine,
  };
}

/**
 * The cell for which no digit is left: a blank without candidates, or the cell that the search
 * leaves to go back further.
 */
export function deadCellOf({ dead, last, next }: Picture): number | undefined {
  if (typeof dead === 'object' && 'cell' in dead) return dead.cell;
  return last?.kind === 'back' && next?.kind === 'back' ? last.cell : undefined;
}

function currentCell(moment: Moment, dead: Picture['dead']): number | undefined {
  const { last, next, blanks, index, solved } = moment;
  if (solved) return undefined;
  if (last?.kind === 'back') return last.cell;
  if (next?.kind === 'placement') return next.cell;
  if (typeof dead === 'object' && 'cell' in dead) return dead.cell;
  return blanks[index];
}
