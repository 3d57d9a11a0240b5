// Hot: runs once a line. Plain loops, integers.
import { LINE_FEED } from './plain-lines.ts';

const ZERO = 48;
const PLUS = 43;

/** The most bytes a line may take: ten digits, a plus and a line end. */
export const COUNT_ROOM = 12;

/** Writes a number a line; one that reached the limit ends in +. Gives the bytes written. */
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
