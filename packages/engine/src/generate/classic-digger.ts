// Hot code: it runs once per given of every puzzle.
import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { allDigits } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';

const { cells: CELLS } = CLASSIC;
const ALL = allDigits(CLASSIC.size);
/** The maximum number of puzzles that are dug together. It is the batch size of the kernel. */
export const DIG_BATCH = 4_096;
/** Orbits are tried in groups of 24, 12, 6 and 3, then one by one. */
const FIRST_GROUP = 24;
const LEAST_GROUP = 3;

/**
 * Removes givens from many full classic grids at the same time. Each batch of the kernel makes one
 * test for every puzzle.
 *
 * An orbit is a set of cells whose givens are removed together. The orbits of each puzzle are tried
 * in an order drawn for that puzzle. An orbit is removed if the puzzle stays proper without it. To
 * test a single given, the kernel searches for a solution with another digit in its cell. If there
 * is none, the given is redundant. Usually the kernel finds a contradiction at once.
 *
 * The first orbits are nearly always redundant, so they are tried in groups. If a group can be
 * removed, its orbits could also be removed one by one. So groups do not change the resulting
 * puzzle.
 */
export class ClassicDigger {
  private readonly solver: BulkSolver;
  private readonly orbits: readonly Uint16Array[];
  /** Whether orbits are single cells. */
  private readonly single: boolean;
  /**
   * Row × 81 + cell → the candidates of the cell: one for a given, all for a blank. Each unfinished
   * puzzle has a row.
   */
  private readonly masks: Uint16Array;
  private readonly solutions: Uint8Array;
  private readonly counts: Uint32Array;
  /**
   * Row → its puzzle, the number of givens left, the index of the next orbit to try, and the size
   * of the current group.
   */
  private readonly puzzles: Uint16Array;
  private readonly givens: Uint8Array;
  private readonly places: Uint8Array;
  private readonly groups: Uint8Array;
  private rows = 0;

  /** @param orbits Every cell is in exactly one orbit. */
  constructor(solver: BulkSolver, orbits: readonly Uint16Array[], most: number = DIG_BATCH) {
    this.solver = solver;
    this.orbits = orbits;
    this.single = orbits.length === CELLS;
    this.masks = new Uint16Array(CELLS * most);
    this.solutions = new Uint8Array(CELLS * most);
    this.counts = new Uint32Array(most);
    this.puzzles = new Uint16Array(most);
    this.givens = new Uint8Array(most);
    this.places = new Uint8Array(most);
    this.groups = new Uint8Array(most);
  }

  /**
   * Digs a puzzle out of each grid, in place. Yields after every batch.
   *
   * @param grids Puzzle × 81 + cell → digit 1 to 9, which becomes 0 if the given is removed.
   * @param orders Puzzle × number of orbits + i → the i-th orbit to try.
   * @param least Puzzle → the fewest givens that may be left.
   */
  *dig(grids: Uint8Array, orders: Uint8Array, least: Uint8Array): Generator<undefined, void> {
    this.load(grids, least.length);
    let group = this.single ? FIRST_GROUP : FIRST_GROUP >> 1;
    for (; group >= LEAST_GROUP; group >>= 1) {
      this.digGroups(grids, orders, least, group);
      yield;
    }
    while (this.rows > 0) {
      this.digOne(grids, orders, least);
      yield;
    }
  }

  private load(grids: Uint8Array, rows: number): void {
    const { masks, puzzles } = this;
    for (let at = 0; at < rows * CELLS; at++) masks[at] = 1 << (grids[at] - 1);
    for (let row = 0; row < rows; row++) puzzles[row] = row;
    this.givens.fill(CELLS, 0, rows);
    this.places.fill(0, 0, rows);
    this.rows = rows;
  }

  /** Tries to remove the next `size` orbits of every puzzle as a group. */
  private digGroups(grids: Uint8Array, orders: Uint8Array, least: Uint8Array, size: number): void {
    const { counts, givens, groups, orbits, places, puzzles } = this;
    for (let row = 0; row < this.rows; row++) {
      const floor = least[puzzles[row]];
      const from = puzzles[row] * orbits.length + places[row];
      const most = Math.min(size, orbits.length - places[row]);
      let taken = 0;
      let left = givens[row];
      while (taken < most && left - orbits[orders[from + taken]].length >= floor) {
        const orbit = orbits[orders[from + taken++]];
        left -= orbit.length;
        this.blank(row, orbit);
      }
      groups[row] = taken;
    }
    this.solve(2);
    for (let row = 0; row < this.rows; row++) {
      const from = puzzles[row] * orbits.length + places[row];
      const proper = counts[row] === 1;
      if (proper) places[row] += groups[row];
      for (let i = from; i < from + groups[row]; i++) {
        if (proper) givens[row] -= orbits[orders[i]].length;
        else this.restore(row, orbits[orders[i]], grids);
      }
    }
  }

  /** Tries to remove the next orbit of every puzzle. Finishes the puzzles without a next orbit. */
  private digOne(grids: Uint8Array, orders: Uint8Array, least: Uint8Array): void {
    const { counts, givens, masks, orbits, places, puzzles, single } = this;
    const all = orbits.length;
    for (let row = 0; row < this.rows; row++) {
      const puzzle = puzzles[row];
      let place = places[row];
      while (
        place < all &&
        givens[row] - orbits[orders[puzzle * all + place]].length < least[puzzle]
      ) {
        place++;
      }
      places[row] = place;
      if (place === all) {
        this.finish(row--, grids);
        continue;
      }
      const orbit = orbits[orders[puzzle * all + place]];
      this.blank(row, orbit);
      if (single)
        masks[row * CELLS + orbit[0]] = ALL & ~(1 << (grids[puzzle * CELLS + orbit[0]] - 1));
    }
    this.solve(single ? 1 : 2);
    const found = single ? 0 : 1;
    for (let row = 0; row < this.rows; row++) {
      const orbit = orbits[orders[puzzles[row] * all + places[row]++]];
      if (counts[row] === found) {
        givens[row] -= orbit.length;
        if (single) this.blank(row, orbit);
      } else {
        this.restore(row, orbit, grids);
      }
    }
  }

  private solve(limit: number): void {
    const { counts, masks, rows, solutions, solver } = this;
    solver.solve(masks, solutions, counts.subarray(0, rows), { limit });
  }

  private blank(row: number, orbit: Uint16Array): void {
    for (let i = 0; i < orbit.length; i++) this.masks[row * CELLS + orbit[i]] = ALL;
  }

  private restore(row: number, orbit: Uint16Array, grids: Uint8Array): void {
    const grid = this.puzzles[row] * CELLS;
    for (let i = 0; i < orbit.length; i++) {
      this.masks[row * CELLS + orbit[i]] = 1 << (grids[grid + orbit[i]] - 1);
    }
  }

  /**
   * Writes the blanks of a finished puzzle to its grid. The row of this puzzle is free then, and
   * the last row moves there.
   */
  private finish(row: number, grids: Uint8Array): void {
    const { givens, masks, places, puzzles } = this;
    const last = --this.rows;
    const grid = puzzles[row] * CELLS;
    for (let cell = 0; cell < CELLS; cell++) {
      if (masks[row * CELLS + cell] === ALL) grids[grid + cell] = 0;
    }
    if (row === last) return;
    masks.copyWithin(row * CELLS, last * CELLS, (last + 1) * CELLS);
    puzzles[row] = puzzles[last];
    givens[row] = givens[last];
    places[row] = places[last];
  }
}
