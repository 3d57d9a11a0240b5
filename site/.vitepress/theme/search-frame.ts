// What a live board shows of a recorded search after a number of events.
import type { SearchRecord } from './search-record.ts';

/** Which digits the houses of a cell have, as bits: digit d is bit d − 1. */
export interface Used {
  readonly row: number;
  readonly column: number;
  readonly box: number;
}

export interface Frame {
  readonly event: number;
  /** Cell → digit, or 0. */
  readonly digits: Uint8Array;
  /** The filled blanks, in the order of the search. */
  readonly path: readonly number[];
  readonly placements: number;
  readonly backs: number;
  readonly tries: number;
  /** The cell that the search fills next, or −1. */
  readonly next: number;
  /** The last event. The digit is negative if the event took it out. */
  readonly last: { readonly cell: number; readonly digit: number } | undefined;
  /** Whether no digit is left for the next cell, so the search goes back. */
  readonly isDeadEnd: boolean;
  readonly isEnd: boolean;
}

/** Follows a record. A frame near the last one takes little time. */
export class SearchPlayer {
  readonly record: SearchRecord;
  readonly events: number;
  readonly #digits: Uint8Array;
  readonly #path: number[] = [];
  #event = 0;
  #backs = 0;

  constructor(record: SearchRecord) {
    this.record = record;
    this.events = record.cells.length;
    this.#digits = Uint8Array.from(record.board.givens);
  }

  at(event: number): Frame {
    while (this.#event < event) this.#apply(this.#event++, false);
    while (this.#event > event) this.#apply(--this.#event, true);
    const { cells, digits, next, tries, end } = this.record;
    const isEnd = event === this.events;
    return {
      event,
      digits: this.#digits.slice(),
      path: [...this.#path],
      placements: event - this.#backs,
      backs: this.#backs,
      tries: tries[event],
      next: next[event],
      last: event === 0 ? undefined : { cell: cells[event - 1], digit: digits[event - 1] },
      isDeadEnd: isEnd ? end === 'exhausted' : digits[event] < 0,
      isEnd,
    };
  }

  /** The next number of events after which the search has just placed a digit in vain, or the end. */
  deadEndAfter(event: number): number {
    const { digits } = this.record;
    let at = event + 1;
    while (at < this.events && !(digits[at - 1] > 0 && digits[at] < 0)) at++;
    return Math.min(at, this.events);
  }

  #apply(index: number, isUndone: boolean): void {
    const { cells, digits } = this.record;
    const cell = cells[index];
    const isBack = digits[index] < 0;
    if (isBack) this.#backs += isUndone ? -1 : 1;
    if (isBack === isUndone) {
      this.#digits[cell] = Math.abs(digits[index]);
      this.#path.push(cell);
    } else {
      this.#digits[cell] = 0;
      this.#path.pop();
    }
  }
}

/** The digits of a cell's row, column and box. */
export function usedAround(record: SearchRecord, { digits }: Frame, cell: number): Used {
  const { row, column, box } = record;
  const used = { row: 0, column: 0, box: 0 };
  digits.forEach((digit, other) => {
    if (digit === 0 || other === cell) return;
    const bit = 1 << (digit - 1);
    if (row[other] === row[cell]) used.row |= bit;
    if (column[other] === column[cell]) used.column |= bit;
    if (box[other] === box[cell]) used.box |= bit;
  });
  return used;
}

/** Cell → the number of digits that fit it, for each blank. */
export function candidateCounts(record: SearchRecord, frame: Frame): ReadonlyMap<number, number> {
  const { size } = record.board;
  const counts = new Map<number, number>();
  frame.digits.forEach((digit, cell) => {
    if (digit !== 0) return;
    const { row, column, box } = usedAround(record, frame, cell);
    const taken = row | column | box;
    let count = 0;
    for (let bit = 0; bit < size; bit++) count += ((taken >> bit) & 1) ^ 1;
    counts.set(cell, count);
  });
  return counts;
}
