import { setImmediate } from 'node:timers/promises';
import type { Signal, Work } from '@nonet/engine/work';

/** Milliseconds that work may block the thread: Ctrl-C and the progress bar wait that long. */
const LONGEST_BLOCK = 20;

let last = performance.now();

/** Lets the event loop run once, if it has not run for 20 ms. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - last < LONGEST_BLOCK) return;
  await setImmediate();
  last = performance.now();
}

/**
 * Works until done or until the signal is aborted, and lets the event loop run between slices.
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
