import { all, COLUMNS, height, inOrder, NEIGHBOURS, SWAPPED, VECTOR, width } from './shape';
import { FRESH, LABELLED, LABELS, labelled, loaded, OPEN, PLACES, setLabelled, STATE } from './state';

// Sorts the open columns of the state. A row becomes a vector of keys. The key of a cell is the label of its
// digit × 16, plus its column. So sorting the keys sorts the columns, and columns that are blank or have a
// new digit stay in order among themselves. A parameter `row` is the address of a row.

/** NEIGHBOURS for the state: only open columns are compared. */
const EVEN: usize = memory.data(16, 16);
const ODD: usize = memory.data(16, 16);
let hasOpen: bool = false;
/** The number of stacks that are blank so far. */
let openStacks: i32 = 0;

/** The columns in which the latest row has a new digit, one bit each. */
let fresh: i32 = 0;

/**
 * The choices that the latest row leaves open. In each of them, some columns swap places with those at one
 * of several places to their right, or stay. A choice is three bytes: where the columns start, the last
 * place where they may go, and their number.
 */
export const CHOICES: usize = memory.data(64);
let choices: i32 = 0;

/** Must be called when the state or its open columns have changed. */
export function readOpen(): void {
  const open = v128.load(STATE, OPEN);
  v128.store(EVEN, openNeighbours(open, v128.load(NEIGHBOURS)));
  v128.store(ODD, openNeighbours(open, v128.load(NEIGHBOURS, VECTOR)));
  hasOpen = v128.any_true(open);
  openStacks = hasOpen ? ctz(~i8x16.bitmask(open)) / width : 0;
}

function openNeighbours(open: v128, neighbours: v128): v128 {
  const areOpen = v128.and(open, i8x16.swizzle(open, neighbours));
  return v128.bitselect(neighbours, inOrder(), areOpen);
}

/** The smallest form of a row, with four bits for each cell. */
export function leastRow(row: usize): u64 {
  const keys = sortedKeys(v128.load(row));
  let least = number(keys);
  let label = labelled;
  for (let rest = freshOf(keys); rest != 0; rest &= rest - 1) {
    least -= (<u64>(15 - ++label)) << (60 - 4 * ctz(rest));
  }
  return least;
}

/**
 * Sorts the open columns to make the row as small as possible: blanks first, then digits with a label, then
 * digits without a label. Writes CHOICES, and returns their number.
 */
export function sortColumns(row: usize): i32 {
  const keys = sortedKeys(v128.load(row));
  const open = v128.load(STATE, OPEN);
  const places = v128.and(keys, i8x16.splat(15));
  v128.store(STATE, v128.or(places, v128.not(v128.load(COLUMNS))), PLACES);
  fresh = freshOf(keys);
  choices = 0;
  if (openStacks > 1) chooseStacks(number(keys));
  const freshOpen = fresh & i8x16.bitmask(open);
  if ((freshOpen & (freshOpen - 1)) != 0) chooseColumns(freshOpen);
  v128.store(STATE, v128.and(open, i8x16.lt_u(keys, i8x16.splat(16))), OPEN);
  readOpen();
  return choices;
}

/** Labels the digits that appear for the first time in the latest row, from left to right. */
export function labelRow(row: usize): void {
  const digits = i8x16.swizzle(v128.load(row), v128.load(STATE, PLACES));
  let labels = v128.load(loaded, LABELS);
  let label: i32 = load<u8>(loaded, LABELLED);
  for (let rest = fresh; rest != 0; rest &= rest - 1) {
    const digit = i8x16.swizzle(digits, i8x16.splat(<i8>ctz(rest)));
    const isDigit = i8x16.eq(inOrder(), digit);
    labels = v128.bitselect(i8x16.splat(<i8>(++label << 4)), labels, isDigit);
  }
  v128.store(STATE, labels, LABELS);
  setLabelled(label);
}

/** Swaps the `moved` columns that start at `a` with those that start at `b`. */
export function swapColumns(a: i32, b: i32, moved: i32): void {
  const from = STATE + PLACES;
  for (let i = 0; i < moved; i++) {
    const column = load<u8>(from + <usize>(a + i));
    store<u8>(from + <usize>(a + i), load<u8>(from + <usize>(b + i)));
    store<u8>(from + <usize>(b + i), column);
  }
}

/** The number of ways to order the open columns and stacks. */
export function openOrders(): f64 {
  const open = i8x16.bitmask(v128.load(STATE, OPEN));
  let orders: f64 = 1;
  for (let stack = 0; stack < height; stack++) {
    const columns = popcnt((open >> (stack * width)) & ((1 << width) - 1));
    for (let i = 2; i <= columns; i++) orders *= i;
    if (columns == width) orders *= stack + 1;
  }
  return orders;
}

function sortedKeys(row: v128): v128 {
  const places = v128.load(STATE, PLACES);
  const digits = i8x16.swizzle(row, places);
  const keys = v128.or(i8x16.swizzle(v128.load(STATE, LABELS), digits), places);
  return hasOpen ? sorted(keys) : keys;
}

/** Sorts the open columns of each stack by odd-even transposition, then the open stacks. */
function sorted(keys: v128): v128 {
  for (let rest = width; ; ) {
    keys = exchanged(keys, v128.load(EVEN));
    if (--rest == 0) break;
    keys = exchanged(keys, v128.load(ODD));
    if (--rest == 0) break;
  }
  return openStacks > 1 ? sortedStacks(keys) : keys;
}

function exchanged(keys: v128, neighbours: v128): v128 {
  const isLeft = i8x16.gt_s(neighbours, inOrder());
  const others = i8x16.swizzle(keys, neighbours);
  return v128.bitselect(i8x16.min_u(keys, others), i8x16.max_u(keys, others), isLeft);
}

/** Sorts the open stacks by their labels. Equal stacks stay in order. */
function sortedStacks(keys: v128): v128 {
  const bits = 4 * width;
  let labels = number(keys);
  for (let stack = 1; stack < openStacks; stack++) {
    for (let at = stack; at > 0; at--) {
      const own = labelsOf(labels, at);
      const other = labelsOf(labels, at - 1);
      if (own >= other) break;
      const shift = 64 - bits * (at + 1);
      labels ^= ((own ^ other) << shift) | ((own ^ other) << (shift + bits));
      keys = i8x16.swizzle(keys, v128.load(SWAPPED + <usize>at * VECTOR));
    }
  }
  return keys;
}

/** The labels of one stack in a row that is read as a number. */
function labelsOf(row: u64, stack: i32): u64 {
  return (row >> (64 - 4 * width * (stack + 1))) & ((1 << (4 * width)) - 1);
}

/** The labels of a row as a number, with four bits for each cell. */
function number(keys: v128): u64 {
  const pairs = v128.or(v128.and(keys, i16x8.splat(0xf0)), i16x8.shr_u(keys, 12));
  const bytes = i8x16.shuffle(pairs, pairs, 14, 12, 10, 8, 6, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  return i64x2.extract_lane(bytes, 0);
}

/** The columns that have a digit without a label, one bit each. */
function freshOf(keys: v128): i32 {
  return i8x16.bitmask(i8x16.ge_u(keys, i8x16.splat(<i8>FRESH))) & all;
}

/**
 * Open stacks with equal labels can have any order, unless they are blank. A row has each label only once.
 * So equal stacks have only blanks and new digits.
 */
function chooseStacks(row: u64): void {
  let first = 0;
  for (let stack = 1; stack <= openStacks; stack++) {
    const labels = labelsOf(row, first);
    if (stack < openStacks && labelsOf(row, stack) == labels) continue;
    if (labels != 0) choose(first * width, (stack - 1) * width, width);
    first = stack;
  }
}

/** The columns of a stack that are open and have new digits can have any order. */
function chooseColumns(columns: i32): void {
  for (let from = 0; columns >> from != 0; from += width) {
    const run = (columns >> from) & ((1 << width) - 1);
    choose(from + ctz(run), from + 31 - clz(run), 1);
  }
}

function choose(first: i32, last: i32, moved: i32): void {
  for (; first < last; first += moved) {
    const to = CHOICES + <usize>(3 * choices++);
    store<u8>(to, <u8>first);
    store<u8>(to, <u8>last, 1);
    store<u8>(to, <u8>moved, 2);
  }
}
