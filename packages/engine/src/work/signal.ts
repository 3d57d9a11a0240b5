/** Stops work once `aborted` is true. An AbortSignal is one. */
export interface Signal {
  readonly aborted: boolean;
}

/** A signal that aborts after this many milliseconds on `clock`, for example `performance.now`. */
export function deadline(milliseconds: number, clock: () => number): Signal {
  const end = clock() + milliseconds;
  return {
    get aborted(): boolean {
      return clock() >= end;
    },
  };
}
