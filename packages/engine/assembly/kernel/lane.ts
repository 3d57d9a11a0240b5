import { ACTIVE, ALL, CELLS, VECTOR, ZERO } from './layout';

// Copies one lane cell by cell. For a few lanes this is faster than transpose.ts.

/** Character → its candidates. */
const CANDIDATES: usize = memory.data(256 * 2, 16);
for (let character: i32 = 0; character < 256; character++) {
  const number = character >= ZERO ? character - ZERO : character;
  const mask: i32 = number >= 1 && number <= 9 ? (<i32>1) << (number - 1) : ALL;
  store<u16>(CANDIDATES + ((<usize>character) << 1), <u16>mask);
}

/** Loads the cells of a lane from a row of characters. */
export function loadLane(lane: i32, from: usize): void {
  let to = ACTIVE + ((<usize>lane) << 1);
  for (const end = from + <usize>CELLS; from < end; from += 9) {
    loadThree(to, from);
    loadThree(to + 3 * VECTOR, from + 3);
    loadThree(to + 6 * VECTOR, from + 6);
    to += 9 * VECTOR;
  }
}

// @ts-expect-error: decorator
@inline
function loadThree(to: usize, from: usize): void {
  store<u16>(to, candidatesOf(load<u8>(from)));
  store<u16>(to, candidatesOf(load<u8>(from, 1)), VECTOR);
  store<u16>(to, candidatesOf(load<u8>(from, 2)), 2 * VECTOR);
}

// @ts-expect-error: decorator
@inline
function candidatesOf(character: u8): u16 {
  return load<u16>(CANDIDATES + ((<usize>character) << 1));
}

/** Writes the cells of a solved lane to a row, as '1' to '9'. */
export function storeLane(lane: i32, to: usize): void {
  let from = ACTIVE + ((<usize>lane) << 1);
  for (const end = to + <usize>CELLS; to < end; to += 9) {
    storeThree(to, from);
    storeThree(to + 3, from + 3 * VECTOR);
    storeThree(to + 6, from + 6 * VECTOR);
    from += 9 * VECTOR;
  }
}

// @ts-expect-error: decorator
@inline
function storeThree(to: usize, from: usize): void {
  store<u8>(to, symbol(load<u16>(from)));
  store<u8>(to, symbol(load<u16>(from, VECTOR)), 1);
  store<u8>(to, symbol(load<u16>(from, 2 * VECTOR)), 2);
}

// @ts-expect-error: decorator
@inline
function symbol(single: u16): u8 {
  return <u8>(ZERO + 1 + ctz(<i32>single));
}
