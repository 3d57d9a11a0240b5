import type { Compiled } from '../../constraint/compiled.ts';
import type { Peers } from './network.ts';

/** Which pairs of cells hold different values. */
export class DifferenceGraph {
  readonly words: number;
  readonly bits: Int32Array;
  private readonly cells: number;
  private knownPeers: Peers | undefined;

  private constructor(cells: number, bits: Int32Array) {
    this.cells = cells;
    this.words = (cells + 31) >>> 5;
    this.bits = bits;
  }

  static ofGroups(cells: number, groups: readonly Uint16Array[]): DifferenceGraph {
    const graph = new DifferenceGraph(cells, new Int32Array(cells * ((cells + 31) >>> 5)));
    for (const group of groups) graph.addGroup(group);
    return graph;
  }

  /** The graph with all pairs that differ for other reasons, or itself if there are none. */
  with({ distinct, apart, sets }: Compiled): DifferenceGraph {
    if (distinct.length + apart.length + sets.length === 0) return this;
    const graph = new DifferenceGraph(this.cells, this.bits.slice());
    for (const group of distinct) graph.addGroup(group);
    for (const { cells } of sets) graph.addGroup(cells);
    for (let i = 0; i < apart.length; i += 2) graph.addGroup(apart.subarray(i, i + 2));
    return graph;
  }

  differ(a: number, b: number): boolean {
    return (this.bits[a * this.words + (b >>> 5)] & (1 << (b & 31))) !== 0;
  }

  areAllDifferent(cells: ArrayLike<number>): boolean {
    for (let i = 0; i < cells.length; i++) {
      for (let j = 0; j < i; j++) if (!this.differ(cells[i], cells[j])) return false;
    }
    return true;
  }

  /** Cell → its first entry in `cells`, which lists the cells that differ from it. */
  peers(): Peers {
    this.knownPeers ??= this.madePeers();
    return this.knownPeers;
  }

  private madePeers(): Peers {
    const { bits, words } = this;
    const starts = new Uint32Array(this.cells + 1);
    const list: number[] = [];
    for (let a = 0; a < this.cells; a++) {
      for (let word = 0; word < words; word++) {
        for (let rest = bits[a * words + word]; rest !== 0; rest &= rest - 1) {
          list.push(32 * word + 31 - Math.clz32(rest & -rest));
        }
      }
      starts[a + 1] = list.length;
    }
    return { starts, cells: new Uint16Array(list) };
  }

  /** Divides the cells into groups with different values, the largest first where it is easy. */
  cliques(cells: readonly number[]): number[][] {
    const cliques: number[][] = [];
    for (const cell of cells) {
      const home = cliques.find((clique) => this.areOthers(cell, clique));
      if (home) home.push(cell);
      else cliques.push([cell]);
    }
    return cliques;
  }

  private areOthers(cell: number, clique: readonly number[]): boolean {
    for (let i = 0; i < clique.length; i++) if (!this.differ(cell, clique[i])) return false;
    return true;
  }

  private addGroup(group: Uint16Array): void {
    const { words, bits } = this;
    for (let i = 0; i < group.length; i++) {
      const start = group[i] * words;
      for (let j = 0; j < group.length; j++) bits[start + (group[j] >>> 5)] |= 1 << (group[j] & 31);
      bits[start + (group[i] >>> 5)] &= ~(1 << (group[i] & 31));
    }
  }
}
