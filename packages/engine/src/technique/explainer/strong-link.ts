// Hot code: plain loops, integers and preallocated arrays only.
import {
  BAND,
  BIT_IN_BAND,
  CELL_HOUSES,
  COUNT,
  HOUSE_CELLS,
  LOWEST,
  PEER_SETS,
} from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { BOX_SPLITS, LINE_SPLITS, type Splits, SQUARE_SPLITS } from './link-splits.ts';

/** The kinds of house (0 row, 1 column, 2 box), in the order in which links are numbered. */
const KINDS: readonly number[] = [2, 0, 1];

/** The maximum number of links: two for each box, and one for each line. */
const MOST = 36;

/** The greatest number of ends. */
export const ENDS = 72;

export const NO_HOUSE = 255;

/**
 * The strong links of a digit: houses whose places for the digit split into two ends. One of the
 * two ends has the digit. All cells of an end share another house.
 *
 * Links are numbered by kind and by house: boxes, rows, columns. The ends of link n are 2n and 2n +
 * 1.
 */
export class DigitLinks {
  count = 0;
  /** Link → its house. */
  readonly houses: Uint8Array = new Uint8Array(MOST);
  /** Link × 3 + band → the places of the digit in its house, as a set of cells. */
  readonly cells: Int32Array = new Int32Array(MOST * 3);
  /** End × 3 + band → its cells, as a set. */
  readonly ends: Int32Array = new Int32Array(MOST * 6);
  /** End × 3 + band → the cells that have the digit and see all cells of the end, as a set. */
  readonly seen: Int32Array = new Int32Array(MOST * 6);
  /** Link → whether one of its ends has several cells. */
  readonly grouped: Uint8Array = new Uint8Array(MOST);
  /** End → the number of ends in its list of `near`. */
  readonly nearCount: Uint8Array = new Uint8Array(ENDS);
  /**
   * End × ENDS + i → the i-th end that is near this end, in ascending order. Two ends are near each
   * other if they share a house, and their links have no cell in common.
   */
  readonly near: Uint8Array = new Uint8Array(ENDS * ENDS);
  /** End × 3 + kind → the house of this kind that contains all cells of the end, or NO_HOUSE. */
  private readonly shared = new Uint8Array(MOST * 6);

  /** Reads the links of a digit from the arrays of a position. */
  read({ cells, places }: Position, digit: number): void {
    this.count = 0;
    this.nearCount.fill(0);
    for (const kind of KINDS) {
      for (let house = kind * 9; house < kind * 9 + 9; house++) {
        const set = places[house * 9 + digit - 1];
        this.add(cells, digit, house, kind === 2 ? BOX_SPLITS : LINE_SPLITS, set);
        if (kind === 2) this.add(cells, digit, house, SQUARE_SPLITS, set);
      }
    }
    for (let end = 2; end < this.count * 2; end++) this.connect(end);
  }

  /** Whether two links have a cell in common. */
  overlap(link: number, other: number): boolean {
    const { cells } = this;
    for (let band = 0; band < 3; band++) {
      if ((cells[link * 3 + band] & cells[other * 3 + band]) !== 0) return true;
    }
    return false;
  }

  /**
   * The house that contains all cells of two ends. If there are several, a column is preferred to a
   * row, and a row to a box.
   */
  houseOf(end: number, other: number): number {
    const { shared } = this;
    for (let kind = 1; kind >= 0; kind--) {
      const house = shared[end * 3 + kind];
      if (house !== NO_HOUSE && house === shared[other * 3 + kind]) return house;
    }
    return shared[end * 3 + 2] === shared[other * 3 + 2] ? shared[end * 3 + 2] : NO_HOUSE;
  }

  /**
   * Finds the ends of earlier links that share a house with this end. Adds these ends to the list
   * of this end, and adds this end to their lists.
   */
  private connect(end: number): void {
    const { near, nearCount } = this;
    for (let other = 0; other < (end & ~1); other++) {
      if (this.houseOf(end, other) === NO_HOUSE || this.overlap(end >> 1, other >> 1)) continue;
      near[end * ENDS + nearCount[end]++] = other;
      near[other * ENDS + nearCount[other]++] = end;
    }
  }

  private add(
    cells: Int32Array,
    digit: number,
    house: number,
    { first, second }: Splits,
    places: number,
  ): void {
    if (first[places] === 0) return;
    const link = this.count++;
    this.houses[link] = house;
    this.grouped[link] = COUNT[places] > 2 ? 1 : 0;
    this.setEnd(cells, digit, link * 2, house, first[places]);
    this.setEnd(cells, digit, link * 2 + 1, house, second[places]);
    for (let band = 0; band < 3; band++) {
      this.cells[link * 3 + band] = this.ends[link * 6 + band] | this.ends[link * 6 + 3 + band];
    }
  }

  private setEnd(
    cells: Int32Array,
    digit: number,
    end: number,
    house: number,
    places: number,
  ): void {
    const { ends, seen, shared } = this;
    for (let band = 0; band < 3; band++) {
      ends[end * 3 + band] = 0;
      seen[end * 3 + band] = cells[(digit - 1) * 3 + band];
    }
    const lowest = HOUSE_CELLS[house * 9 + LOWEST[places]];
    for (let kind = 0; kind < 3; kind++) shared[end * 3 + kind] = CELL_HOUSES[lowest * 3 + kind];
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const cell = HOUSE_CELLS[house * 9 + LOWEST[rest]];
      ends[end * 3 + BAND[cell]] |= BIT_IN_BAND[cell];
      for (let i = 0; i < 3; i++) {
        seen[end * 3 + i] &= PEER_SETS[cell * 3 + i];
        if (shared[end * 3 + i] !== CELL_HOUSES[cell * 3 + i]) shared[end * 3 + i] = NO_HOUSE;
      }
    }
  }
}
