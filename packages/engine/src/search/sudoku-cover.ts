import type { ExactCoverProblem } from '../exact-cover/problem.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import { allDigits, digitsOf } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { HouseMasks } from './house-masks.ts';

/** A puzzle as exact cover, and what its options mean: a digit in a cell each. */
export interface SudokuCover {
  readonly problem: ExactCoverProblem;
  /** Option → its cell and its digit. */
  readonly cells: Uint16Array;
  readonly digits: Uint8Array;
}

/**
 * Items: every blank cell, and every digit of every row, column and box that does not stand there
 * yet. Options: a candidate each; it covers its cell, and its digit in its three houses.
 */
export function coverOf(
  givens: Grid,
  blanks: Uint16Array,
  pencilmarks?: CandidateGrid,
): SudokuCover {
  const { size, cells, row, column, box } = givens.geometry;
  const masks = new HouseMasks(givens, pencilmarks);
  const all = allDigits(size);
  // Cell items, then those of rows, columns and boxes: a number each, of which some go unused.
  const number = new Int32Array(4 * cells);
  let items = 0;
  for (const cell of blanks) number[cell] = items++;
  [masks.inRow, masks.inColumn, masks.inBox].forEach((standing, kind) => {
    for (let line = 0; line < size; line++) {
      for (const digit of digitsOf(all & ~standing[line])) {
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
