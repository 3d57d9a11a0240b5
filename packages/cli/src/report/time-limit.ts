import { deadline, type Signal } from '@nonet/engine/work';

/** Returns a signal that is aborted after this many seconds. Undefined if no time is given. */
export function timeLimit(seconds: number | undefined): Signal | undefined {
  return seconds ? deadline(seconds * 1_000, () => performance.now()) : undefined;
}

export function gaveUpText(seconds: number | undefined): string {
  return `gave up after ${seconds} s`;
}
