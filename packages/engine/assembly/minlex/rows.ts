import { leastRow, readOpen } from './columns';
import { all, height, LARGEST, size } from './shape';
import { beginState, clearNext, lineOf, orientation, push, taken } from './state';

// The rows that can come next in a form.

/** The grid, a byte for each cell, 0 for a blank. A row is read with the bytes behind it. */
let grid: usize = 0;
const TRANSPOSED: usize = memory.data(LARGEST * LARGEST + 16, 16);
/** The blank lines of the grid, and of the transposed grid, one bit each. */
let blankRows: i32 = 0;
let blankColumns: i32 = 0;
/** The smallest next row found so far. */
let least: u64 = 0;

/**
 * Columns with givens, one bit each → the smallest first row of a form that a line with these givens makes.
 * All its digits are new.
 */
const FIRST_ROWS: usize = memory.data((1 << LARGEST) * 8, 16);

export function rankFirstRows(): void {
  beginState(0);
  readOpen();
  for (let givens = 0; givens <= all; givens++) {
    for (let column = 0; column < size; column++) {
      store<u8>(TRANSPOSED + <usize>column, <u8>((givens >> column) & 1));
    }
    store<u64>(FIRST_ROWS + (<usize>givens << 3), leastRow(TRANSPOSED));
  }
}

export function readGrid(from: usize): void {
  grid = from;
  for (let row = 0; row < size; row++) {
    let to = TRANSPOSED + <usize>row;
    for (const end = from + <usize>size; from < end; from++) {
      store<u8>(to, load<u8>(from));
      to += size;
    }
  }
  blankRows = blankLines(0);
  blankColumns = blankLines(1);
}

function blankLines(way: i32): i32 {
  let blank = 0;
  for (let line = 0; line < size; line++) {
    blank |= i32(givensOf(rowAt(way, line)) == 0) << line;
  }
  return blank;
}

export function rowAt(way: i32, line: i32): usize {
  return (way == 0 ? grid : TRANSPOSED) + <usize>(size * line);
}

/** The columns with givens, one bit each. */
function givensOf(row: usize): i32 {
  return all & ~i8x16.bitmask(i8x16.eq(v128.load(row), i8x16.splat(0)));
}

export function clearRows(): void {
  clearNext();
  least = u64.MAX_VALUE;
}

/** Pushes a state for every possible row number `to` of the form, unless a smaller one is known. */
export function pushRows(to: i32): void {
  const blank = (orientation == 0 ? blankRows : blankColumns) & ~taken;
  const band = (1 << height) - 1;
  if (to % height != 0) {
    const latest = lineOf(to - 1);
    const rows = (band << (latest - (latest % height))) & ~taken;
    if ((blank & rows) != 0) pushBlankRow(to, blank & rows, 1);
    else pushLeastRows(to, rows);
    return;
  }
  if (blank == 0) {
    pushLeastRows(to, all & ~taken);
    return;
  }
  let blankBands = 0;
  let firstBlankBand = 0;
  for (let row = 0; row < size; row += height) {
    const rows = blank & (band << row);
    if (rows == band << row) {
      if (blankBands++ == 0) firstBlankBand = rows;
    } else if (rows != 0) pushBlankRow(to, rows, 1);
  }
  if (blankBands > 0) pushBlankRow(to, firstBlankBand, blankBands);
}

/**
 * `rows` are blank rows of one band. Pushes only the first of them. This row represents all of them, and as
 * many rows in each of `bands` − 1 other blank bands.
 */
function pushBlankRow(to: i32, rows: i32, bands: i32): void {
  if (least > 0) {
    clearNext();
    least = 0;
  }
  push(to, ctz(rows), bands * popcnt(rows));
}

function pushLeastRows(to: i32, rows: i32): void {
  if (least == 0) return;
  for (let rest = rows; rest != 0; rest &= rest - 1) {
    const line = ctz(rest);
    const row = rowAt(orientation, line);
    const value = to == 0 ? load<u64>(FIRST_ROWS + (<usize>givensOf(row) << 3)) : leastRow(row);
    if (value > least) continue;
    if (value < least) {
      clearNext();
      least = value;
    }
    push(to, line, 1);
  }
}
