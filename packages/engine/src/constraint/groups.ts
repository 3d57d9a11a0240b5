import type { Cells } from './constraint.ts';
import { layoutGroupsOf, markTogether, withoutNested } from './layout-groups.ts';
import type { Variant } from './variant.ts';

const IN_PAIR = 2;

/** The groups of cells with different values, and the pairs of such cells in no group. */
export class Groups {
  private readonly cells: number;
  private readonly values: number;
  private readonly fromLayout: readonly Uint16Array[];
  private readonly added: Uint16Array[] = [];
  private readonly pairs: number[] = [];
  /** cell × cells + other cell → IN_GROUP, IN_PAIR or 0. */
  private readonly together: Uint8Array;
  /** Whether a group of the layout has more cells than there are values. */
  readonly isImpossible: boolean;

  constructor(variant: Variant, values: number) {
    const layout = layoutGroupsOf(variant);
    this.cells = variant.rows * variant.columns;
    this.values = values;
    this.fromLayout = layout.lists;
    this.together = layout.together.slice();
    this.isImpossible = layout.lists.some((list) => list.length > values);
  }

  /** Adds a group. No cell is listed twice. */
  add(cells: Cells): void {
    if (cells.length === 2) this.addPair(cells[0], cells[1]);
    if (cells.length <= 2) return;
    this.added.push(Uint16Array.from(cells));
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
    markTogether(this.together, this.cells, cells);
  }

  /** Whether groups or pairs, as far as they are known, hold the two cells different. */
  isPairDifferent(a: number, b: number): boolean {
    return this.together[a * this.cells + b] !== 0;
  }

  /** Whether they hold each two of the cells different. */
  areDifferent(cells: Cells): boolean {
    for (let i = 1; i < cells.length; i++) {
      for (let j = 0; j < i; j++) {
        if (cells[i] === cells[j] || !this.isPairDifferent(cells[i], cells[j])) return false;
      }
    }
    return true;
  }

  /** The groups of as many cells as there are values, and those of fewer. None lies within another. */
  split(): { houses: Uint16Array[]; distinct: Uint16Array[] } {
    const { added, fromLayout } = this;
    const lists = added.length === 0 ? fromLayout : withoutNested([...fromLayout, ...added]);
    return {
      houses: lists.filter((list) => list.length === this.values),
      distinct: lists.filter((list) => list.length < this.values),
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
