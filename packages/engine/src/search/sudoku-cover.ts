import type { CoverTables } from '../exact-cover/problem.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import { allDigits, countDigits, lowestDigit } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { masksOf } from './peer-counts.ts';

/** A puzzle as an exact cover problem. Each option is a digit in a cell. */
export interface SudokuCover {
  readonly problem: CoverTables;
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

  let options = 0;
  let entries = 0;
  for (const cell of blanks) {
    const count = countDigits(masks.candidates(cell));
    options += count;
    entries += count * (1 + housesOf[cell].length + (pairsOf?.[cell].length ?? 0));
  }
  const firstItem = new Int32Array(options + 1);
  const itemOf = new Int32Array(entries);
  const cellOf = new Uint16Array(options);
  const digitOf = new Uint8Array(options);
  let option = 0;
  let at = 0;
  for (const cell of blanks) {
    const own = housesOf[cell];
    for (let rest = masks.candidates(cell); rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      itemOf[at++] = number[cell];
      for (let i = 0; i < own.length; i++) {
        itemOf[at++] = number[cells + own[i] * size + digit - 1];
      }
      if (pairsOf) for (const first of pairsOf[cell]) itemOf[at++] = first + digit - 1;
      cellOf[option] = cell;
      digitOf[option] = digit;
      firstItem[++option] = at;
    }
  }
  return { problem: { items, primary, firstItem, itemOf }, cells: cellOf, digits: digitOf };
}
