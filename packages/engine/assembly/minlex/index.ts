import { CHOICES, labelRow, openOrders, readOpen, sortColumns, swapColumns } from './columns';
import { clearRows, pushRows, rankFirstRows, readGrid, rowAt } from './rows';
import { height, LARGEST, setShape, size, width } from './shape';
import {
  beginState,
  FRESH,
  LABELS as NAMES,
  labelled,
  lineOf,
  loadState,
  orientation,
  PLACES,
  STATE,
  takeNext,
  weight,
} from './state';

// Finds the minlex form of grids of one shape, with any number of blanks.
//
// The form is built row by row, from the top. A state is one way to begin the form (state.ts). Each state is
// extended by every possible next row (rows.ts). Only the states with the smallest new row are kept for the
// next step. Equivalent ways to begin the form share a state:
//
// - Blank columns and blank stacks stay open (columns.ts). But if a row has several new digits, each order
//   of their columns becomes a state.
// - Only one order of the blank rows of a band is tried, and only one order of the blank bands. The weight
//   of a state is the number of orders that it represents.
//
// The number of automorphisms is a product of three numbers: the sum of the weights of the final states, the
// number of orders of the blank columns, and the number of ways to name the digits that do not occur.

/** The grid, a byte for each cell, 0 for a blank, and its form. Vectors reach over the ends of both. */
export const GRID: usize = memory.data(LARGEST * LARGEST + 16, 16);
export const FORM: usize = memory.data(LARGEST * LARGEST + 16, 16);
/** The transform from the grid to the form. See Transform. */
export const ROWS: usize = memory.data(16, 16);
export const COLUMNS: usize = memory.data(16, 16);
export const LABELS: usize = memory.data(16, 16);
let transposed: i32 = 0;

/** The number of reorderings of the lines that change nothing but the names of the digits. */
let moves: f64 = 0;
/** The latest row of the state, and its number in the form. */
let row: usize = 0;
let depth: i32 = 0;

/** Must be called first. */
export function begin(boxRows: i32, boxColumns: i32): void {
  setShape(boxRows, boxColumns);
  rankFirstRows();
}

/** Finds the form of a grid without conflicts. Returns `moves`. */
export function run(): f64 {
  moves = 0;
  readGrid(GRID);
  clearRows();
  for (let way = 0; way < (height == width ? 2 : 1); way++) {
    beginState(way);
    pushRows(0);
  }
  for (depth = 0; depth < size; depth++) {
    const states = takeNext();
    clearRows();
    for (let i = 0; i < states; i++) {
      loadState(i);
      extend();
    }
  }
  return moves;
}

/** The number of different digits in the grid. */
export function labels(): i32 {
  return labelled;
}

export function transposes(): i32 {
  return transposed;
}

/** Sorts the columns of the state by its latest row. Tries every order that is still possible. */
function extend(): void {
  row = rowAt(orientation, lineOf(depth));
  readOpen();
  permute(CHOICES, CHOICES + 3 * <usize>sortColumns(row));
}

/** Makes the choices from address `choice` to `end` in every way. */
function permute(choice: usize, end: usize): void {
  if (choice == end) return finishRow();
  const first: i32 = load<u8>(choice);
  const last: i32 = load<u8>(choice, 1);
  const moved: i32 = load<u8>(choice, 2);
  for (let other = first; other <= last; other += moved) {
    swapColumns(first, other, moved);
    permute(choice + 3, end);
    swapColumns(first, other, moved);
  }
}

/** Labels the digits of the latest row in the chosen order, and pushes the next rows. */
function finishRow(): void {
  labelRow(row);
  if (depth + 1 < size) pushRows(depth + 1);
  else finishGrid();
}

/** Adds the automorphisms of a complete state to `moves`. The first one sets the form and the transform. */
function finishGrid(): void {
  const isFirst = moves == 0;
  moves += weight * openOrders();
  if (!isFirst) return;
  let unused = labelled;
  for (let digit = 0; digit <= size; digit++) {
    const label: i32 = load<u8>(STATE + <usize>digit, NAMES);
    store<u8>(LABELS + <usize>digit, <u8>(label == FRESH ? ++unused : label >> 4));
  }
  const places = v128.load(STATE, PLACES);
  v128.store(ROWS, v128.load(STATE));
  v128.store(COLUMNS, places);
  transposed = orientation;
  for (let i = 0; i < size; i++) {
    const digits = i8x16.swizzle(v128.load(rowAt(orientation, lineOf(i))), places);
    v128.store(FORM + <usize>(size * i), i8x16.swizzle(v128.load(LABELS), digits));
  }
}
