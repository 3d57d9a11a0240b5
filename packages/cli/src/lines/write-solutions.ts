// Hot: runs once per byte. Plain loops, integers.
import { CELLS, LINE_FEED, RETURN } from './plain-lines.ts';

const SPACE = 32;
const ZERO = 48;
const TAB = 9;
const FORM_FEED = 12;

/**
 * The maximum size in bytes of the solutions of a block. A line may grow by a space and a line end.
 */
export function maxSolutionBytes(block: Uint8Array, lines: number): number {
  return block.length + 2 * lines;
}

/** The maximum size in bytes of a number after the cells. The space before the number is included. */
export const MAX_NUMBER_BYTES = 14;

/**
 * Writes the lines of a block of plain lines with the solutions in place of the cells. Leaves out
 * every line whose puzzle has no solution.
 *
 * @param counts The number of solutions of each line. The function only tests whether a count is 0.
 * @param offsets Receives the offset in the output at which each line begins.
 * @param numbers If given, the number to write after the cells of each line.
 * @returns The number of bytes written.
 */
export function writeSolutions(
  block: Uint8Array,
  solutions: Uint8Array,
  counts: Uint32Array | Float64Array,
  output: Uint8Array,
  offsets: Uint32Array,
  numbers?: Float64Array,
): number {
  const source = new DataView(solutions.buffer, solutions.byteOffset);
  const target = new DataView(output.buffer, output.byteOffset);
  let from = 0;
  let to = 0;
  for (let line = 0; line < counts.length; line++) {
    offsets[line] = to;
    from += CELLS;
    if (counts[line] === 0) {
      while (from < block.length && block[from] !== LINE_FEED) from++;
      from++;
      continue;
    }
    const solution = line * CELLS;
    // Copying eight cells at a time takes 35 ns per line. Copying byte by byte takes 390 ns. The copy
    // might change a NaN, but eight ASCII digits are never a NaN.
    for (let cell = 0; cell < 80; cell += 16) {
      target.setFloat64(to + cell, source.getFloat64(solution + cell, true), true);
      target.setFloat64(to + cell + 8, source.getFloat64(solution + cell + 8, true), true);
    }
    output[to + 80] = solutions[solution + 80];
    to += CELLS;
    if (numbers) to = writeNumber(numbers[line], output, to);
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

/** Writes a space and a whole number. Returns the offset after the number. */
function writeNumber(value: number, output: Uint8Array, start: number): number {
  output[start] = SPACE;
  let end = start + 2;
  for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) end++;
  let rest = value;
  for (let digit = end - 1; digit > start; digit--) {
    output[digit] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return end;
}

/**
 * Writes a space and the trimmed comment. Writes nothing if the comment is empty. Returns the offset
 * after the comment.
 */
function writeComment(
  block: Uint8Array,
  from: number,
  end: number,
  output: Uint8Array,
  start: number,
): number {
  let to = start;
  while (from < end && isSpace(block[from])) from++;
  while (end > from && isSpace(block[end - 1])) end--;
  if (from === end) return to;
  output[to++] = SPACE;
  while (from < end) output[to++] = block[from++];
  return to;
}

/** Whether `trim` removes the byte: TAB to CR or space. LF cannot occur inside a line. */
function isSpace(byte: number): boolean {
  return byte === SPACE || byte === TAB || byte === RETURN || byte === 11 || byte === FORM_FEED;
}
