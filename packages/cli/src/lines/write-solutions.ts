// Hot: runs once a byte. Plain loops, integers.
import { CELLS, LINE_FEED, RETURN } from './plain-lines.ts';

const SPACE = 32;
const ZERO = 48;
const TAB = 9;
const FORM_FEED = 12;

/** The most bytes that the solutions of a block may take: a blank and a line end more a line. */
export function roomFor(block: Uint8Array, lines: number): number {
  return block.length + 2 * lines;
}

/** The most bytes of a number written behind the cells, with its blank. */
export const NOTE_ROOM = 14;

/**
 * Writes the lines of a scanned block with solutions in place of the cells; nothing for a puzzle
 * without one. `starts` gets, for every line, where in the output it stands. Of `notes` each line
 * gets its number, behind the cells.
 *
 * @returns The bytes written.
 */
export function writeSolutions(
  block: Uint8Array,
  solutions: Uint8Array,
  counts: Uint32Array | Float64Array,
  output: Uint8Array,
  starts: Uint32Array,
  notes?: Float64Array,
): number {
  const source = new DataView(solutions.buffer, solutions.byteOffset);
  const target = new DataView(output.buffer, output.byteOffset);
  let from = 0;
  let to = 0;
  for (let line = 0; line < counts.length; line++) {
    starts[line] = to;
    from += CELLS;
    if (counts[line] === 0) {
      while (from < block.length && block[from] !== LINE_FEED) from++;
      from++;
      continue;
    }
    const solution = line * CELLS;
    // Eight cells at a time: 35 ns a line, and 390 one by one. No number of digits is NaN.
    for (let cell = 0; cell < 80; cell += 16) {
      target.setFloat64(to + cell, source.getFloat64(solution + cell, true), true);
      target.setFloat64(to + cell + 8, source.getFloat64(solution + cell + 8, true), true);
    }
    output[to + 80] = solutions[solution + 80];
    to += CELLS;
    if (notes) to = writeNote(notes[line], output, to);
    if (from < block.length && block[from] !== LINE_FEED) {
      const first = from;
      while (from < block.length && block[from] !== LINE_FEED) from++;
      to = writeComment(block, first, from, output, to);
    }
    output[to++] = LINE_FEED;
    from++;
  }
  return to;
}

/** Writes a blank and a whole number. */
function writeNote(note: number, output: Uint8Array, start: number): number {
  output[start] = SPACE;
  let end = start + 2;
  for (let rest = note; rest >= 10; rest = Math.floor(rest / 10)) end++;
  let rest = note;
  for (let digit = end - 1; digit > start; digit--) {
    output[digit] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return end;
}

/** Writes a blank and what stands between the blanks at both ends, if anything does. */
function writeComment(
  block: Uint8Array,
  from: number,
  end: number,
  output: Uint8Array,
  start: number,
): number {
  let to = start;
  while (from < end && isBlank(block[from])) from++;
  while (end > from && isBlank(block[end - 1])) end--;
  if (from === end) return to;
  output[to++] = SPACE;
  while (from < end) output[to++] = block[from++];
  return to;
}

/** TAB to CR, of which LF cannot come up, and the space: what a comment is trimmed of. */
function isBlank(byte: number): boolean {
  return byte === SPACE || byte === TAB || byte === RETURN || byte === 11 || byte === FORM_FEED;
}
