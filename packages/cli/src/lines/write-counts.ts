// Hot: runs once per line. Plain loops, integers.
import { LINE_FEED } from './plain-lines.ts';

const ZERO = 48;
const PLUS = 43;

/** The maximum size of a line in bytes. A line has up to ten digits, a plus and a line end. */
export const MAX_COUNT_BYTES = 12;

/**
 * Writes one count per line. A count that reached the limit gets a +. Returns the number of bytes
 * written.
 */
export function writeCounts(counts: Uint32Array, limit: number, output: Uint8Array): number {
  let to = 0;
  for (let line = 0; line < counts.length; line++) {
    const count = counts[line];
    let digits = 1;
    for (let rest = count; rest >= 10; rest = Math.floor(rest / 10)) digits++;
    let rest = count;
    for (let digit = to + digits - 1; digit >= to; digit--) {
      const tens = Math.floor(rest / 10);
      output[digit] = ZERO + rest - 10 * tens;
      rest = tens;
    }
    to += digits;
    if (count >= limit) output[to++] = PLUS;
    output[to++] = LINE_FEED;
  }
  return to;
}
