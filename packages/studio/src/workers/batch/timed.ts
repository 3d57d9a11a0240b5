import type { Work as EngineWork } from '@nonet/engine/work';

export interface Timed<T> {
  readonly answer: T;
  readonly milliseconds: number;
}

/** Runs work of the engine in slices, and measures how long all slices take together. */
export function* timed<T>(work: EngineWork<T>): Generator<undefined, Timed<T>> {
  let milliseconds = 0;
  for (;;) {
    const started = performance.now();
    const answer = work.advance();
    milliseconds += performance.now() - started;
    if (answer !== undefined) return { answer, milliseconds };
    yield undefined;
  }
}
