import { candidatesOf } from '../../grid/candidate-grid.ts';
import { countDigits, type DigitSet, hasDigit, lowestDigit } from '../../grid/digit-set.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';

/**
 * A puzzle of any size while it is being solved by techniques: the digits that are placed, and the
 * candidates of the other cells. `Position` is the faster equivalent for 9×9 puzzles.
 *
 * Cells and houses are numbered as in `Geometry`. A place is the index of a cell in a house. Read
 * the arrays, but do not write to them.
 */
export class Board {
  readonly geometry: Geometry;
  /** Cell → its given digit, or 0. */
  readonly givens: Uint8Array;
  /** Cell → its digit, or 0. */
  readonly values: Uint8Array;
  /** Cell → its candidates. A filled cell has none. */
  readonly candidates: Int32Array;
  /** House × size + digit − 1 → the places of the digit in the house: bit i is place i. */
  private readonly places: Int32Array;
  /** The number of cells without a digit. */
  blankCount: number;

  /** Sets the givens. The blank cells get the candidates that the givens allow. */
  constructor(givens: Grid) {
    const { geometry } = givens;
    this.geometry = geometry;
    this.givens = givens.digits;
    this.values = new Uint8Array(geometry.cells);
    this.candidates = new Int32Array(geometry.cells);
    this.places = new Int32Array(geometry.houses.length * geometry.size);
    this.blankCount = geometry.cells;
    const { candidates } = candidatesOf(givens);
    for (const [cell, digit] of givens.digits.entries()) {
      if (digit !== 0) this.fill(cell, digit);
      else this.note(cell, candidates[cell]);
    }
  }

  private fill(cell: number, digit: number): void {
    this.values[cell] = digit;
    this.blankCount--;
  }

  private note(cell: number, digits: DigitSet): void {
    this.candidates[cell] = digits;
    for (const house of this.geometry.housesOf[cell]) {
      const bit = 1 << this.geometry.houses[house].indexOf(cell);
      for (let rest = digits; rest !== 0; rest &= rest - 1) {
        this.places[house * this.geometry.size + lowestDigit(rest) - 1] |= bit;
      }
    }
  }

  get isSolved(): boolean {
    return this.blankCount === 0;
  }

  has(cell: number, digit: number): boolean {
    return hasDigit(this.candidates[cell], digit);
  }

  /** The places of a candidate in a house, as a set: bit i is place i. */
  placesOf(house: number, digit: number): number {
    return this.places[house * this.geometry.size + digit - 1];
  }

  countPlaces(house: number, digit: number): number {
    return countDigits(this.placesOf(house, digit));
  }

  /** The cells with exactly two candidates, ascending. */
  bivalueCells(): number[] {
    return [...this.candidates.keys()].filter((cell) => countDigits(this.candidates[cell]) === 2);
  }

  /** The cells of a house that have no digit yet, ascending. */
  blanksOf(house: number): number[] {
    return [...this.geometry.houses[house]].filter((cell) => this.candidates[cell] !== 0);
  }

  /** The cells that have this candidate, ascending. */
  cellsWith(digit: number): number[] {
    return [...this.candidates.keys()].filter((cell) => this.has(cell, digit));
  }

  /** The cells of a house that have this candidate, ascending. */
  cellsOf(house: number, digit: number): number[] {
    return this.cellsAt(house, this.placesOf(house, digit));
  }

  /** The cells at these places of a house, ascending. */
  cellsAt(house: number, places: number): number[] {
    const cells: number[] = [];
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      cells.push(this.geometry.houses[house][lowestDigit(rest) - 1]);
    }
    return cells;
  }

  /** The cells that have a candidate and see all of these cells, ascending. */
  seenByAll(cells: readonly number[], digit: number): number[] {
    const [first, ...others] = cells;
    const seen: number[] = [];
    for (const peer of this.geometry.peers[first]) {
      if (this.has(peer, digit) && others.every((cell) => this.areSeen(cell, peer))) {
        seen.push(peer);
      }
    }
    return seen;
  }

  /** Whether two different cells cannot hold the same digit. */
  areSeen(cell: number, other: number): boolean {
    const { box, column, layout, peers, row } = this.geometry;
    return (
      cell !== other &&
      (row[cell] === row[other] ||
        column[cell] === column[other] ||
        box[cell] === box[other] ||
        (layout !== undefined && peers[cell].includes(other)))
    );
  }

  /** Removes a candidate. Nothing changes if the cell does not have it. */
  eliminate(cell: number, digit: number): void {
    if (!this.has(cell, digit)) return;
    this.candidates[cell] &= ~(1 << (digit - 1));
    for (const house of this.geometry.housesOf[cell]) {
      const bit = 1 << this.geometry.houses[house].indexOf(cell);
      this.places[house * this.geometry.size + digit - 1] &= ~bit;
    }
  }

  /** Gives a blank cell a candidate, whatever its peers have. */
  restore(cell: number, digit: number): void {
    this.note(cell, this.candidates[cell] | (1 << (digit - 1)));
  }

  /** Puts a digit in a blank cell, and removes it from the candidates of the peers. */
  place(cell: number, digit: number): void {
    for (let rest = this.candidates[cell]; rest !== 0; rest &= rest - 1) {
      this.eliminate(cell, lowestDigit(rest));
    }
    for (const peer of this.geometry.peers[cell]) this.eliminate(peer, digit);
    this.fill(cell, digit);
  }
}
