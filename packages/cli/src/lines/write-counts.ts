// Hot code: it runs once per line.
import { LINE_FEED } from './plain-lines.ts';

const ZERO = 48;
const PLUS = 43;

/** The maximum size of a line in bytes: ten digits, a plus and a line end. */
export const MAX_COUNT_BYTES = 12;

/**
 * Writes one count per line. If a count exceeds the limit, writes the limit and a +. Returns the
 * number of bytes.
 */
export function writeCounts(counts: Uint32Array, limit: number, output: Uint8Array): number {
  let to = 0;
  for (let line = 0; line < counts.length; line++) {
    to = writeNumber(Math.min(counts[line], limit), output, to);
    if (counts[line] > limit) output[to++] = PLUS;
    output[to++] = LINE_FEED;
  }
  return to;
}

/** Writes a whole number in decimal from offset `start` on. Returns the offset after the number. */
export function writeNumber(value: number, output: Uint8Array, start: number): number {
  let end = start + 1;
  for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) end++;
  let rest = value;
  for (let at = end - 1; at >= start; at--) {
    output[at] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return end;
}
