import { setImmediate } from 'node:timers/promises';
import type { Signal, Work } from '@nonet/engine/work';

/** For how many milliseconds work may block the thread. Ctrl-C and the progress bar may wait so long. */
const LONGEST_BLOCK = 20;

let last = performance.now();

/** Lets the event loop run once if 20 ms have passed since it last ran. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - last < LONGEST_BLOCK) return;
  await setImmediate();
  last = performance.now();
}

/**
 * Advances the work until it is done or the signal is aborted. Lets the event loop run between slices.
 *
 * @returns The result, or undefined if the signal was aborted before the work was done.
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
