import type { Geometry } from './geometry.ts';

/** A set of cells of one geometry: a bit a cell, 32 cells a word. */
export class CellSet implements Iterable<number> {
  readonly geometry: Geometry;
  private readonly words: Uint32Array;

  constructor(geometry: Geometry, cells: Iterable<number> = []) {
    this.geometry = geometry;
    this.words = new Uint32Array((geometry.cells + 31) >>> 5);
    for (const cell of cells) this.add(cell);
  }

  has(cell: number): boolean {
    return (this.words[cell >>> 5] & (1 << (cell & 31))) !== 0;
  }

  add(cell: number): this {
    this.words[cell >>> 5] |= 1 << (cell & 31);
    return this;
  }

  delete(cell: number): this {
    this.words[cell >>> 5] &= ~(1 << (cell & 31));
    return this;
  }

  get count(): number {
    return [...this].length;
  }

  union(other: CellSet): CellSet {
    return this.combine(other, (a, b) => a | b);
  }

  intersection(other: CellSet): CellSet {
    return this.combine(other, (a, b) => a & b);
  }

  difference(other: CellSet): CellSet {
    return this.combine(other, (a, b) => a & ~b);
  }

  equals(other: CellSet): boolean {
    return (
      this.geometry === other.geometry && this.words.every((word, i) => word === other.words[i])
    );
  }

  /** The cells, ascending. */
  *[Symbol.iterator](): Generator<number> {
    for (let i = 0; i < this.words.length; i++) {
      for (let rest = this.words[i]; rest !== 0; rest &= rest - 1) {
        yield 32 * i + 31 - Math.clz32(rest & -rest);
      }
    }
  }

  private combine(other: CellSet, word: (a: number, b: number) => number): CellSet {
    if (this.geometry !== other.geometry) {
      throw new TypeError('expected two cell sets of one geometry');
    }
    const result = new CellSet(this.geometry);
    for (let i = 0; i < this.words.length; i++) {
      result.words[i] = word(this.words[i], other.words[i]);
    }
    return result;
  }
}
