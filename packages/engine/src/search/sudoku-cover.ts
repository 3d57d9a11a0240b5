import type { ExactCoverProblem } from '../exact-cover/problem.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import { allDigits, lowestDigit } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { masksOf } from './peer-counts.ts';

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
 * digits of each house. The options are the candidates. An option covers its cell, and its digit in the
 * houses of the cell. Each digit in a pair of cells that differ is an item that is not primary.
 */
export function coverOf(
  givens: Grid,
  blanks: Uint16Array,
  pencilmarks?: CandidateGrid,
): SudokuCover {
  const { size, cells, houses, housesOf, layout } = givens.geometry;
  const masks = masksOf(givens, pencilmarks);
  const all = allDigits(size);
  // The item numbers: first of the cells, then of the digits in each house.
  const number = new Int32Array(cells + houses.length * size);
  let items = 0;
  for (const cell of blanks) number[cell] = items++;
  houses.forEach((house, index) => {
    let placed = 0;
    // A blank sets bit 31, which is no digit's.
    for (const cell of house) placed |= 1 << (givens.digits[cell] - 1);
    for (let rest = all & ~placed; rest !== 0; rest &= rest - 1) {
      number[cells + index * size + lowestDigit(rest) - 1] = items++;
    }
  });

  const primary = items;
  /** Cell → the first items of its pairs. */
  const pairsOf = layout?.apart && Array.from({ length: cells }, (): number[] => []);
  for (const pair of layout?.apart ?? []) {
    if (pair.some((cell) => givens.digits[cell] > 0)) continue;
    for (const cell of pair) pairsOf![cell].push(items);
    items += size;
  }

  const options: number[][] = [];
  const cellOf: number[] = [];
  const digitOf: number[] = [];
  for (const cell of blanks) {
    for (let rest = masks.candidates(cell); rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      const option = [number[cell]];
      for (const house of housesOf[cell]) option.push(number[cells + house * size + digit - 1]);
      if (pairsOf) option.push(...pairsOf[cell].map((first) => first + digit - 1));
      options.push(option);
      cellOf.push(cell);
      digitOf.push(digit);
    }
  }
  return {
    problem: { items, primary, options },
    cells: Uint16Array.from(cellOf),
    digits: Uint8Array.from(digitOf),
  };
}
