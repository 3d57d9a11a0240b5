// Tables of the band solver, built once.
//
// A band of a digit is 27 bits, cell by cell: bit 9 × row + column, rows 0 to 2. A chute of a digit is
// nine bits, miniline by miniline: bit 3 × box + line. (In assembly/ minilines go line by line.)

import { PERMUTATIONS } from '../grid/geometry.ts';
import { ZERO } from './kernel.ts';

/** The cells of a band. */
export const BAND = 0x7ff_ffff;

/** Nine bits: the minilines of a chute, the cells of a row, or the digits. */
export const NINE = 0o777;

/** Every third bit of 27: a bit for each box of the grid, or for each miniline of a band. */
export const THIRDS = 0o111_111_111;

/** Times 9 bits of a row: those bits in each of the three rows of a band. */
export const THRICE = 0x4_0201;

/** The cells of the first box of a band; shifted by 3 or 6, those of the others. */
export const BOX: number = 7 * THRICE;

/**
 * The six configurations of a digit in a chute: its miniline of each line lies in another box. They
 * come in the order K0 to K5 of assembly/layout.ts.
 */
const CONFIGURATIONS: readonly number[] = PERMUTATIONS.map((boxes) =>
  boxes.reduce((minilines, box, line) => minilines | (1 << (3 * box + line)), 0),
);

/**
 * T → U: the minilines of a chute that can take a digit → those that keep it, the union of the
 * configurations within T. This is pointing and claiming at once. Boxes and lines without a miniline
 * in T hold the digit already and are left out; if they are not equally many, U is empty.
 */
export const PLACES: Int32Array = new Int32Array(512);

/** The same, as the 27 cells of a band. */
export const PLACE_CELLS: Int32Array = new Int32Array(512);

/** Cell of a band → its peers in the band. 32 entries, so that `& 31` fits. */
export const PEERS: Int32Array = new Int32Array(32);

/** Byte of the input → digit from 0, or 9 for a blank. */
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

/** All minilines of the boxes that have one in the set. */
function boxesOf(minilines: number): number {
  return 7 * ((minilines | (minilines >> 1) | (minilines >> 2)) & 0o111);
}

/** All minilines of the lines that have one in the set. */
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
