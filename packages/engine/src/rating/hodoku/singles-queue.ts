import { CELL_HOUSES } from '../../technique/classic-tables.ts';

/**
 * The greatest number of singles in a queue. As a hidden single, a digit is added at most once for
 * each house. As a naked single, a cell is added at most once.
 */
const CAPACITY = 27 * 9;

export const QUEUE_BYTES: number = 2 * CAPACITY;

/** Singles in the order in which they appeared. They stay in the queue until they are taken. */
export class SinglesQueue {
  readonly cells: Uint8Array;
  readonly digits: Uint8Array;
  /** The index of the oldest single. */
  start = 0;
  /** The index after the newest single. */
  end = 0;

  /** @param from Where the bytes of the queue begin in the buffer. */
  constructor(buffer: ArrayBufferLike, from: number) {
    this.cells = new Uint8Array(buffer, from, CAPACITY);
    this.digits = new Uint8Array(buffer, from + CAPACITY, CAPACITY);
  }

  /**
   * Sets `start` and `end` to those of another queue. The singles themselves are copied with the
   * bytes of the position.
   */
  setRange({ end, start }: SinglesQueue): void {
    this.start = start;
    this.end = end;
  }

  add(cell: number, digit: number): void {
    this.cells[this.end] = cell;
    this.digits[this.end++] = digit;
  }

  /** Removes the oldest single with this digit in this house, if there is one. */
  remove(house: number, digit: number): void {
    const { cells, digits } = this;
    const kind = Math.floor(house / 9);
    for (let i = this.start; i < this.end; i++) {
      if (digits[i] !== digit || CELL_HOUSES[cells[i] * 3 + kind] !== house) continue;
      cells.copyWithin(i, i + 1, this.end);
      digits.copyWithin(i, i + 1, this.end);
      this.end--;
      return;
    }
  }
}
