import type { Cells } from './constraint.ts';

const IN_GROUP = 1;
const IN_PAIR = 2;

/** The groups of cells with different values, and the pairs of such cells in no group. */
export class Groups {
  private readonly cells: number;
  private readonly values: number;
  private readonly lists: Uint16Array[] = [];
  private readonly pairs: number[] = [];
  /** cell × cells + other cell → IN_GROUP, IN_PAIR or 0. */
  private readonly together: Uint8Array;

  constructor(cells: number, values: number) {
    this.cells = cells;
    this.values = values;
    this.together = new Uint8Array(cells * cells);
  }

  /** Adds a group. No cell is listed twice. */
  add(cells: Cells): void {
    if (cells.length === 2) this.addPair(cells[0], cells[1]);
    if (cells.length <= 2) return;
    this.lists.push(Uint16Array.from(cells));
    this.mark(cells);
  }

  addPair(a: number, b: number): void {
    const place = a * this.cells + b;
    if (this.together[place] !== 0) return;
    this.together[place] = IN_PAIR;
    this.together[b * this.cells + a] = IN_PAIR;
    this.pairs.push(a, b);
  }

  /** Notes that another rule holds these cells different. */
  mark(cells: Cells): void {
    const { together } = this;
    for (const a of cells) {
      const row = a * this.cells;
      for (const b of cells) together[row + b] = IN_GROUP;
    }
  }

  /** Whether groups or pairs, as far as they are known, hold each two of the cells different. */
  areDifferent(cells: Cells): boolean {
    return cells.every((a, i) => {
      const row = a * this.cells;
      return cells.every((b, j) => j <= i || this.together[row + b] !== 0);
    });
  }

  /** The groups of as many cells as there are values, and those of fewer. None lies within another. */
  split(): { houses: Uint16Array[]; distinct: Uint16Array[] } {
    const sorted = this.lists.toSorted((a, b) => b.length - a.length);
    const kept: Uint16Array[] = [];
    const holding: Uint8Array[] = [];
    for (const list of sorted) {
      if (holding.some((held) => list.every((cell) => held[cell] === 1))) continue;
      const held = new Uint8Array(this.cells);
      for (const cell of list) held[cell] = 1;
      holding.push(held);
      kept.push(list);
    }
    return {
      houses: kept.filter((list) => list.length === this.values),
      distinct: kept.filter((list) => list.length < this.values),
    };
  }

  /** The pairs that no group holds: a, b, a, b … */
  apart(): Uint16Array {
    const apart: number[] = [];
    for (let i = 0; i < this.pairs.length; i += 2) {
      const a = this.pairs[i];
      const b = this.pairs[i + 1];
      if (this.together[a * this.cells + b] === IN_PAIR) apart.push(a, b);
    }
    return Uint16Array.from(apart);
  }
}
