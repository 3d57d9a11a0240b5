// Tables of the band solver, built once.
//
// A band of a digit is 27 bits, cell by cell: bit 9 × row + column, rows 0 to 2. A minirow is the
// three cells of a row in a box.

/** The cells of a band. */
export const BAND = 0x7ff_ffff;

/** Every third bit of 27: a bit for each box of the grid, or for each minirow of a band. */
export const THIRDS = 0o111_111_111;

/** Times 9 bits of a row, those bits in each of the three rows of a band. */
export const THRICE = 0x4_0201;

/** The cells of the first box of a band; shifted by 3 or by 6, those of the others. */
export const BOX: number = 7 * THRICE;

/**
 * The six ways in which a digit can lie in a chute of three boxes: box t takes line way[t]. As sets
 * of 9 bits, 3 × box + line.
 */
const WAYS: readonly number[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map((way) => (1 << way[0]) | (8 << way[1]) | (64 << way[2]));

/**
 * Where a digit may lie in a chute → where it can, 3 × box + line: the union of the ways that fit.
 * Of boxes and lines that have none nothing is asked, they hold the digit already; where they are
 * not as many, no way is left and the union is empty. This is pointing and claiming at once.
 */
export const MATCH: Int32Array = new Int32Array(512);

/** The same, as the 27 cells of a band, for lines that are rows. */
export const LOCKED: Int32Array = new Int32Array(512);

/** Cell of a band → its peers in the band. 32 entries, so that `& 31` fits. */
export const PEERS: Int32Array = new Int32Array(32);

/** Byte of the input → digit from 0, or 9 for a blank. */
export const DIGIT: Uint8Array = new Uint8Array(256).fill(9);

for (let may = 0; may < 512; may++) {
  const asked = boxesOf(may) & linesOf(may);
  for (const way of WAYS) {
    const part = way & asked;
    const misses = boxesOf(part) !== boxesOf(may) || linesOf(part) !== linesOf(may);
    if (!misses && (part & ~may) === 0) MATCH[may] |= part;
  }
  for (let bit = 0; bit < 9; bit++) {
    if ((MATCH[may] & (1 << bit)) === 0) continue;
    const box = bit < 3 ? 0 : bit < 6 ? 1 : 2;
    const line = bit - 3 * box;
    LOCKED[may] |= 7 << (9 * line + 3 * box);
  }
}

/** The boxes of a set 3 × box + line, with all of their lines. */
function boxesOf(set: number): number {
  return 7 * ((set | (set >> 1) | (set >> 2)) & 0o111);
}

/** Its lines, in all of the boxes. */
function linesOf(set: number): number {
  return 0o111 * ((set | (set >> 3) | (set >> 6)) & 7);
}

for (let cell = 0; cell < 27; cell++) {
  const column = cell % 9;
  const box = column < 3 ? BOX : column < 6 ? BOX << 3 : BOX << 6;
  const row = cell < 9 ? 511 : cell < 18 ? 511 << 9 : 511 << 18;
  PEERS[cell] = (box | row) & ~(1 << cell);
}

for (let digit = 0; digit < 9; digit++) {
  DIGIT[1 + digit] = digit;
  DIGIT[0x31 + digit] = digit;
}
