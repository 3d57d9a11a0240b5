/** Sorts the cells from which a pattern excludes candidates. */
export type ExclusionOrder = (cells: number[]) => void;

/**
 * Sorts row by row. Sudoku Explainer 1.2.1 has no fixed order of its own, and this order makes
 * every run the same.
 */
export function rowByRow(cells: number[]): void {
  cells.sort((a, b) => a - b);
}

/**
 * Sorts by the last four bits of the cell. With more than 12 cells, sorts by the last five bits,
 * and so on. This is the order of Sukaku Explainer, which keeps the cells in a `HashMap` of Java.
 */
export function byLastBits(cells: number[]): void {
  let buckets = 16;
  while (cells.length > buckets * 0.75) buckets *= 2;
  cells.sort((a, b) => (a & (buckets - 1)) - (b & (buckets - 1)));
}
