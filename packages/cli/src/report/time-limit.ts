import { deadline, type Signal } from '@nonet/engine/work';

/** The signal of a `--timeout`, as an option of a search; nothing where there is none. */
export function timeLimit(seconds: number | undefined): { signal?: Signal } {
  return seconds ? { signal: deadline(seconds * 1_000, () => performance.now()) } : {};
}

export function gaveUp(seconds: number | undefined): string {
  return `gave up after ${seconds} s`;
}
