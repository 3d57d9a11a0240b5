// Hot code: plain loops, integers and preallocated arrays only.

import { type Grid, internGrid } from '../grid/grid.ts';
import {
  BAND,
  BIT_IN_BAND,
  CELL_HOUSES,
  CELL_PLACES,
  COUNT,
  LOWEST,
  PEERS,
} from './classic-tables.ts';

/**
 * A classic puzzle while it is being solved by techniques: the digits that are placed, and the
 * candidates of the other cells. The candidates are stored in three forms: by cell, by house and by
 * digit. `place` and `eliminate` update all three.
 *
 * HoDoKu's path needs a `QueuedPosition`, which also keeps its singles in order. The other scales
 * would only pay for this.
 *
 * Cells are 0 to 80, houses 0 to 26 (see classic-tables), digits 1 to 9. Read the arrays, but do
 * not write to them.
 */
export class Position {
  /** Cell → its digit, or 0. */
  readonly values: Uint8Array;
  /** Cell → its candidates: bit d − 1 is digit d. A filled cell has none. */
  readonly candidates: Uint16Array;
  /** House × 9 + digit − 1 → the places of the digit in the house: bit i is place i. */
  readonly places: Uint16Array;
  /** House → the digits that have one place left: bit d − 1 is digit d. */
  readonly singles: Uint16Array;
  /** House → the places without a digit. */
  readonly blanks: Uint16Array;
  /** (Digit − 1) × 3 + band → the cells with this candidate: bit i is cell 27 × band + i. */
  readonly cells: Int32Array;
  /** The number of cells without a digit. */
  blankCount: number;

  /**
   * The whole buffer as bytes: all arrays, followed by the bytes of a subclass. With one shared
   * buffer, a position is faster to create, because each buffer is work for the garbage collector.
   */
  protected readonly bytes: Uint8Array;

  /**
   * Copies a position, or sets digits as `setGivens` does.
   *
   * @param from Default: all cells are blank.
   * @param more The number of bytes that a subclass needs. Default: 0.
   */
  constructor(from?: Position | ArrayLike<number>, more = 0) {
    const buffer = new ArrayBuffer(POSITION_BYTES + more);
    this.cells = new Int32Array(buffer, 0, 27);
    this.places = new Uint16Array(buffer, 108, 27 * 9);
    this.candidates = new Uint16Array(buffer, 594, 81);
    this.singles = new Uint16Array(buffer, 756, 27);
    this.blanks = new Uint16Array(buffer, 810, 27);
    this.values = new Uint8Array(buffer, 864, 81);
    this.bytes = new Uint8Array(buffer);
    this.blankCount = 81;
    const start = from ?? BLANK;
    if (start instanceof Position) this.copyBytes(start);
    else this.setGivens(start);
  }

  /** Makes this position equal to another one. */
  copyFrom(other: Position): void {
    this.copyBytes(other);
  }

  private copyBytes({ blankCount, bytes }: Position): void {
    const isLonger = bytes.length > this.bytes.length;
    this.bytes.set(isLonger ? bytes.subarray(0, this.bytes.length) : bytes);
    this.blankCount = blankCount;
  }

  /**
   * Sets the digits of the filled cells, and gives the blank cells all candidates that these digits
   * allow. 0 is a blank cell. The digits must not conflict.
   */
  setGivens(digits: ArrayLike<number>): void {
    const { blanks, bytes, candidates, cells, places, singles, values } = this;
    bytes.fill(0, 0, POSITION_BYTES);
    readAllowed(digits, candidates);
    this.blankCount = 0;
    for (let cell = 0; cell < 81; cell++) {
      values[cell] = digits[cell];
      if (digits[cell] !== 0) continue;
      this.blankCount++;
      const i = cell * 3;
      for (let k = i; k < i + 3; k++) blanks[CELL_HOUSES[k]] |= 1 << CELL_PLACES[k];
      for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
        const digit = LOWEST[rest];
        for (let k = i; k < i + 3; k++) places[CELL_HOUSES[k] * 9 + digit] |= 1 << CELL_PLACES[k];
        cells[digit * 3 + BAND[cell]] |= BIT_IN_BAND[cell];
      }
    }
    for (let i = 0; i < 27 * 9; i++) {
      if (COUNT[places[i]] === 1) singles[HOUSE_OF[i]] |= DIGIT_BIT[i];
    }
  }

  /** Whether every cell has a digit. */
  get isSolved(): boolean {
    return this.blankCount === 0;
  }

  has(cell: number, digit: number): boolean {
    return (this.candidates[cell] & (1 << (digit - 1))) !== 0;
  }

  /** The places of a candidate in a house, as a set. */
  placesOf(house: number, digit: number): number {
    return this.places[house * 9 + digit - 1];
  }

  countPlaces(house: number, digit: number): number {
    return COUNT[this.places[house * 9 + digit - 1]];
  }

  /** Removes a candidate. Nothing changes if the cell does not have it. */
  eliminate(cell: number, digit: number): void {
    const bit = 1 << (digit - 1);
    if ((this.candidates[cell] & bit) === 0) return;
    this.candidates[cell] ^= bit;
    const { places, cells, singles } = this;
    for (let i = cell * 3; i < cell * 3 + 3; i++) {
      const house = CELL_HOUSES[i];
      const left = places[house * 9 + digit - 1] ^ (1 << CELL_PLACES[i]);
      places[house * 9 + digit - 1] = left;
      if ((left & (left - 1)) === 0)
        singles[house] = left === 0 ? singles[house] & ~bit : singles[house] | bit;
    }
    cells[(digit - 1) * 3 + BAND[cell]] &= ~BIT_IN_BAND[cell];
  }

  /** Puts a digit in a blank cell, and removes it from the candidates of the peers. */
  place(cell: number, digit: number): void {
    for (let rest = this.candidates[cell]; rest !== 0; rest &= rest - 1) {
      this.eliminate(cell, LOWEST[rest] + 1);
    }
    for (let i = cell * 20; i < cell * 20 + 20; i++) this.eliminate(PEERS[i], digit);
    this.setValue(cell, digit);
  }

  /** Puts a digit in a cell whose candidates have all been removed. Does not change the peers. */
  protected setValue(cell: number, digit: number): void {
    this.values[cell] = digit;
    this.blankCount--;
    for (let i = cell * 3; i < cell * 3 + 3; i++) {
      this.blanks[CELL_HOUSES[i]] &= ~(1 << CELL_PLACES[i]);
    }
  }
}

/** The number of bytes of a position, without those of a subclass. */
export const POSITION_BYTES = 945;

const ALL = 0x1ff;

/** House → the digits of its filled cells, as a set. */
const taken = new Uint16Array(27);

/** Sets `allowed` to the digits that the filled cells leave for each blank cell. */
export function readAllowed(values: ArrayLike<number>, allowed: Uint16Array): void {
  taken.fill(0);
  for (let cell = 0; cell < 81; cell++) {
    if (values[cell] === 0) continue;
    for (let i = cell * 3; i < cell * 3 + 3; i++) taken[CELL_HOUSES[i]] |= 1 << (values[cell] - 1);
  }
  for (let cell = 0; cell < 81; cell++) {
    const i = cell * 3;
    const used = taken[CELL_HOUSES[i]] | taken[CELL_HOUSES[i + 1]] | taken[CELL_HOUSES[i + 2]];
    allowed[cell] = values[cell] === 0 ? ALL & ~used : 0;
  }
}

/** Index in `places` → its house, and the set of its digit. */
const HOUSE_OF: Uint8Array = Uint8Array.from({ length: 243 }, (_, i) => Math.floor(i / 9));
const DIGIT_BIT: Uint16Array = Uint16Array.from({ length: 243 }, (_, i) => 1 << (i % 9));

/** The position without givens, from which others are copied. */
const BLANK: Position = new Position(new Uint8Array(81));

/**
 * The position of a puzzle at the start: its givens, and the candidates that they allow. The givens
 * must not conflict.
 *
 * @throws RangeError if the grid is not classic.
 */
export function positionOf(givens: Grid): Position {
  const { digits, geometry } = internGrid(givens, 'givens');
  if (geometry.size !== 9 || geometry.boxRows !== 3) {
    throw new RangeError(`expected a classic grid, got ${geometry.boxRows}x${geometry.boxColumns}`);
  }
  return new Position(digits);
}
