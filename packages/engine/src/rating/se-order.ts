/** The orders in which Sudoku Explainer looks at houses. */

const ROWS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const COLUMNS: readonly number[] = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const BOXES: readonly number[] = [18, 19, 20, 21, 22, 23, 24, 25, 26];

/** The order for singles and subsets. */
export const BOX_COLUMN_ROW: Uint8Array = Uint8Array.of(...BOXES, ...COLUMNS, ...ROWS);
