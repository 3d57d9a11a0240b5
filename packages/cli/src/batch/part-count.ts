import type { PartThreads } from './part-threads.ts';

/** Seconds that a part takes. */
const SECONDS = 4;
/** The sample grows until it takes so many seconds. */
const SAMPLE = 1;
const MOST_PARTS = 1_000_000;
/** The largest part of a file, in bytes. */
const MOST_BYTES = 1 << 23;
/** Parts are taken from all over the work, as the golden section spreads them. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

interface Whole {
  readonly command: readonly string[];
  /** The size of a file in bytes, or the number of puzzles. */
  readonly size: number;
  /** The size of the first sample. */
  readonly first: number;
}

/**
 * Returns into how many parts work is to be divided so that each takes some seconds on one thread.
 * Does some small parts to measure that.
 *
 * @throws Error if the command refuses its options.
 */
export async function partCount(
  { command, first, size }: Whole,
  threads: PartThreads,
): Promise<number> {
  let seconds = 0;
  let sample = Math.min(first, size);
  for (let place = GOLDEN; ; place = (place + GOLDEN) % 1) {
    const of = Math.max(1, Math.floor(size / sample));
    const number = Math.floor(place * of) + 1;
    ({ seconds } = await threads.answer({ command, number, of, stored: undefined }));
    if (seconds > SAMPLE || of === 1) {
      const whole = seconds * of;
      const count = Math.max(Math.ceil(whole / SECONDS), Math.ceil(size / MOST_BYTES));
      return Math.min(count, size, MOST_PARTS);
    }
    sample *= 4;
  }
}
