// Tables of the band solver, built once.
//
// A set of cells of a band is 27 bits: row r (0 to 2) and column c is bit 9r + c. A set of
// minilines of a chute is nine bits: the miniline of line l in box b is bit 3b + l. (In assembly/
// it is bit 3l + b.)

import { PERMUTATIONS } from '../grid/geometry.ts';
import { ZERO } from './kernel.ts';

/** The cells of a band. */
export const BAND = 0x7ff_ffff;

/** Nine bits: all minilines of a chute, all cells of a row, or all digits. */
export const NINE = 0o777;

/** Every third bit of 27: one bit for each box of the grid, or for each miniline of a band. */
export const THIRDS = 0o111_111_111;

/** Multiplying the 9 bits of a row by this copies them to all three rows of a band. */
export const THRICE = 0x4_0201;

/**
 * The cells of the first box of a band. Shifted left by 3 or 6 bits, they become the cells of the
 * second or third box.
 */
export const BOX: number = 7 * THRICE;

/**
 * The six configurations: the ways to choose the minilines of a digit in a chute. A configuration
 * has one miniline in each line, and one in each box. They are called K0 to K5 in
 * assembly/layout.ts.
 */
const CONFIGURATIONS: readonly number[] = PERMUTATIONS.map((boxes) =>
  boxes.reduce((minilines, box, line) => minilines | (1 << (3 * box + line)), 0),
);

/**
 * T → U. T is the set of minilines of a chute that can take a digit. U is the union of the
 * configurations within T. The digit is removed from the minilines that are in T but not in U. This
 * is pointing and claiming in one step. Boxes and lines without a miniline in T already contain the
 * digit and are ignored. If the number of these boxes differs from the number of these lines, U is
 * empty.
 */
export const PLACES: Int32Array = new Int32Array(512);

/**
 * T → the cells of the minilines in U, for a band. T and U are the sets of minilines that PLACES
 * describes.
 */
export const PLACE_CELLS: Int32Array = new Int32Array(512);

/**
 * Cell of a band → its peers in the band. The table has 32 entries, so every index `& 31` is in
 * range.
 */
export const PEERS: Int32Array = new Int32Array(32);

/** Byte of the input → digit, counted from 0, or 9 for a blank. */
export const DIGIT: Uint8Array = new Uint8Array(256).fill(9);

for (let t = 0; t <= NINE; t++) {
  const open = boxesOf(t) & linesOf(t);
  for (const configuration of CONFIGURATIONS) {
    const k = configuration & open;
    const misses = boxesOf(k) !== boxesOf(t) || linesOf(k) !== linesOf(t);
    if (!misses && (k & ~t) === 0) PLACES[t] |= k;
  }
  for (let miniline = 0; miniline < 9; miniline++) {
    if ((PLACES[t] & (1 << miniline)) === 0) continue;
    const box = miniline < 3 ? 0 : miniline < 6 ? 1 : 2;
    const line = miniline - 3 * box;
    PLACE_CELLS[t] |= 7 << (9 * line + 3 * box);
  }
}

/** Returns all minilines of the boxes that have a miniline in the set. */
function boxesOf(minilines: number): number {
  return 7 * ((minilines | (minilines >> 1) | (minilines >> 2)) & 0o111);
}

/** Returns all minilines of the lines that have a miniline in the set. */
function linesOf(minilines: number): number {
  return 0o111 * ((minilines | (minilines >> 3) | (minilines >> 6)) & 7);
}

for (let cell = 0; cell < 27; cell++) {
  const column = cell % 9;
  const box = column < 3 ? BOX : column < 6 ? BOX << 3 : BOX << 6;
  const row = cell < 9 ? NINE : cell < 18 ? NINE << 9 : NINE << 18;
  PEERS[cell] = (box | row) & ~(1 << cell);
}

for (let digit = 0; digit < 9; digit++) {
  DIGIT[1 + digit] = digit;
  DIGIT[ZERO + 1 + digit] = digit;
}
