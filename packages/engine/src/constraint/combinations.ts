import { cached } from './table-cache.ts';

/** A cage with more sets than this is propagated as a sum. */
const MOST_SETS = 2000;

/**
 * The sets of `count` of the first `values` values with this sum, ascending. Undefined if there are too
 * many of them.
 */
export function setsWithTotal(
  values: number,
  count: number,
  total: number,
): Int32Array | undefined {
  return cached(`sets ${values} ${count} ${total}`, () => ({
    sets: listed(values, count, total),
  })).sets;
}

function listed(values: number, count: number, total: number): Int32Array | undefined {
  const sets: number[] = [];

  /** Adds `left` values less than `below` with the sum `rest` to a set. */
  function add(set: number, below: number, left: number, rest: number): void {
    if (left === 0) {
      if (rest === 0) sets.push(set);
      return;
    }
    const others = left - 1;
    const leastOthers = (others * (others - 1)) / 2;
    for (let value = others; value < below; value++) {
      if (value + leastOthers > rest || sets.length > MOST_SETS) return;
      const mostOthers = others * value - leastOthers - others;
      if (value + mostOthers >= rest) add(set | (1 << value), value, others, rest - value);
    }
  }

  add(0, values, count, total);
  return sets.length > MOST_SETS ? undefined : Int32Array.from(sets);
}

/** The sets of `count` consecutive values, ascending. */
export function consecutiveSets(values: number, count: number): Int32Array {
  return cached(`consecutive ${values} ${count}`, () =>
    Int32Array.from(
      { length: Math.max(0, values - count + 1) },
      (_, low) => ((1 << count) - 1) << low,
    ),
  );
}
