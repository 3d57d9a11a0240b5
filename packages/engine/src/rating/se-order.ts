/** The orders in which Sudoku Explainer visits houses and cells. */
import { LINKED_PEERS } from '../technique/explainer/chain/chain-links.ts';

const ROWS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const COLUMNS: readonly number[] = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const BOXES: readonly number[] = [18, 19, 20, 21, 22, 23, 24, 25, 26];

/** The order for singles and subsets. */
export const BOX_COLUMN_ROW: Uint8Array = Uint8Array.of(...BOXES, ...COLUMNS, ...ROWS);

/** The order of the kinds of house when all houses of a cell are visited: box, row, column. */
export const BOX_ROW_COLUMN_KINDS: readonly number[] = [2, 0, 1];

/** The order of the peers of a cell. */
export const PEERS_BY_HOUSE: Uint8Array = LINKED_PEERS;
