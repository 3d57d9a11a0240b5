// Hot code: it runs once per try.
import type { Grid } from '../grid/grid.ts';
import { ARTICLE_LIMITS, TestingSearch } from './fixed-order.ts';
import type { Strategy } from './strategy.ts';

export const usedArrays: Strategy = {
  id: 'used-arrays',
  summary: 'boolean tables of used digits: row × digit, column × digit, box × digit',
  source: 'Baekjoon 2580',
  lexicographic: true,
  limits: ARTICLE_LIMITS,
  begin: (givens) => new UsedArraysSearch(givens),
};

class UsedArraysSearch extends TestingSearch {
  /** The length of a table row: one entry per digit, and an unused entry 0. */
  private readonly stride: number;
  private readonly usedInRow: Uint8Array;
  private readonly usedInColumn: Uint8Array;
  private readonly usedInBox: Uint8Array;

  constructor(givens: Grid) {
    super(givens);
    const { size } = givens.geometry;
    this.stride = size + 1;
    this.usedInRow = new Uint8Array(size * this.stride);
    this.usedInColumn = new Uint8Array(size * this.stride);
    this.usedInBox = new Uint8Array(size * this.stride);
    givens.digits.forEach((digit, cell) => {
      if (digit !== 0) this.mark(cell, digit, 1);
    });
  }

  protected fits(cell: number, digit: number): boolean {
    const { row, column, box } = this.geometry;
    return (
      this.usedInRow[row[cell] * this.stride + digit] === 0 &&
      this.usedInColumn[column[cell] * this.stride + digit] === 0 &&
      this.usedInBox[box[cell] * this.stride + digit] === 0
    );
  }

  protected override place(cell: number, digit: number): void {
    this.mark(cell, digit, 1);
  }

  protected override takeBack(cell: number, digit: number): void {
    this.mark(cell, digit, 0);
  }

  private mark(cell: number, digit: number, used: 0 | 1): void {
    const { row, column, box } = this.geometry;
    this.usedInRow[row[cell] * this.stride + digit] = used;
    this.usedInColumn[column[cell] * this.stride + digit] = used;
    this.usedInBox[box[cell] * this.stride + digit] = used;
  }
}
