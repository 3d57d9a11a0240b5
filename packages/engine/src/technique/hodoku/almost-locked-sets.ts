// Hot code: plain loops, integers and preallocated arrays only.

import { type CellSet, cellsOf, lowestOf } from '../cell-set.ts';
import { BAND, BIT_IN_BAND, COUNT, HOUSE_CELLS, LOWEST, PEER_SETS } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import type { Candidate } from '../step.ts';
import { doubled } from '../typed-arrays.ts';

/**
 * The number of integers of an almost locked set in `withDigit` and in `seen`: three bands for each
 * of nine digits.
 */
export const DIGIT_SETS = 27;

/**
 * The almost locked sets of a position: n cells of a house that have n + 1 digits, where n is 1 to
 * 8. In this class, "set" means an almost locked set.
 *
 * Each set is listed once, in the first house that contains it. The order is HoDoKu's: rows,
 * columns, boxes. In a house, a set comes before the larger sets that add later cells to it.
 */
export class AlmostLockedSets {
  count = 0;
  /** Set → its digits. */
  readonly digits: number[] = [];
  /** Set × 3 + band → its cells. */
  cells: CellSet = new Int32Array(256 * 3);
  /** Set × 27 + (digit − 1) × 3 + band → its cells with the digit. */
  withDigit: Int32Array = new Int32Array(256 * DIGIT_SETS);
  /**
   * Set × 27 + (digit − 1) × 3 + band → the cells outside the set that have the digit and see all
   * cells of the set with this digit.
   */
  seen: Int32Array = new Int32Array(256 * DIGIT_SETS);
  /** Increases whenever the candidates are different from those of the previous `read`. */
  version = 0;
  /** The candidates of the position for which the sets are listed. */
  private readonly known = new Uint16Array(81);

  /** Lists the sets of a position. Does nothing if the candidates are the same as the last time. */
  read(position: Position): void {
    const { known } = this;
    let isKnown = this.version > 0;
    for (let cell = 0; cell < 81 && isKnown; cell++) {
      isKnown = known[cell] === position.candidates[cell];
    }
    if (isKnown) return;
    known.set(position.candidates);
    this.version++;
    this.count = 0;
    this.digits.length = 0;
    for (let house = 0; house < 27; house++) this.extend(position, house, 0, 0, 0);
  }

  /**
   * Lists the sets that consist of the cells at `places` and one or more later blank cells of the
   * house.
   */
  private extend(
    position: Position,
    house: number,
    places: number,
    digits: number,
    from: number,
  ): void {
    for (let rest = position.blanks[house] & -(1 << from); rest !== 0; rest &= rest - 1) {
      const place = LOWEST[rest];
      const nextPlaces = places | (1 << place);
      const size = COUNT[nextPlaces];
      const next = digits | position.candidates[HOUSE_CELLS[house * 9 + place]];
      if (COUNT[next] === size + 1 && !isInEarlierHouse(house, nextPlaces)) {
        this.add(position, house, nextPlaces, next);
      }
      if (size < 8) this.extend(position, house, nextPlaces, next, place + 1);
    }
  }

  private add(position: Position, house: number, places: number, digits: number): void {
    if (this.count * 3 === this.cells.length) this.grow();
    const { cells, seen, withDigit } = this;
    const set = this.count++;
    this.digits.push(digits);
    cells.fill(0, set * 3, set * 3 + 3);
    withDigit.fill(0, set * DIGIT_SETS, (set + 1) * DIGIT_SETS);
    for (let i = 0; i < DIGIT_SETS; i++) seen[set * DIGIT_SETS + i] = position.cells[i];
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const cell = HOUSE_CELLS[house * 9 + LOWEST[rest]];
      const band = BAND[cell];
      cells[set * 3 + band] |= BIT_IN_BAND[cell];
      for (let own = position.candidates[cell]; own !== 0; own &= own - 1) {
        const i = set * DIGIT_SETS + LOWEST[own] * 3;
        withDigit[i + band] |= BIT_IN_BAND[cell];
        seen[i] &= PEER_SETS[cell * 3];
        seen[i + 1] &= PEER_SETS[cell * 3 + 1];
        seen[i + 2] &= PEER_SETS[cell * 3 + 2];
      }
    }
  }

  private grow(): void {
    this.cells = doubled(this.cells);
    this.withDigit = doubled(this.withDigit);
    this.seen = doubled(this.seen);
  }

  /** The cells of a set, ascending. */
  cellsOf(set: number): number[] {
    return cellsOf(this.cells.subarray(set * 3, set * 3 + 3));
  }

  /** Whether two sets have a cell in common. */
  overlap(set: number, other: number): boolean {
    const { cells } = this;
    const a = set * 3;
    const b = other * 3;
    return (
      ((cells[a] & cells[b]) | (cells[a + 1] & cells[b + 1]) | (cells[a + 2] & cells[b + 2])) !== 0
    );
  }

  /** Whether all cells of `set` are also in `other`. */
  isWithin(set: number, other: number): boolean {
    const { cells } = this;
    for (let band = 0; band < 3; band++) {
      if ((cells[set * 3 + band] & ~cells[other * 3 + band]) !== 0) return false;
    }
    return true;
  }

  /**
   * Returns the digits of `digits` that can be removed from at least one cell. Such a cell has the
   * digit as candidate, and sees all places of the digit in both sets.
   */
  removable(set: number, other: number, digits: number): number {
    const { seen } = this;
    let removable = 0;
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const a = set * DIGIT_SETS + LOWEST[rest] * 3;
      const b = other * DIGIT_SETS + LOWEST[rest] * 3;
      const both = (seen[a] & seen[b]) | (seen[a + 1] & seen[b + 1]) | (seen[a + 2] & seen[b + 2]);
      if (both !== 0) removable |= rest & -rest;
    }
    return removable;
  }

  /**
   * Adds the candidates that can be removed: for each of these digits, the cells that see all
   * places of the digit in both sets.
   */
  addSeenByBoth(candidates: Candidate[], set: number, other: number, digits: number): void {
    const { seen } = this;
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = LOWEST[rest];
      for (let band = 0; band < 3; band++) {
        const i = digit * 3 + band;
        const cells = seen[set * DIGIT_SETS + i] & seen[other * DIGIT_SETS + i];
        addCandidates(candidates, digit, band, cells);
      }
    }
  }

  /**
   * For each of these digits, adds the candidates outside `other` that see all places of the digit
   * in `set`.
   */
  addSeenOutside(candidates: Candidate[], set: number, other: number, digits: number): void {
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = LOWEST[rest];
      for (let band = 0; band < 3; band++) {
        const seen = this.seen[set * DIGIT_SETS + digit * 3 + band];
        addCandidates(candidates, digit, band, seen & ~this.cells[other * 3 + band]);
      }
    }
  }
}

function addCandidates(candidates: Candidate[], digit: number, band: number, cells: number): void {
  for (let rest = cells; rest !== 0; rest &= rest - 1) {
    candidates.push((27 * band + lowestOf(rest)) * 9 + digit);
  }
}

/**
 * Whether a set of this house is listed under an earlier house. A set in one row is listed under
 * the row, and a set in one column under the column. All other sets are listed under their box.
 */
function isInEarlierHouse(house: number, places: number): boolean {
  if (house < 9) return false;
  if (house < 18) return COUNT[places] === 1;
  return IS_IN_LINE[places] === 1;
}

/** Set of places of a box → whether they are in one row or in one column. */
const IS_IN_LINE: Uint8Array = Uint8Array.from({ length: 512 }, (_, places) =>
  [0o007, 0o070, 0o700, 0o111, 0o222, 0o444].some((line) => (places & ~line) === 0) ? 1 : 0,
);
