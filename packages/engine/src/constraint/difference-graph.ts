/** Which pairs of cells hold different values. */
export class DifferenceGraph {
  /** Cell → a bit for each cell that holds another value. */
  readonly bits: Int32Array;
  private readonly cells: number;
  private readonly words: number;

  constructor(cells: number, bits?: Int32Array) {
    this.cells = cells;
    this.words = (cells + 31) >>> 5;
    this.bits = bits ?? new Int32Array(cells * this.words);
  }

  copy(): DifferenceGraph {
    return new DifferenceGraph(this.cells, this.bits.slice());
  }

  /** Each two of these cells differ. No cell is listed twice. */
  add(group: ArrayLike<number>): void {
    const { words, bits } = this;
    for (let i = 0; i < group.length; i++) {
      const start = group[i] * words;
      for (let j = 0; j < group.length; j++) bits[start + (group[j] >>> 5)] |= 1 << (group[j] & 31);
      bits[start + (group[i] >>> 5)] &= ~(1 << (group[i] & 31));
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
}
