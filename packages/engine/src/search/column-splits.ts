import { hasDigit } from '../grid/digit-set.ts';
import { type BandGrid, columnDigits } from './band-grid.ts';

/** A way to split the digits over the columns of a box: digit → column. Both count from 0. */
export type ColumnSplit = Uint8Array;

/** All splits in which each of the columns gets `boxRows` digits. */
export function columnSplits(boxRows: number, boxColumns: number): readonly ColumnSplit[] {
  const splits: ColumnSplit[] = [];
  const split = new Uint8Array(boxRows * boxColumns);
  const room = new Uint8Array(boxColumns).fill(boxRows);
  const choose = (digit: number): void => {
    if (digit === split.length) {
      splits.push(split.slice());
      return;
    }
    for (let column = 0; column < boxColumns; column++) {
      if (room[column] === 0) continue;
      room[column]--;
      split[digit] = column;
      choose(digit + 1);
      room[column]++;
    }
  };
  choose(0);
  return splits;
}

/**
 * Split in the first band → the combinations of splits that are possible in the other bands. Each
 * combination has one split for every other band. Splits are given by their indices in the list of
 * all splits.
 */
export type SplitsBelow = readonly (readonly (readonly number[])[])[];

/**
 * The combinations of splits that the boxes of one stack can have. In a combination, no digit is in
 * the same column twice.
 */
export function splitsBelow(
  { bands }: BandGrid,
  stack: number,
  splits: readonly ColumnSplit[],
): SplitsBelow {
  const [first, second, third] = bands.map((masks) => allowedSplits(masks, stack, splits));
  // In a box with two columns, split `splits.length - 1 - i` is split i with its columns exchanged.
  if (bands.length === 2) {
    return splits.map((_, i) => {
      const other = splits.length - 1 - i;
      return first[i] && second[other] ? [[other]] : [];
    });
  }
  return disjointSplits(splits).map((pairs, i) =>
    first[i] ? pairs.filter(([j, k]) => second[j] && third[k]) : [],
  );
}

/** Split → whether the candidates of a band allow it in this stack. */
export function allowedSplits(
  masks: Uint16Array,
  stack: number,
  splits: readonly ColumnSplit[],
): boolean[] {
  const size = splits[0].length;
  const columns = Math.max(...splits[0]) + 1;
  const digits = Array.from({ length: columns }, (_, column) =>
    columnDigits(masks, size, stack * columns + column),
  );
  return splits.map((split) => split.every((column, digit) => hasDigit(digits[column], digit + 1)));
}

let disjoint: (readonly (readonly [number, number])[])[] | undefined;

/**
 * Split of a 3 × 3 box → the pairs of splits that the other two boxes of the stack can have. In the
 * three splits, every digit is in three different columns.
 */
function disjointSplits(
  splits: readonly ColumnSplit[],
): readonly (readonly (readonly [number, number])[])[] {
  disjoint ??= build();
  return disjoint;

  function build(): (readonly [number, number])[][] {
    const code = (split: ColumnSplit): number => split.reduce((sum, column) => 3 * sum + column, 0);
    const index = new Int32Array(3 ** 9);
    const codes = splits.map(code);
    codes.forEach((value, i) => {
      index[value] = i;
    });
    // In the three splits together, every digit is once in column 0, once in column 1 and once in
    // column 2. So the codes of the splits add up to this.
    const sum = 3 * code(new Uint8Array(9).fill(1));
    return splits.map((first, i) => {
      const pairs: [number, number][] = [];
      splits.forEach((second, j) => {
        for (let digit = 0; digit < 9; digit++) if (first[digit] === second[digit]) return;
        pairs.push([j, index[sum - codes[i] - codes[j]]]);
      });
      return pairs;
    });
  }
}
