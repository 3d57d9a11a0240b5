// Hot: changed at every step, so it uses only plain loops, integers and preallocated arrays.
import type { Grid } from '../grid/grid.ts';
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
 * candidates of the other cells. The same candidates are kept in three forms, by cell, by house and
 * by digit. `place` and `eliminate` keep them equal.
 *
 * Cells are 0 to 80, houses 0 to 26 (see classic-tables), digits 1 to 9. Read the arrays, but do
 * not write to them.
 */
export class Position {
  /** Cell → its digit, or 0. */
  readonly values: Uint8Array;
  /** Cell → its candidates: bit d − 1 is digit d. A filled cell has none. */
  readonly candidates: Uint16Array;
  /** House × 9 + digit − 1 → the places of this candidate: bit i is place i of the house. */
  readonly places: Uint16Array;
  /** House → the digits that have one place left: bit d − 1 is digit d. */
  readonly singles: Uint16Array;
  /** House → the places without a digit. */
  readonly blanks: Uint16Array;
  /** (Digit − 1) × 3 + band → the cells with this candidate: bit i is cell 27 × band + i. */
  readonly cells: Int32Array;
  /** The number of cells without a digit. */
  blankCount: number;

  /** Without a position to copy, all cells are blank and have all candidates. */
  constructor(from?: Position) {
    this.values = from ? from.values.slice() : new Uint8Array(81);
    this.candidates = from ? from.candidates.slice() : new Uint16Array(81).fill(ALL);
    this.places = from ? from.places.slice() : new Uint16Array(27 * 9).fill(ALL);
    this.singles = from ? from.singles.slice() : new Uint16Array(27);
    this.blanks = from ? from.blanks.slice() : new Uint16Array(27).fill(ALL);
    this.cells = from ? from.cells.slice() : new Int32Array(27).fill(ALL_OF_BAND);
    this.blankCount = from ? from.blankCount : 81;
  }

  /** Makes this position equal to another one. */
  copyFrom(other: Position): void {
    this.values.set(other.values);
    this.candidates.set(other.candidates);
    this.places.set(other.places);
    this.singles.set(other.singles);
    this.blanks.set(other.blanks);
    this.cells.set(other.cells);
    this.blankCount = other.blankCount;
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

  /** The number of places of a candidate in a house. */
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
    this.values[cell] = digit;
    this.blankCount--;
    for (let i = cell * 3; i < cell * 3 + 3; i++) {
      this.blanks[CELL_HOUSES[i]] &= ~(1 << CELL_PLACES[i]);
    }
  }
}

const ALL = 0x1ff;
const ALL_OF_BAND = 0x7ffffff;

/**
 * The position of a puzzle at the start: its givens, and the candidates that they leave. The givens
 * must not conflict.
 *
 * @throws RangeError if the grid is not a classic one.
 */
export function positionOf(givens: Grid): Position {
  const { digits, geometry } = givens;
  if (geometry.size !== 9 || geometry.boxRows !== 3) {
    throw new RangeError(`expected a classic grid, got ${geometry.boxRows}x${geometry.boxColumns}`);
  }
  const position = new Position();
  for (let cell = 0; cell < 81; cell++) {
    if (digits[cell] !== 0) position.place(cell, digits[cell]);
  }
  return position;
}
