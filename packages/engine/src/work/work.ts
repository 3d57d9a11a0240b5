import type { Signal } from './signal.ts';

/**
 * A task that may take long and runs in slices. Between two slices, the caller can do other things
 * or stop.
 */
export interface Work<T> {
  /**
   * Runs until the budget is used up, approximately. Each class says what its budget counts, such
   * as nodes. The default budget takes a few milliseconds at most.
   *
   * @returns The result, or undefined if it is not known yet. Once the result is known, every call
   *   returns it.
   */
  advance(budget?: number): T | undefined;
}

/**
 * Runs to the end, or until the signal is aborted. The signal is checked before each slice.
 *
 * @returns The result, or undefined if the signal was aborted first.
 */
export function finish<T>(work: Work<T>): T;
export function finish<T>(work: Work<T>, signal: Signal | undefined): T | undefined;
export function finish<T>(work: Work<T>, signal?: Signal): T | undefined {
  while (!signal?.aborted) {
    const result = work.advance();
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Turns Work into a generator. It yields after each slice and returns the result. */
export function* slicesOf<T>(work: Work<T>): Generator<undefined, T> {
  for (;;) {
    const result = work.advance();
    if (result !== undefined) return result;
    yield;
  }
}

/** Turns a generator into Work. The generator yields after each slice and returns the result. */
export function workOf<T>(slices: Generator<undefined, T>): Work<T> {
  let result: T | undefined;
  return {
    advance(): T | undefined {
      if (result !== undefined) return result;
      const { done, value } = slices.next();
      if (done) result = value;
      return result;
    },
  };
}
