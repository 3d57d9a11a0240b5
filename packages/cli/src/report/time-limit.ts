import { deadline, type Signal } from '@nonet/engine/work';

/**
 * Returns the `signal` option for a search with a `--timeout`. Without a timeout, returns no option.
 */
export function timeLimit(seconds: number | undefined): { signal?: Signal } {
  return seconds ? { signal: deadline(seconds * 1_000, () => performance.now()) } : {};
}

export function gaveUpText(seconds: number | undefined): string {
  return `gave up after ${seconds} s`;
}
