import type { ExactCoverProblem } from '../exact-cover/problem.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import { allDigits, digitsOf } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { HouseMasks } from './house-masks.ts';

/** A puzzle as an exact cover problem. Each option is a digit in a cell. */
export interface SudokuCover {
  readonly problem: ExactCoverProblem;
  /** Option → its cell. */
  readonly cells: Uint16Array;
  /** Option → its digit. */
  readonly digits: Uint8Array;
}

/**
 * Returns the exact cover problem of a puzzle. The items are the blank cells, and the missing
 * digits of each row, column and box. The options are the candidates. An option covers its cell,
 * and its digit in the three houses of the cell.
 */
export function coverOf(
  givens: Grid,
  blanks: Uint16Array,
  pencilmarks?: CandidateGrid,
): SudokuCover {
  const { size, cells, row, column, box } = givens.geometry;
  const masks = new HouseMasks(givens, pencilmarks);
  const all = allDigits(size);
  // The item numbers: first of the cells, then of the digits in the rows, columns and boxes.
  const number = new Int32Array(4 * cells);
  let items = 0;
  for (const cell of blanks) number[cell] = items++;
  [masks.inRow, masks.inColumn, masks.inBox].forEach((placed, kind) => {
    for (let line = 0; line < size; line++) {
      for (const digit of digitsOf(all & ~placed[line])) {
        number[(kind + 1) * cells + line * size + digit - 1] = items++;
      }
    }
  });

  const options: number[][] = [];
  const cellOf: number[] = [];
  const digitOf: number[] = [];
  for (const cell of blanks) {
    for (const digit of digitsOf(masks.candidates(cell))) {
      options.push([
        number[cell],
        number[cells + row[cell] * size + digit - 1],
        number[2 * cells + column[cell] * size + digit - 1],
        number[3 * cells + box[cell] * size + digit - 1],
      ]);
      cellOf.push(cell);
      digitOf.push(digit);
    }
  }
  return {
    problem: { items, options },
    cells: Uint16Array.from(cellOf),
    digits: Uint8Array.from(digitOf),
  };
}
