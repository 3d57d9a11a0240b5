// Hot code: it runs once per byte of the input.
import { CLASSIC, type Grid } from '@nonet/engine/grid';
import { ruleInComment, symbolOf } from '@nonet/engine/notation';
import type { Failure } from './line-task.ts';

export const CELLS: number = CLASSIC.cells;

export const LINE_FEED = 10;
export const RETURN = 13;
export const TAB = 9;
export const SPACE = 32;
const HASH = 35;
const ASCII = 127;
/** The maximum length of the comment after the cells of a plain line. */
const MAX_COMMENT = 4_096;

const WRONG = 128;
const OTHER_BLANKS = '0_-*xX?';
/** Byte → its digit, 0 for a blank, WRONG for any other byte. */
const DIGIT = new Uint8Array(256).fill(WRONG);
for (const blank of `.${OTHER_BLANKS}`) DIGIT[blank.charCodeAt(0)] = 0;
for (let digit = 1; digit <= CLASSIC.size; digit++) DIGIT[symbolOf(digit).charCodeAt(0)] = digit;

/**
 * Copies the cells of a block of plain lines into `cells`, as ASCII. A plain line begins with 81
 * cells. An ASCII comment may follow that names no rule. The line ends with LF or CR LF.
 *
 * @returns The number of lines. -1 if a line is not plain.
 */
export function readPlainLines(block: Uint8Array, cells: Uint8Array): number {
  const from = new DataView(block.buffer, block.byteOffset);
  const to = new DataView(cells.buffer, cells.byteOffset);
  const end = block.length;
  let at = 0;
  let lines = 0;
  let cell = 0;
  while (at < end) {
    if (at + CELLS > end) return -1;
    let rare = 0;
    // Copies eight bytes at a time as a float64, and tests four bytes at a time. This takes 70 ns
    // per line. Byte by byte takes 300 ns. Copying a NaN can change its bytes. But a NaN has a byte
    // 7F or FF, which cells never have.
    for (let i = 0; i < 80; i += 16) {
      to.setFloat64(cell + i, from.getFloat64(at + i, true), true);
      to.setFloat64(cell + i + 8, from.getFloat64(at + i + 8, true), true);
      rare |= rareOf(from.getInt32(at + i, true)) | rareOf(from.getInt32(at + i + 4, true));
      rare |= rareOf(from.getInt32(at + i + 8, true)) | rareOf(from.getInt32(at + i + 12, true));
    }
    const last = block[at + 80];
    cells[cell + 80] = last;
    if (((rare & HIGH) !== 0 || DIGIT[last] === WRONG) && !isCells(block, at)) return -1;
    at += CELLS;
    cell += CELLS;
    lines++;
    if (at < end && block[at] !== LINE_FEED) {
      const first = at;
      at = plainEnd(block, at);
      if (at < 0 || at - first > MAX_COMMENT) return -1;
      if (at - first > CELLS && hasPuzzle(block, first, at)) return -1;
      if (mayNameRule(block, first, at) && namesRule(block, first, at)) return -1;
    }
    at++;
  }
  return lines;
}

const HIGH = 0x80808080;

/**
 * Tests four bytes at once. In the result, the high bit of a byte is set if that byte is neither a
 * digit nor `.`. In `y`, a digit is 0 to 9 and `.` is hex 1E. The first sum sets the high bit of
 * each byte above 9. The second sum sets the high bit of each byte other than hex 1E.
 */
function rareOf(bytes: number): number {
  const y = bytes ^ 0x30303030;
  return ((y + 0x76767676) & ((y ^ 0x1e1e1e1e) + 0x7f7f7f7f)) | y;
}

/** Whether 81 bytes are cells. A line of dashes, or of another sign but `.` and 0, has none. */
function isCells(block: Uint8Array, from: number): boolean {
  let isRule = true;
  for (let at = from; at < from + CELLS; at++) {
    if (DIGIT[block[at]] === WRONG) return false;
    isRule &&= block[at] === block[from];
  }
  return !isRule;
}

/**
 * Returns the index of the LF after a comment, or the length of the block if there is no LF. -1 if
 * the line is not plain.
 */
function plainEnd(block: Uint8Array, from: number): number {
  let at = from;
  const first = block[at];
  if (first !== SPACE && first !== HASH && first !== TAB && first !== RETURN) return -1;
  while (at < block.length && block[at] !== LINE_FEED) {
    if (block[at] > ASCII) return -1;
    if (block[at] === RETURN && block[at + 1] !== LINE_FEED) return -1;
    at++;
  }
  return at;
}

/**
 * Whether a comment has 81 cells with a blank among them after its first word: they may be a second
 * puzzle.
 */
function hasPuzzle(block: Uint8Array, first: number, to: number): boolean {
  let from = first + 1;
  while (from < to && block[from] !== SPACE) from++;
  let cells = 0;
  let blanks = 0;
  for (let at = from; at < to; at++) {
    const digit = DIGIT[block[at]];
    cells = digit === WRONG ? 0 : cells + 1;
    blanks = cells <= 1 ? 0 : blanks;
    if (digit === 0) blanks++;
    if (cells === CELLS && blanks > 0) return true;
  }
  return false;
}

const O = 111;
const K = 107;
const U = 117;
const LOWER = 32;

/** Whether a comment has a letter after its first `#`, or `oku` as in `Sudoku`. */
function mayNameRule(block: Uint8Array, first: number, to: number): boolean {
  let from = first;
  while (block[from] === SPACE || block[from] === TAB) from++;
  if (block[from] === HASH) return isLetter(block[from + 1]) || isLetter(block[from + 2]);
  for (let at = from; at + 2 < to; at++) {
    const isOku = (block[at] | LOWER) === O && (block[at + 1] | LOWER) === K;
    if (isOku && (block[at + 2] | LOWER) === U) return true;
  }
  return false;
}

function isLetter(byte: number): boolean {
  return (byte | LOWER) >= 97 && (byte | LOWER) <= 122;
}

/** Comments, with 1 for a number at their end → whether they name a rule. It holds the first ones. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 1_000;

function namesRule(block: Uint8Array, from: number, to: number): boolean {
  const bytes = Buffer.from(block.buffer, block.byteOffset + from, to - from);
  const comment = bytes.toString('latin1').trim().replace(/\d+$/, '1');
  const isKnown = known.get(comment);
  if (isKnown !== undefined) return isKnown;
  const isRule = ruleInComment(comment) !== undefined;
  if (known.size < MOST_KNOWN) known.set(comment, isRule);
  return isRule;
}

const POINT = 46;

/** Replaces all blanks with `.` in cells that `readPlainLines` copied. */
export function unifyBlanks(cells: Uint8Array): void {
  const bytes = Buffer.from(cells.buffer, cells.byteOffset, cells.length);
  for (const blank of OTHER_BLANKS) {
    let at = bytes.indexOf(blank);
    for (; at >= 0; at = bytes.indexOf(blank, at + 1)) cells[at] = POINT;
  }
}

/** Returns the digits of cells that `readPlainLines` copied. A blank is 0. */
export function digitsOf(cells: Uint8Array): Uint8Array {
  const digits = new Uint8Array(cells.length);
  for (let at = 0; at < cells.length; at++) digits[at] = DIGIT[cells[at]];
  return digits;
}

/** Returns a failure for each line with count 0. `reasonOf` gets the grid of the line. */
export function failuresOf(
  counts: Uint32Array | Float64Array,
  offsets: Uint32Array,
  cells: Uint8Array,
  reasonOf: (grid: Grid) => string,
): Failure[] {
  const failures: Failure[] = [];
  for (let line = 0; line < counts.length; line++) {
    if (counts[line] > 0) continue;
    const digits = digitsOf(cells.subarray(line * CELLS, (line + 1) * CELLS));
    const reason = reasonOf({ geometry: CLASSIC, digits });
    failures.push({ line, offset: offsets[line], reason });
  }
  return failures;
}
