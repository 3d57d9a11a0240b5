/** Work stops when `aborted` is true. Every AbortSignal is a Signal. */
export interface Signal {
  readonly aborted: boolean;
}

/**
 * Makes a signal that is aborted after this many milliseconds. `clock` returns the time in
 * milliseconds, as `performance.now` does.
 */
export function deadline(milliseconds: number, clock: () => number): Signal {
  if (typeof clock !== 'function') {
    throw new TypeError(
      `expected clock to be a function, such as performance.now, got ${typeof clock}`,
    );
  }
  const end = clock() + milliseconds;
  return {
    get aborted(): boolean {
      return clock() >= end;
    },
  };
}
