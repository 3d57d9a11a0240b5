// Hot code: plain loops, integers and preallocated arrays only.

import { type Grid, internGrid } from '../../grid/grid.ts';
import { lowestOf } from '../../technique/cell-set.ts';
import {
  CELL_HOUSES,
  COUNT,
  HOUSE_CELLS,
  LOWEST,
  PEER_SETS,
} from '../../technique/classic-tables.ts';
import { POSITION_BYTES, Position } from '../../technique/position.ts';
import { QUEUE_BYTES, SinglesQueue } from './singles-queue.ts';

/**
 * A position that also keeps its singles in the order in which they appeared, as HoDoKu does.
 * HoDoKu takes the oldest single first, so the next step depends on the order of all changes since
 * the first given.
 */
export class QueuedPosition extends Position {
  /** Naked singles: each is a cell and its only candidate at the time when the single was added. */
  readonly nakedSingles: SinglesQueue;
  /**
   * Hidden singles: each is a cell and a digit. When the single was added, the cell was the only
   * place of the digit in a house.
   */
  readonly hiddenSingles: SinglesQueue;
  /** Cell → 1 if its digit is given. */
  readonly isGiven: Uint8Array;
  /**
   * House × 9 + digit − 1 → the number of places of the digit in the house. While a digit is being
   * placed, its cell is still counted.
   */
  private readonly counts: Uint8Array;

  constructor(givens: ArrayLike<number>) {
    super(undefined, 2 * QUEUE_BYTES + 81 + 27 * 9);
    const { buffer } = this.bytes;
    this.nakedSingles = new SinglesQueue(buffer, POSITION_BYTES);
    this.hiddenSingles = new SinglesQueue(buffer, POSITION_BYTES + QUEUE_BYTES);
    this.isGiven = new Uint8Array(buffer, POSITION_BYTES + 2 * QUEUE_BYTES, 81);
    this.counts = new Uint8Array(buffer, POSITION_BYTES + 2 * QUEUE_BYTES + 81, 27 * 9).fill(9);
    this.placeGivens(givens);
  }

  /** Begins again with other givens. */
  restart(givens: ArrayLike<number>): void {
    this.copyFrom(BLANK);
    this.placeGivens(givens);
  }

  /** Places the givens one after another, in the order of the cells. 0 is a blank cell. */
  private placeGivens(givens: ArrayLike<number>): void {
    for (let cell = 0; cell < 81; cell++) {
      if (givens[cell] === 0) continue;
      this.place(cell, givens[cell]);
      this.isGiven[cell] = 1;
    }
  }

  override copyFrom(other: QueuedPosition): void {
    super.copyFrom(other);
    this.nakedSingles.setRange(other.nakedSingles);
    this.hiddenSingles.setRange(other.hiddenSingles);
  }

  /** The number of places of a candidate in a house, as HoDoKu counts them. */
  countOf(house: number, digit: number): number {
    return this.counts[house * 9 + digit - 1];
  }

  override eliminate(cell: number, digit: number): void {
    if (!this.has(cell, digit)) return;
    super.eliminate(cell, digit);
    const left = this.candidates[cell];
    // When a cell loses its last candidate, HoDoKu does not update the counts.
    if (left === 0) return;
    if ((left & (left - 1)) === 0) this.nakedSingles.add(cell, LOWEST[left] + 1);
    for (let i = cell * 3; i < cell * 3 + 3; i++) {
      const house = CELL_HOUSES[i];
      const count = --this.counts[house * 9 + digit - 1];
      if (count === 1) this.addHiddenSingle(house, digit);
      else if (count === 0) this.hiddenSingles.remove(house, digit);
    }
  }

  override place(cell: number, digit: number): void {
    const { counts } = this;
    const candidates = this.candidates[cell];
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      super.eliminate(cell, LOWEST[rest] + 1);
    }
    this.setValue(cell, digit);
    for (let band = 0; band < 3; band++) {
      const seen = this.cells[digit * 3 - 3 + band] & PEER_SETS[cell * 3 + band];
      for (let rest = seen; rest !== 0; rest &= rest - 1) {
        this.eliminate(27 * band + lowestOf(rest), digit);
      }
    }
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      const other = LOWEST[rest] + 1;
      for (let i = cell * 3; i < cell * 3 + 3; i++) {
        const house = CELL_HOUSES[i];
        const count = --counts[house * 9 + other - 1];
        if (count === 1 && other !== digit) this.addHiddenSingle(house, other);
      }
    }
  }

  private addHiddenSingle(house: number, digit: number): void {
    const places = this.placesOf(house, digit);
    if (COUNT[places] === 0) return;
    this.hiddenSingles.add(HOUSE_CELLS[house * 9 + LOWEST[places]], digit);
  }
}

const BLANK: QueuedPosition = new QueuedPosition(new Uint8Array(81));

/** The position of a classic puzzle at the start. The givens must not conflict. */
export function queuedPositionOf(givens: Grid): QueuedPosition {
  return new QueuedPosition(internGrid(givens, 'givens').digits);
}
