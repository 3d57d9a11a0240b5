import { setImmediate } from 'node:timers/promises';
import type { Signal, Work } from '@nonet/engine/work';

/** Work may block the thread for this many milliseconds. Ctrl-C has to wait that long. */
const LONGEST_BLOCK = 20;

let last = performance.now();

/** Lets the event loop run once, unless it ran less than 20 ms ago. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - last < LONGEST_BLOCK) return;
  await setImmediate();
  last = performance.now();
}

/**
 * Does the work in slices. Lets the event loop run between slices, and calls `onSlice`.
 *
 * @returns The result, or undefined if the signal was aborted first.
 */
export async function finishAsync<T>(work: Work<T>): Promise<T>;
export async function finishAsync<T>(
  work: Work<T>,
  signal: Signal | undefined,
  onSlice?: () => void,
): Promise<T | undefined>;
export async function finishAsync<T>(
  work: Work<T>,
  signal?: Signal,
  onSlice?: () => void,
): Promise<T | undefined> {
  while (!signal?.aborted) {
    const result = work.advance();
    if (result !== undefined) return result;
    onSlice?.();
    await yieldToEventLoop();
  }
  return undefined;
}
