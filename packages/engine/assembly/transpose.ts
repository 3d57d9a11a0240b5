import { ACTIVE, CELLS, VECTOR } from './layout';

// Puzzles are bytes in a row, lanes are columns of 16 bits. Both ways are eight by eight
// transposes of bytes, for all lanes at once.

/** Lane → where its bytes come from or go to; lanes that are not meant point at spare bytes. */
export const ROWS: usize = memory.data(8 * 4, 16);
const TILE: usize = memory.data(8 * 16, 16);

/** Byte of the input → candidates, low byte and high byte, by its low four bits. */
const LOW: v128 = i8x16(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, -1, -1, -1, -1, -1, -1);
const HIGH: v128 = i8x16(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1);

/** Loads the cells of these lanes, a bit a lane, from their rows. */
export function loadRows(lanes: i32): void {
  const bits = i16x8(1, 2, 4, 8, 16, 32, 64, 128);
  const mask = i16x8.eq(v128.and(i16x8.splat(<i16>lanes), bits), bits);
  const low = LOW;
  const high = HIGH;
  for (let cell = 0; cell < CELLS; cell += 8) {
    gather(<usize>cell);
    const n = min(8, CELLS - cell);
    for (let i = 0; i < n; i++) {
      const bytes = v128.and(v128.load64_zero(TILE + (<usize>i) * 8), i8x16.splat(15));
      const lo = i8x16.swizzle(low, bytes);
      const hi = i8x16.swizzle(high, bytes);
      const fresh = i8x16.shuffle(lo, hi, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      const address = ACTIVE + <usize>(cell + i) * VECTOR;
      v128.store(address, v128.bitselect(fresh, v128.load(address), mask));
    }
  }
}

// @ts-expect-error: decorator
@inline
function row(lane: i32): usize {
  return <usize>load<u32>(ROWS + (<usize>lane) * 4);
}

/** Eight bytes of every row from `offset`, transposed into TILE: eight bytes a cell. */
// @ts-expect-error: decorator
@inline
function gather(offset: usize): void {
  const a = interleave(v128.load64_zero(row(0) + offset), v128.load64_zero(row(1) + offset));
  const b = interleave(v128.load64_zero(row(2) + offset), v128.load64_zero(row(3) + offset));
  const c = interleave(v128.load64_zero(row(4) + offset), v128.load64_zero(row(5) + offset));
  const d = interleave(v128.load64_zero(row(6) + offset), v128.load64_zero(row(7) + offset));
  transpose(digitsOnly(a), digitsOnly(b), digitsOnly(c), digitsOnly(d));
}

/** The bytes 0 to 15 and '0' to '?', whose low four bits tell; anything else becomes a blank. */
// @ts-expect-error: decorator
@inline
function digitsOnly(bytes: v128): v128 {
  const high = v128.and(bytes, i8x16.splat(-16));
  const kept = v128.or(i8x16.eq(high, i8x16.splat(0)), i8x16.eq(high, i8x16.splat(0x30)));
  return v128.and(bytes, kept);
}

// @ts-expect-error: decorator
@inline
function interleave(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

/** Of byte pairs (rows 0 1, 2 3, 4 5, 6 7) makes columns, in TILE. */
// @ts-expect-error: decorator
@inline
function transpose(a: v128, b: v128, c: v128, d: v128): void {
  const ab0 = i16x8.shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
  const ab1 = i16x8.shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
  const cd0 = i16x8.shuffle(c, d, 0, 8, 1, 9, 2, 10, 3, 11);
  const cd1 = i16x8.shuffle(c, d, 4, 12, 5, 13, 6, 14, 7, 15);
  v128.store(TILE, i32x4.shuffle(ab0, cd0, 0, 4, 1, 5));
  v128.store(TILE, i32x4.shuffle(ab0, cd0, 2, 6, 3, 7), 16);
  v128.store(TILE, i32x4.shuffle(ab1, cd1, 0, 4, 1, 5), 32);
  v128.store(TILE, i32x4.shuffle(ab1, cd1, 2, 6, 3, 7), 48);
}

/** Digits of a solved cell as '1' to '9', eight lanes in the low eight bytes. */
// @ts-expect-error: decorator
@inline
function digits(cell: i32): v128 {
  const mask = v128.load(ACTIVE + <usize>cell * VECTOR);
  const below = i8x16.popcnt(i16x8.sub(mask, i16x8.splat(1)));
  const value = i16x8.add(i16x8.extadd_pairwise_i8x16_u(below), i16x8.splat(49));
  return i8x16.narrow_i16x8_u(value, value);
}

/** Writes the cells of every lane, each a single, to its row. */
export function storeRows(): void {
  for (let cell = 0; cell < 80; cell += 8) {
    const a = interleave(digits(cell), digits(cell + 1));
    const b = interleave(digits(cell + 2), digits(cell + 3));
    const c = interleave(digits(cell + 4), digits(cell + 5));
    const d = interleave(digits(cell + 6), digits(cell + 7));
    transpose(a, b, c, d);
    for (let lane = 0; lane < 8; lane++) {
      store<u64>(row(lane) + <usize>cell, load<u64>(TILE + (<usize>lane) * 8));
    }
  }
  const last = digits(80);
  v128.store(TILE, last);
  for (let lane = 0; lane < 8; lane++) {
    store<u8>(row(lane) + 80, load<u8>(TILE + <usize>lane));
  }
}
