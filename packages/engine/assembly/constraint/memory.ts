// The memory of one search. A cell is the address of its domain, the set of the values that it may still have;
// value v is bit v. First comes the state, down to the trail, then the tables that the search was begun with.

const STATE: usize = (__heap_base + 7) & ~7;
/** How many cells are fixed, and how many of these were taken from the cells that see them. */
export const FIXED: usize = STATE;
export const SETTLED: usize = STATE + 4;
/** How many changes the trail has. */
export const CHANGES: usize = STATE + 8;
/** How many guesses there are. */
export const DEPTH: usize = STATE + 12;
/** The contradictions since the weights were halved. */
export const CONTRADICTIONS: usize = STATE + 16;
/** The value that is guessed next, as a set. */
export const VALUE: usize = STATE + 20;
/** The domain of the first cell. */
export const NOW: usize = STATE + 24;

/** The number of values of the largest domain is at most this. */
export const VALUES: i32 = 32;

export let cells: i32 = 0;
/** A permutation of the indices of cells, with 16 bits each, and the place of each in it. */
export let PATH: usize = 0;
export let PLACES: usize = 0;
/** The integers of 16 bits of a guess: index of its cell, value, settled cells and changes before it. */
export const GUESS: i32 = 4;
export let GUESSES: usize = 0;
/** Index of a cell → its weight. */
export let WEIGHTS: usize = 0;
/** Value → how often it failed. */
export let FAILS: usize = 0;
/** Value → a bit for each cell that may still have it. */
export let HOLDERS: usize = 0;
/** Index of a cell → a bit, which says that its pair tables must be looked at, or that it has changed. */
export let SOURCES: usize = 0;
export let CHANGED: usize = 0;
/** Rule → a bit, which says that it must run. The cheapest rules come first. */
export let WAITING: usize = 0;
/** Change → its cell and the earlier set. */
export let TRAIL: usize = 0;

/** Index of a cell → bits for the rules that its changes wake. */
export let WAKES: usize = 0;
/** Rule → its address. */
export let RULES: usize = 0;
export let rules: i32 = 0;
/** Index of a cell → a bit for each cell that it sees. */
export let GRAPH: usize = 0;
/** Index of a cell → the address of its first arc. */
export let ARCS: usize = 0;
/** The bytes of a row of bits for cells, and for rules. */
export let cellBytes: usize = 0;
export let ruleBytes: usize = 0;

/** Divides the memory. Returns `GRAPH`, the first address that the caller fills. All bytes are 0. */
export function reserve(ofCells: i32, ofValues: i32, ofRules: i32): usize {
  cells = ofCells;
  rules = ofRules;
  const count = <usize>ofCells;
  cellBytes = ((count + 31) >> 5) << 2;
  ruleBytes = ((<usize>ofRules + 31) >> 5) << 2;
  PATH = NOW + 4 * count;
  PLACES = PATH + 2 * count;
  GUESSES = PLACES + 2 * count;
  WEIGHTS = GUESSES + 2 * GUESS * count;
  FAILS = WEIGHTS + 4 * count;
  HOLDERS = FAILS + 4 * VALUES;
  SOURCES = HOLDERS + <usize>ofValues * cellBytes;
  CHANGED = SOURCES + cellBytes;
  WAITING = CHANGED + cellBytes;
  TRAIL = WAITING + ruleBytes;
  WAKES = TRAIL + 8 * count * <usize>ofValues;
  RULES = WAKES + count * ruleBytes;
  GRAPH = RULES + 4 * <usize>ofRules;
  ARCS = GRAPH + count * cellBytes;
  return GRAPH;
}

export function integer(array: usize, index: i32): i32 {
  return load<i32>(array + ((<usize>index) << 2));
}

export function setInteger(array: usize, index: i32, value: i32): void {
  store<i32>(array + ((<usize>index) << 2), value);
}

export function short(array: usize, index: i32): i32 {
  return load<u16>(array + ((<usize>index) << 1));
}

export function setShort(array: usize, index: i32, value: i32): void {
  store<u16>(array + ((<usize>index) << 1), <u16>value);
}

/** Sets a bit of a row of bits. */
export function mark(row: usize, index: i32): void {
  const word = row + ((<usize>(index >> 5)) << 2);
  store<i32>(word, load<i32>(word) | (1 << (index & 31)));
}

export function cellAt(index: i32): usize {
  return NOW + ((<usize>index) << 2);
}

export function indexOf(cell: usize): i32 {
  return <i32>((cell - NOW) >> 2);
}
