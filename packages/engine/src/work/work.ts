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

/** Work as a generator: it yields after each slice, takes the next budget, and returns the result. */
export type Slices<T> = Generator<undefined, T, number | undefined>;

/** Turns Work into a generator. */
export function* slicesOf<T>(work: Work<T>, budget?: number): Slices<T> {
  for (let next = budget; ; next = yield) {
    const result = work.advance(next);
    if (result !== undefined) return result;
  }
}

/** Work that is written as a generator, which begins with the first slice. */
export abstract class SlicedWork<T> implements Work<T> {
  protected result: T | undefined;
  private slices: Slices<T> | undefined;

  protected abstract run(budget?: number): Slices<T>;

  advance(budget?: number): T | undefined {
    if (this.result !== undefined) return this.result;
    this.slices ??= this.run(budget);
    const { done, value } = this.slices.next(budget);
    if (done) this.result = value;
    return this.result;
  }
}

/** Work that has begun as a generator, which takes no budget. */
export class BegunWork<T> extends SlicedWork<T> {
  private readonly begun: Slices<T>;

  constructor(begun: Slices<T>) {
    super();
    this.begun = begun;
  }

  protected run(): Slices<T> {
    return this.begun;
  }

  override advance(): T | undefined {
    return super.advance();
  }
}

/** Turns a generator into Work that has no budget. */
export function workOf<T>(slices: Slices<T>): Work<T> {
  return new BegunWork(slices);
}
