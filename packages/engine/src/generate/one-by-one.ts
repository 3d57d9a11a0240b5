import { type Work, workOf } from '../work/work.ts';
import type { MakeResult, Maker, OneMaker } from './maker.ts';

/** Makes one puzzle after another. */
export function oneByOne(maker: OneMaker): Maker {
  return {
    make: (first, count) =>
      makeSome(first, count, 1, function* (index) {
        return [yield* maker.makeOne(index)];
      }),
  };
}

type Made = Generator<undefined, readonly MakeResult[]>;

/** The work of making the puzzles `first` to `first + count − 1`, up to `size` of them at a time. */
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
