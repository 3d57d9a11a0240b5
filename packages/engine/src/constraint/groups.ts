import type { Cells } from './constraint.ts';
import type { DifferenceGraph } from './difference-graph.ts';
import { layoutGroupsOf, withoutNested } from './layout-groups.ts';
import type { Variant } from './variant.ts';

/** The groups of cells with different values, and the pairs of such cells in no group. */
export class Groups {
  /** All cells that differ, as far as they are known. */
  readonly graph: DifferenceGraph;
  private readonly values: number;
  private readonly fromLayout: readonly Uint16Array[];
  private readonly added: Uint16Array[] = [];
  private readonly pairs: number[] = [];
  /** The graph without the pairs. */
  private readonly grouped: DifferenceGraph;
  /** Whether a group of the layout has more cells than there are values. */
  readonly isImpossible: boolean;

  constructor(variant: Variant, values: number) {
    const { graph, lists } = layoutGroupsOf(variant);
    this.values = values;
    this.fromLayout = lists;
    this.graph = graph.copy();
    this.grouped = graph.copy();
    this.isImpossible = lists.some((list) => list.length > values);
  }

  /** Adds a group. No cell is listed twice. */
  add(cells: Cells): void {
    if (cells.length === 2) this.addPair(cells[0], cells[1]);
    if (cells.length <= 2) return;
    this.added.push(Uint16Array.from(cells));
    this.mark(cells);
  }

  addPair(a: number, b: number): void {
    if (this.graph.differ(a, b)) return;
    this.graph.add([a, b]);
    this.pairs.push(a, b);
  }

  /** Notes that another rule holds these cells different. */
  mark(cells: Cells): void {
    this.graph.add(cells);
    this.grouped.add(cells);
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
      const [a, b] = this.pairs.slice(i, i + 2);
      if (!this.grouped.differ(a, b)) apart.push(a, b);
    }
    return Uint16Array.from(apart);
  }
}
