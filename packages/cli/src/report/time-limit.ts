import { deadline, type Signal } from '@nonet/engine/work';

/** The `signal` option of a search with a `--timeout`; without a timeout, no option. */
export function timeLimit(seconds: number | undefined): { signal?: Signal } {
  return seconds ? { signal: deadline(seconds * 1_000, () => performance.now()) } : {};
}

export function gaveUpText(seconds: number | undefined): string {
  return `gave up after ${seconds} s`;
}
