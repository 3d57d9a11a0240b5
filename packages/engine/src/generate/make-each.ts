import { type Work, workOf } from '../work/work.ts';
import type { MakeResult } from './maker.ts';

type Made = Generator<undefined, readonly MakeResult[]>;

/** The work of making the puzzles `first` to `first + count − 1`, one after another. */
export function makeEach(
  first: number,
  count: number,
  makeOne: (index: number) => Generator<undefined, MakeResult>,
): Work<readonly MakeResult[]> {
  return makeSome(first, count, 1, function* (index) {
    return [yield* makeOne(index)];
  });
}

/** The work of making these puzzles, up to `size` of them at a time. */
export function makeSome(
  first: number,
  count: number,
  size: number,
  make: (first: number, count: number) => Made,
): Work<readonly MakeResult[]> {
  function* made(): Made {
    const results: MakeResult[] = [];
    for (let from = 0; from < count; from += size) {
      results.push(...(yield* make(first + from, Math.min(size, count - from))));
    }
    return results;
  }
  return workOf(made());
}
