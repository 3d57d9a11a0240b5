import type { Work } from '@nonet/engine/work';

/** The worker checks for messages after this many milliseconds. */
const SLICE = 8;

/** Runs work of the engine with pauses. Undefined if a pause says that the request was cancelled. */
export async function withPauses<T>(
  work: Work<T>,
  pause: () => Promise<boolean>,
): Promise<T | undefined> {
  for (;;) {
    const until = performance.now() + SLICE;
    let result = work.advance();
    while (result === undefined && performance.now() < until) result = work.advance();
    if (result !== undefined) return result;
    if (await pause()) return undefined;
  }
}
