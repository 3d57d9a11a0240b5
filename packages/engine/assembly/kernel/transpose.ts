import { loadLane, storeLane } from './lane';
import { ACTIVE, ALL, laneMask, VECTOR, ZERO } from './layout';

// Puzzles are rows of bytes, and lanes are columns of 16-bit numbers. To load or store all lanes
// at once, squares of eight rows by eight cells are transposed. For a few lanes, copying cell by
// cell is faster (lane.ts).

/** Lane → the address of its row. */
const ROWS: usize = memory.data(8 * 4, 16);
/** The maximum number of lanes to copy one by one. Four such copies take as long as a transpose. */
const FEW: i32 = 3;
/** The last cell of each lane. The first 80 cells are transposed eight at a time. */
const TILE: usize = memory.data(8 * 8, 16);
/** Receives the rows of the lanes that are not stored. */
const SPARE: usize = memory.data(96, 16);

/** Sets the row that a lane is loaded from or stored to. */
// @ts-expect-error: decorator
@inline
export function setRow(lane: i32, address: usize): void {
  store<u32>(ROWS + ((<usize>lane) << 2), <u32>address);
}

// @ts-expect-error: decorator
@inline
function row(lane: i32): usize {
  return <usize>load<u32>(ROWS + ((<usize>lane) << 2));
}

// @ts-expect-error: decorator
@inline
function bytesLow(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

// @ts-expect-error: decorator
@inline
function bytesHigh(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

// @ts-expect-error: decorator
@inline
function pairsLow(a: v128, b: v128): v128 {
  return i16x8.shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

// @ts-expect-error: decorator
@inline
function pairsHigh(a: v128, b: v128): v128 {
  return i16x8.shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

// @ts-expect-error: decorator
@inline
function foursLow(a: v128, b: v128): v128 {
  return i32x4.shuffle(a, b, 0, 4, 1, 5);
}

// @ts-expect-error: decorator
@inline
function foursHigh(a: v128, b: v128): v128 {
  return i32x4.shuffle(a, b, 2, 6, 3, 7);
}

// @ts-expect-error: decorator
@inline
function eightsLow(a: v128, b: v128): v128 {
  return i64x2.shuffle(a, b, 0, 2);
}

// @ts-expect-error: decorator
@inline
function eightsHigh(a: v128, b: v128): v128 {
  return i64x2.shuffle(a, b, 1, 3);
}

/** Loads the cells of these lanes, one bit per lane, from their rows of characters. */
export function loadRows(lanes: i32): void {
  if (popcnt(lanes) > FEW) return loadTransposed(lanes);
  for (; lanes != 0; lanes &= lanes - 1) loadLane(ctz(lanes), row(ctz(lanes)));
}

function loadTransposed(lanes: i32): void {
  transposeIn(laneMask(lanes), false);
}

/** Loads the givens of every lane from its row of characters. A blank becomes 0. */
export function loadGivens(): void {
  transposeIn(i16x8.splat(0), true);
}

// @ts-expect-error: decorator
@inline
function transposeIn(mask: v128, givens: bool): void {
  for (let cell: usize = 0; cell < 80; cell += 8) {
    const a = bytesLow(v128.load64_zero(row(0) + cell), v128.load64_zero(row(1) + cell));
    const b = bytesLow(v128.load64_zero(row(2) + cell), v128.load64_zero(row(3) + cell));
    const c = bytesLow(v128.load64_zero(row(4) + cell), v128.load64_zero(row(5) + cell));
    const d = bytesLow(v128.load64_zero(row(6) + cell), v128.load64_zero(row(7) + cell));
    const ab0 = pairsLow(a, b);
    const ab1 = pairsHigh(a, b);
    const cd0 = pairsLow(c, d);
    const cd1 = pairsHigh(c, d);
    const to = ACTIVE + cell * VECTOR;
    loadPair(to, foursLow(ab0, cd0), mask, givens);
    loadPair(to + 2 * VECTOR, foursHigh(ab0, cd0), mask, givens);
    loadPair(to + 4 * VECTOR, foursLow(ab1, cd1), mask, givens);
    loadPair(to + 6 * VECTOR, foursHigh(ab1, cd1), mask, givens);
  }
  for (let lane = 0; lane < 8; lane++) {
    store<u8>(TILE + <usize>lane, load<u8>(row(lane), 80));
  }
  const last = numbers(v128.load64_zero(TILE));
  putDigit(ACTIVE + 80 * VECTOR, bytesLow(upTo8(last), nine(last)), mask, givens);
}

/** Loads two cells. `characters` has eight characters for each cell, one per lane. */
// @ts-expect-error: decorator
@inline
function loadPair(to: usize, characters: v128, mask: v128, givens: bool): void {
  const number = numbers(characters);
  const low = upTo8(number);
  const high = nine(number);
  putDigit(to, bytesLow(low, high), mask, givens);
  putDigit(to + VECTOR, bytesHigh(low, high), mask, givens);
}

// @ts-expect-error: decorator
@inline
function putDigit(to: usize, digit: v128, mask: v128, given: bool): void {
  if (given) return v128.store(to, digit);
  const blank = v128.and(i16x8.eq(digit, i16x8.splat(0)), i16x8.splat(ALL));
  put(to, v128.or(digit, blank), mask);
}

// @ts-expect-error: decorator
@inline
function put(to: usize, cell: v128, mask: v128): void {
  v128.store(to, v128.bitselect(cell, v128.load(to), mask));
}

/** Returns 1 to 9 for the bytes 1 to 9 and '1' to '9', and 0 or more than 9 for other bytes. */
// @ts-expect-error: decorator
@inline
function numbers(characters: v128): v128 {
  return i8x16.min_u(characters, v128.xor(characters, i8x16.splat(<i8>ZERO)));
}

/** Returns the low byte of a digit's mask, with a bit for the digits 1 to 8. */
// @ts-expect-error: decorator
@inline
function upTo8(number: v128): v128 {
  return i8x16.swizzle(i8x16(0, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0), number);
}

/** Returns the high byte of a digit's mask: 1 for the digit 9, otherwise 0. */
// @ts-expect-error: decorator
@inline
function nine(number: v128): v128 {
  return v128.and(i8x16.eq(number, i8x16.splat(9)), i8x16.splat(1));
}

/** Loads the cells of these lanes, one bit per lane, from their rows of candidate masks. */
export function loadMasks(lanes: i32): void {
  const mask = laneMask(lanes);
  for (let cell: usize = 0; cell < 80; cell += 8) {
    const a: usize = 2 * cell;
    const p0 = pairsLow(v128.load(row(0) + a), v128.load(row(1) + a));
    const p1 = pairsLow(v128.load(row(2) + a), v128.load(row(3) + a));
    const p2 = pairsLow(v128.load(row(4) + a), v128.load(row(5) + a));
    const p3 = pairsLow(v128.load(row(6) + a), v128.load(row(7) + a));
    const q0 = pairsHigh(v128.load(row(0) + a), v128.load(row(1) + a));
    const q1 = pairsHigh(v128.load(row(2) + a), v128.load(row(3) + a));
    const q2 = pairsHigh(v128.load(row(4) + a), v128.load(row(5) + a));
    const q3 = pairsHigh(v128.load(row(6) + a), v128.load(row(7) + a));
    const to = ACTIVE + cell * VECTOR;
    loadFour(to, p0, p1, p2, p3, mask);
    loadFour(to + 4 * VECTOR, q0, q1, q2, q3, mask);
  }
  for (let lane = 0; lane < 8; lane++) {
    store<u16>(TILE + (<usize>lane << 1), load<u16>(row(lane), 160));
  }
  putMasks(ACTIVE + 80 * VECTOR, v128.load(TILE), mask);
}

/** Loads four cells. Each of the vectors `a` to `d` has these cells for two lanes. */
// @ts-expect-error: decorator
@inline
function loadFour(to: usize, a: v128, b: v128, c: v128, d: v128, mask: v128): void {
  const ab0 = foursLow(a, b);
  const ab1 = foursHigh(a, b);
  const cd0 = foursLow(c, d);
  const cd1 = foursHigh(c, d);
  putMasks(to, eightsLow(ab0, cd0), mask);
  putMasks(to + VECTOR, eightsHigh(ab0, cd0), mask);
  putMasks(to + 2 * VECTOR, eightsLow(ab1, cd1), mask);
  putMasks(to + 3 * VECTOR, eightsHigh(ab1, cd1), mask);
}

// @ts-expect-error: decorator
@inline
function putMasks(to: usize, cell: v128, mask: v128): void {
  put(to, v128.and(cell, i16x8.splat(ALL)), mask);
}

/** Writes these solved lanes to their rows. May change the row addresses of the other lanes. */
export function storeRows(lanes: i32): void {
  if (popcnt(lanes) > FEW) return storeTransposed(lanes);
  for (; lanes != 0; lanes &= lanes - 1) storeLane(ctz(lanes), row(ctz(lanes)));
}

function storeTransposed(lanes: i32): void {
  for (let lane = 0; lane < 8; lane++) {
    if ((lanes & (1 << lane)) == 0) setRow(lane, SPARE);
  }
  for (let cell: usize = 0; cell < 80; cell += 8) {
    const from = ACTIVE + cell * VECTOR;
    const a = digits(from, from + 4 * VECTOR);
    const b = digits(from + VECTOR, from + 5 * VECTOR);
    const c = digits(from + 2 * VECTOR, from + 6 * VECTOR);
    const d = digits(from + 3 * VECTOR, from + 7 * VECTOR);
    const ab0 = bytesLow(a, b);
    const ab4 = bytesHigh(a, b);
    const cd2 = bytesLow(c, d);
    const cd6 = bytesHigh(c, d);
    const low0 = pairsLow(ab0, cd2);
    const low4 = pairsHigh(ab0, cd2);
    const high0 = pairsLow(ab4, cd6);
    const high4 = pairsHigh(ab4, cd6);
    storeTwo(0, cell, foursLow(low0, high0));
    storeTwo(2, cell, foursHigh(low0, high0));
    storeTwo(4, cell, foursLow(low4, high4));
    storeTwo(6, cell, foursHigh(low4, high4));
  }
  v128.store64_lane(TILE, digits(ACTIVE + 80 * VECTOR, ACTIVE + 80 * VECTOR), 0);
  for (let lane = 0; lane < 8; lane++) {
    store<u8>(row(lane), load<u8>(TILE + <usize>lane), 80);
  }
}

// @ts-expect-error: decorator
@inline
function storeTwo(lane: i32, cell: usize, cells: v128): void {
  v128.store64_lane(row(lane) + cell, cells, 0);
  v128.store64_lane(row(lane + 1) + cell, cells, 1);
}

/**
 * Returns two solved cells as '1' to '9'. The masks are 1, 2, 4 … 128, 256. Narrowing them to bytes
 * turns 256 into 255.
 */
// @ts-expect-error: decorator
@inline
function digits(one: usize, other: usize): v128 {
  const upTo4 = i8x16(0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 9);
  const upTo8 = i8x16(0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0);
  const bytes = i8x16.narrow_i16x8_u(v128.load(one), v128.load(other));
  const low = v128.and(bytes, i8x16.splat(15));
  const high = i8x16.shr_u(bytes, 4);
  const number = v128.or(i8x16.swizzle(upTo4, low), i8x16.swizzle(upTo8, high));
  return v128.or(number, i8x16.splat(<i8>ZERO));
}
