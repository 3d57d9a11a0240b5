import { countDigits } from '../../grid/digit-set.ts';
import type { Geometry } from '../../grid/geometry.ts';

/**
 * The most cells of an almost locked set, and of each part of a Sue de Coq. Puzzles of more than 9
 * digits have too many larger ones, and they are hard to see.
 */
export function mostCells({ size }: Geometry): number {
  return size > 9 ? 4 : size - 1;
}

export interface Union {
  /** The indexes of the sets, ascending. */
  readonly indexes: readonly number[];
  readonly union: number;
}

/**
 * All choices of `count` sets whose union has at most `most` members, in lexicographic order. A
 * member is a bit, as in `DigitSet`.
 *
 * @param start A set that is part of every union. Default: the empty set.
 */
export function smallUnions(
  sets: readonly number[],
  count: number,
  most: number,
  start = 0,
): Generator<Union> {
  return extend({ indexes: [], union: start });

  function* extend({ indexes, union }: Union): Generator<Union> {
    if (indexes.length === count) {
      yield { indexes, union };
      return;
    }
    for (let i = (indexes.at(-1) ?? -1) + 1; i < sets.length; i++) {
      if (countDigits(union | sets[i]) > most) continue;
      yield* extend({ indexes: [...indexes, i], union: union | sets[i] });
    }
  }
}
