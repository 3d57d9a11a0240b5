/** Work stops when `aborted` is true. Every AbortSignal is a Signal. */
export interface Signal {
  readonly aborted: boolean;
}

/** The option of every function that may take long. */
export interface SignalOption {
  /** The work stops when this signal is aborted. Use an AbortSignal or a `deadline`. */
  readonly signal?: Signal | undefined;
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
