import { COLUMNS, inOrder, VECTOR } from './shape';

// A state is one way to begin the form: the rows taken from the grid, and the column order and the labels
// that they fix. A label is the new name of a digit. Columns that are blank in all rows so far are open: they
// come first in their stack, and their order is not fixed. Stacks of open columns come first in the grid, and
// their order is not fixed either. A state has 80 bytes:
//
//      0   lines: row of the form → line of the grid
//     16   places: column of the form → column of the grid. From the size on, 255, where `swizzle` gives 0
//     32   labels: digit → its label × 16. 0 for a blank, and FRESH for a digit without a label
//     48   open: column of the form → 255 if it is open
//     64   weight, taken, labelled, orientation

/** The number of bytes before the field. */
export const PLACES: usize = 16;
export const LABELS: usize = 32;
export const OPEN: usize = 48;
const WEIGHT: usize = 64;
const TAKEN: usize = 72;
export const LABELLED: usize = 76;
const ORIENTATION: usize = 77;
const BYTES: usize = 80;

export const FRESH: i32 = 0xf0;

/** The state that is being extended. */
export const STATE: usize = memory.data(<i32>BYTES, 16);
/** The same state as it was before its columns were sorted by its latest row. */
export let loaded: usize = 0;
/** The number of equivalent ways to begin the form that this state represents. */
export let weight: f64 = 1;
/** The lines taken from the grid, one bit each. */
export let taken: i32 = 0;
/** The number of digits that have a label. */
export let labelled: i32 = 0;
/** 0 for the grid as it is, 1 for the transposed grid. */
export let orientation: i32 = 0;

// Two lists take turns: the states with the latest row, and those with one more. Their states alternate in
// memory, so that both lists can grow.

const LISTS: usize = (__heap_base + VECTOR - 1) & ~(VECTOR - 1);
let list: usize = 0;
/** The number of states that have one more row. */
let count: i32 = 0;
let end: usize = <usize>memory.size() << 16;

/** Starts again with an empty form. */
export function beginState(way: i32): void {
  v128.store(STATE, v128.or(inOrder(), v128.not(v128.load(COLUMNS))), PLACES);
  v128.store(STATE, i8x16.replace_lane(i8x16.splat(<i8>FRESH), 0, 0), LABELS);
  v128.store(STATE, v128.load(COLUMNS), OPEN);
  weight = 1;
  taken = 0;
  labelled = 0;
  orientation = way;
}

export function setLabelled(digits: i32): void {
  labelled = digits;
}

export function lineOf(row: i32): i32 {
  return load<u8>(STATE + <usize>row);
}

export function clearNext(): void {
  count = 0;
}

/** Makes the states with one more row the ones to extend. Returns their number. */
export function takeNext(): i32 {
  list ^= 1;
  return count;
}

/** Adds a copy of the state with one more row. The row represents `ways` equivalent rows. */
export function push(row: i32, line: i32, ways: i32): void {
  const to = LISTS + (2 * <usize>(count++) + (list ^ 1)) * BYTES;
  if (to + BYTES > end) grow();
  copy(to, STATE);
  store<u8>(to + <usize>row, <u8>line);
  store<f64>(to, weight * <f64>ways, WEIGHT);
  store<i32>(to, taken | (1 << line), TAKEN);
  store<u8>(to, <u8>labelled, LABELLED);
  store<u8>(to, <u8>orientation, ORIENTATION);
}

/** Loads a state of the list that is being extended. */
export function loadState(index: i32): void {
  const from = LISTS + (2 * <usize>index + list) * BYTES;
  copy(STATE, from);
  loaded = from;
  weight = load<f64>(from, WEIGHT);
  taken = load<i32>(from, TAKEN);
  labelled = load<u8>(from, LABELLED);
  orientation = load<u8>(from, ORIENTATION);
}

function copy(to: usize, from: usize): void {
  for (let at: usize = 0; at < WEIGHT; at += VECTOR) v128.store(to + at, v128.load(from + at));
}

/** Doubles the memory. */
function grow(): void {
  if (memory.grow(memory.size()) < 0) unreachable();
  end = <usize>memory.size() << 16;
}
