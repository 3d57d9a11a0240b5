import { setImmediate } from 'node:timers/promises';
import type { Signal, Work } from '@nonet/engine/work';

/** Milliseconds that work may hold the thread: Ctrl-C and the progress bar wait that long. */
const BREATH = 20;

let last = performance.now();

/** Lets the event loop turn, if it has not for a while. */
export async function breathe(): Promise<void> {
  if (performance.now() - last < BREATH) return;
  await setImmediate();
  last = performance.now();
}

/**
 * Works to the end, or until the signal is aborted, and lets the event loop turn between slices.
 *
 * @returns The result; undefined when the signal was aborted first.
 */
export async function finishBreathing<T>(work: Work<T>): Promise<T>;
export async function finishBreathing<T>(
  work: Work<T>,
  signal: Signal | undefined,
): Promise<T | undefined>;
export async function finishBreathing<T>(work: Work<T>, signal?: Signal): Promise<T | undefined> {
  while (!signal?.aborted) {
    const result = work.advance();
    if (result !== undefined) return result;
    await breathe();
  }
  return undefined;
}
