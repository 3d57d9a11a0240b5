import type { Compiled } from '../../constraint/compiled.ts';

/** Which pairs of cells hold different values. */
export class DifferenceGraph {
  readonly words: number;
  readonly bits: Int32Array;
  private readonly cells: number;

  constructor({ cells, houses, distinct, apart, sets }: Compiled) {
    this.cells = cells;
    this.words = (cells + 31) >>> 5;
    this.bits = new Int32Array(cells * this.words);
    for (const group of houses) this.addGroup(group);
    for (const group of distinct) this.addGroup(group);
    for (const { cells: group } of sets) this.addGroup(group);
    for (let i = 0; i < apart.length; i += 2) {
      this.add(apart[i], apart[i + 1]);
      this.add(apart[i + 1], apart[i]);
    }
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
  peers(): { starts: Uint32Array; cells: Uint16Array } {
    const starts = new Uint32Array(this.cells + 1);
    const list: number[] = [];
    for (let a = 0; a < this.cells; a++) {
      for (let word = 0; word < this.words; word++) {
        for (let rest = this.bits[a * this.words + word]; rest !== 0; rest &= rest - 1) {
          list.push(32 * word + 31 - Math.clz32(rest & -rest));
        }
      }
      starts[a + 1] = list.length;
    }
    return { starts, cells: Uint16Array.from(list) };
  }

  /** Divides the cells into groups with different values, the largest first where it is easy. */
  cliques(cells: readonly number[]): number[][] {
    const cliques: number[][] = [];
    for (const cell of cells) {
      const home = cliques.find((clique) => clique.every((other) => this.differ(cell, other)));
      if (home) home.push(cell);
      else cliques.push([cell]);
    }
    return cliques;
  }

  private addGroup(group: Uint16Array): void {
    const { words, bits } = this;
    const marks = new Int32Array(words);
    for (let i = 0; i < group.length; i++) marks[group[i] >>> 5] |= 1 << (group[i] & 31);
    for (let i = 0; i < group.length; i++) {
      const start = group[i] * words;
      for (let word = 0; word < words; word++) bits[start + word] |= marks[word];
      bits[start + (group[i] >>> 5)] &= ~(1 << (group[i] & 31));
    }
  }

  private add(a: number, b: number): void {
    this.bits[a * this.words + (b >>> 5)] |= 1 << (b & 31);
  }
}
