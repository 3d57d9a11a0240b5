// Hot code: plain loops, integers and typed arrays only.
import type { Geometry } from './geometry.ts';

/**
 * Ranks the lines of a grid by the first row of a form that they would make. In a first row all digits
 * are new, so only their number in each stack matters: the stacks with the fewest come first.
 */
export class FirstRows {
  /** Line of the grid, then of the transposed grid; stack → the number of its givens. */
  private readonly givens: Uint8Array;
  /** The numbers of givens of one line, ascending. */
  private readonly sorted: Uint8Array;
  private readonly size: number;
  private readonly stacks: number;
  /** The number of columns in a stack. */
  private readonly width: number;

  constructor({ boxRows, boxColumns, size }: Geometry) {
    this.size = size;
    this.stacks = boxRows;
    this.width = boxColumns;
    this.givens = new Uint8Array(2 * size * boxRows);
    this.sorted = new Uint8Array(boxRows);
  }

  clear(): void {
    this.givens.fill(0);
  }

  addGiven(row: number, column: number): void {
    const { givens, size, stacks, width } = this;
    givens[stacks * row + ((column / width) | 0)]++;
    givens[stacks * (size + column) + ((row / width) | 0)]++;
  }

  /** A number that is smaller for a line that makes a smaller first row. 0 for a blank line. */
  rank(orientation: number, line: number): number {
    const { givens, size, sorted, stacks, width } = this;
    const from = stacks * (orientation * size + line);
    for (let i = 0; i < stacks; i++) {
      const count = givens[from + i];
      let to = i;
      for (; to > 0 && count < sorted[to - 1]; to--) sorted[to] = sorted[to - 1];
      sorted[to] = count;
    }
    let rank = 0;
    for (let i = 0; i < stacks; i++) rank = (width + 1) * rank + sorted[i];
    return rank;
  }
}
