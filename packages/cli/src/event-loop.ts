import { setImmediate } from 'node:timers/promises';
import type { Signal, Work } from '@nonet/engine/work';

/** Milliseconds for which work may block the thread. Ctrl-C and the progress bar wait at most that long. */
const LONGEST_BLOCK = 20;

let last = performance.now();

/** Lets the event loop run once, if it has not run for 20 ms. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - last < LONGEST_BLOCK) return;
  await setImmediate();
  last = performance.now();
}

/**
 * Advances the work until it is done or the signal is aborted. Lets the event loop run between slices.
 *
 * @returns The result; undefined when the signal was aborted first.
 */
export async function finishAsync<T>(work: Work<T>): Promise<T>;
export async function finishAsync<T>(
  work: Work<T>,
  signal: Signal | undefined,
): Promise<T | undefined>;
export async function finishAsync<T>(work: Work<T>, signal?: Signal): Promise<T | undefined> {
  while (!signal?.aborted) {
    const result = work.advance();
    if (result !== undefined) return result;
    await yieldToEventLoop();
  }
  return undefined;
}
