// Hot code: plain loops, integers and preallocated arrays only.
import { type CellSet, cellsOf, lowestOf } from '../cell-set.ts';
import {
  BAND,
  BIT_IN_BAND,
  CELL_HOUSES,
  CELL_PLACES,
  COUNT,
  HOUSE_CELLS,
  LOWEST,
  PEER_SETS,
} from '../classic-tables.ts';
import type { Position } from '../position.ts';

/** A digit cannot have more colors than this: each color has a cell, and there are 81 cells. */
const CAPACITY = 81;

/**
 * The strong links of a digit, as clusters of cells in two colors. The two ends of a link have
 * different colors. So in each cluster, either all cells of the first color contain the digit, or
 * all cells of the second color.
 *
 * Cluster i has the colors 2i and 2i + 1. Clusters are sorted by their first cells, which have
 * color 2i.
 */
export class Coloring {
  clusterCount = 0;
  /** Color × 3 + band → the cells of the color. */
  private readonly colored = new Int32Array(CAPACITY * 3);
  /** Color × 3 + band → the cells that see a cell of the color. */
  private readonly seen = new Int32Array(CAPACITY * 3);
  /** The cells with strong links that have no color yet. */
  private readonly rest: CellSet = new Int32Array(3);

  /** Colors the cells of a digit. */
  read({ places }: Position, digit: number): void {
    const { rest } = this;
    rest.fill(0);
    this.clusterCount = 0;
    for (let house = 0; house < 27; house++) {
      const set = places[house * 9 + digit - 1];
      if (COUNT[set] !== 2) continue;
      const low = HOUSE_CELLS[house * 9 + LOWEST[set]];
      const high = HOUSE_CELLS[house * 9 + LOWEST[set & (set - 1)]];
      rest[BAND[low]] |= BIT_IN_BAND[low];
      rest[BAND[high]] |= BIT_IN_BAND[high];
    }
    for (let band = 0; band < 3; band++) {
      while (rest[band] !== 0) {
        const color = this.clusterCount++ * 2;
        this.colored.fill(0, color * 3, color * 3 + 6);
        this.seen.fill(0, color * 3, color * 3 + 6);
        this.paint(places, digit, band * 27 + lowestOf(rest[band]), color);
      }
    }
  }

  /**
   * Colors a cell, and then all cells that are connected with it by strong links. The links in the
   * row come first, then those in the column and in the box.
   */
  private paint(places: Uint16Array, digit: number, cell: number, color: number): void {
    const { colored, rest, seen } = this;
    if ((rest[BAND[cell]] & BIT_IN_BAND[cell]) === 0) return;
    rest[BAND[cell]] ^= BIT_IN_BAND[cell];
    colored[color * 3 + BAND[cell]] |= BIT_IN_BAND[cell];
    for (let band = 0; band < 3; band++) seen[color * 3 + band] |= PEER_SETS[cell * 3 + band];
    for (let i = cell * 3; i < cell * 3 + 3; i++) {
      const house = CELL_HOUSES[i];
      const set = places[house * 9 + digit - 1];
      if (COUNT[set] !== 2) continue;
      const other = LOWEST[set & ~(1 << CELL_PLACES[i])];
      this.paint(places, digit, HOUSE_CELLS[house * 9 + other], color ^ 1);
    }
  }

  /** The cells of a color, ascending. */
  cellsOf(color: number): number[] {
    return cellsOf(this.colored.subarray(color * 3, color * 3 + 3));
  }

  /** Whether a cell of `color` sees a cell of `other`. Both may be the same color. */
  sees(color: number, other: number): boolean {
    const { colored, seen } = this;
    for (let band = 0; band < 3; band++) {
      if ((seen[color * 3 + band] & colored[other * 3 + band]) !== 0) return true;
    }
    return false;
  }

  /**
   * Sets `both` to the cells with the digit that see a cell of each of the two colors. Returns
   * whether there are any.
   */
  readSeenByBoth(
    both: CellSet,
    cells: Int32Array,
    digit: number,
    color: number,
    other: number,
  ): boolean {
    const { seen } = this;
    for (let band = 0; band < 3; band++) {
      both[band] = cells[digit * 3 - 3 + band] & seen[color * 3 + band] & seen[other * 3 + band];
    }
    return (both[0] | both[1] | both[2]) !== 0;
  }
}
