import { setImmediate } from 'node:timers/promises';

/** Milliseconds that work may hold the thread: Ctrl-C and the progress bar wait that long. */
const BREATH = 20;

let last = performance.now();

/** Lets the event loop turn, if it has not for a while. */
export async function breathe(): Promise<void> {
  if (performance.now() - last < BREATH) return;
  await setImmediate();
  last = performance.now();
}

/** Works to the end, slice by slice, and stays interruptible. */
export async function finish<T>(work: { advance(): T | undefined }): Promise<T> {
  for (;;) {
    const result = work.advance();
    if (result !== undefined) return result;
    await breathe();
  }
}
