// Hot code: it runs once per try.
import { ARTICLE_LIMITS, TestingSearch } from './fixed-order.ts';
import type { Strategy } from './strategy.ts';

export const scan: Strategy = {
  id: 'scan',
  summary: 'a list of blanks; every try scans the row, column and box',
  source: 'Baekjoon 2239, first article',
  lexicographic: true,
  limits: ARTICLE_LIMITS,
  begin: (givens) => new ScanSearch(givens),
};

class ScanSearch extends TestingSearch {
  protected fits(cell: number, digit: number): boolean {
    const { digits } = this;
    const { houses, size, row, column, box } = this.geometry;
    const ofRow = houses[row[cell]];
    const ofColumn = houses[size + column[cell]];
    const ofBox = houses[2 * size + box[cell]];
    for (let i = 0; i < size; i++) {
      if (digits[ofRow[i]] === digit) return false;
      if (digits[ofColumn[i]] === digit) return false;
      if (digits[ofBox[i]] === digit) return false;
    }
    return true;
  }
}
