import type { BandFillings } from './band-fillings.ts';
import { type BandGrid, columnsAlike } from './band-grid.ts';
import { allowedSplits, type ColumnSplit, type SplitsBelow } from './column-splits.ts';
import type { DigitTypes } from './digit-types.ts';

// LastTwoBands.sum is hot: it may add 10^11 products. So it uses plain loops over typed arrays.

/** Counts the ways to fill all bands after the first. */
export interface BandCompletions {
  /**
   * Counts the fillings of the other bands if the first band has these types. Yields numbers whose
   * sum is this count. Each number takes a few milliseconds at most.
   */
  counts(types: DigitTypes): Iterable<number>;
}

/**
 * Counts the fillings of the second band in grids with two bands. A box has two columns here, so
 * the first band determines the column of every digit in the second band.
 */
export class SecondBand implements BandCompletions {
  private readonly fillings: BandFillings;
  private readonly types: DigitTypes;

  constructor({ size }: BandGrid, fillings: BandFillings) {
    this.fillings = fillings;
    this.types = new Uint8Array(size);
  }

  counts(types: DigitTypes): number[] {
    const last = 2 ** (types.length / 2) - 1;
    for (let digit = 0; digit < types.length; digit++) this.types[digit] = last - types[digit];
    return [this.fillings.count(this.types)];
  }
}

/** Marks an entry of a table that is not computed yet. A 9×9 band has at most 1,728 fillings. */
const UNKNOWN = 0xffff;

/**
 * A table with the number of fillings of a 9×9 band for each choice of three splits, one per box. A
 * split says which column of the box each digit is in. If two splits differ only by exchanging
 * columns with the same candidates, they share an entry. So a box has at most 280 different splits
 * if the puzzle has no pencilmarks, and the table has at most 22 million entries.
 */
class FillingTable {
  readonly counts: Uint16Array;
  /**
   * Stack → split → the number to add to the index of an entry. The index is the sum over the three
   * stacks.
   */
  readonly offsets: readonly Int32Array[];
  private readonly fillings: BandFillings;
  private readonly splits: readonly ColumnSplit[];
  /**
   * Stack → group of splits → one split of the group. The splits of a group differ only by
   * exchanging columns with the same candidates.
   */
  private readonly examples: readonly (readonly number[])[];
  private readonly types = new Uint8Array(9);

  constructor(masks: Uint16Array, splits: readonly ColumnSplit[], fillings: BandFillings) {
    const boxes = [0, 1, 2].map((stack) => mergedSplits(masks, stack, splits));
    this.examples = boxes.map(({ examples }) => examples);
    const [, second, third] = this.examples;
    const strides = [second.length * third.length, third.length, 1];
    this.offsets = boxes.map(({ numbers }, stack) =>
      Int32Array.from(numbers, (number) => number * strides[stack]),
    );
    this.counts = new Uint16Array(this.examples[0].length * strides[0]).fill(UNKNOWN);
    this.splits = splits;
    this.fillings = fillings;
  }

  /** Computes an entry. */
  fill(index: number): number {
    const { examples, splits, types } = this;
    const [, second, third] = examples;
    const a = splits[examples[0][Math.floor(index / (second.length * third.length))]];
    const b = splits[second[Math.floor(index / third.length) % second.length]];
    const c = splits[third[index % third.length]];
    for (let digit = 0; digit < 9; digit++) types[digit] = a[digit] + 3 * b[digit] + 9 * c[digit];
    const count = this.fillings.count(types);
    this.counts[index] = count;
    return count;
  }
}

/** The number of entries in the table of a band. */
export function tableSize(masks: Uint16Array, splits: readonly ColumnSplit[]): number {
  return [0, 1, 2].reduce(
    (size, stack) => size * mergedSplits(masks, stack, splits).examples.length,
    1,
  );
}

/**
 * Numbers the allowed splits of a box. If two splits differ only in the order of columns with the
 * same candidates, they get the same number.
 */
function mergedSplits(
  masks: Uint16Array,
  stack: number,
  splits: readonly ColumnSplit[],
): { readonly numbers: number[]; readonly examples: number[] } {
  const like = [0, 1, 2].map((column) =>
    [0, 1, 2].findIndex((other) => columnsAlike(masks, 9, 3 * stack + column, 3 * stack + other)),
  );
  const known = new Map<string, number>();
  const examples: number[] = [];
  const allowed = allowedSplits(masks, stack, splits);
  const numbers = splits.map((split, i) => {
    if (!allowed[i]) return -1;
    // Columns with the same candidates are renamed in the order in which they first appear.
    const names: number[] = [];
    const renamed = Array.from(split, (column) => {
      names[column] ??=
        like[column] * 3 + names.filter((_, other) => like[other] === like[column]).length;
      return names[column];
    }).join(',');
    const number = known.get(renamed) ?? examples.push(i) - 1;
    known.set(renamed, number);
    return number;
  });
  return { numbers, examples };
}

/**
 * Counts the fillings of the last two bands in grids with three bands. Each box of the first band
 * leaves some splits for the box below it in the second band. For each of these splits, one split
 * is left for the box in the third band.
 */
export class LastTwoBands implements BandCompletions {
  private readonly second: FillingTable;
  private readonly third: FillingTable;
  /**
   * Stack → code of the split in the first band → the choices that remain for the other two bands.
   * A choice is two numbers: an offset in the second table and an offset in the third.
   */
  private readonly below: readonly (readonly Int32Array[])[];

  /** `below` has the result of `splitsBelow` for every stack. */
  constructor(
    { bands }: BandGrid,
    [, second, third]: readonly BandFillings[],
    splits: readonly ColumnSplit[],
    below: readonly SplitsBelow[],
  ) {
    this.second = new FillingTable(bands[1], splits, second);
    this.third = third === second ? this.second : new FillingTable(bands[2], splits, third);
    const codes = splits.map((split) => split.reduceRight((code, column) => 3 * code + column, 0));
    this.below = below.map((lists, stack) => {
      const byCode: Int32Array[] = Array.from({ length: 3 ** 9 });
      lists.forEach((pairs, split) => {
        byCode[codes[split]] = Int32Array.from(
          pairs.flatMap(([j, k]) => [this.second.offsets[stack][j], this.third.offsets[stack][k]]),
        );
      });
      return byCode;
    });
  }

  *counts(types: DigitTypes): Generator<number> {
    const codes = [0, 0, 0];
    for (let digit = 8; digit >= 0; digit--) {
      const type = types[digit];
      codes[0] = 3 * codes[0] + (type % 3);
      codes[1] = 3 * codes[1] + (Math.floor(type / 3) % 3);
      codes[2] = 3 * codes[2] + Math.floor(type / 9);
    }
    const [left, middle, right] = this.below.map((byCode, stack) => byCode[codes[stack]]);
    for (let i = 0; i < left.length; i += 2) {
      yield this.sum(left[i], left[i + 1], middle, right);
    }
  }

  /**
   * Adds up the products of the numbers of fillings of both bands, for one choice in the left stack
   * and all choices in the other two. `left` and `left2` are the offsets of this choice.
   */
  private sum(left: number, left2: number, middle: Int32Array, right: Int32Array): number {
    const { second, third } = this;
    const { counts } = second;
    const { counts: counts2 } = third;
    let sum = 0;
    for (let j = 0; j < middle.length; j += 2) {
      const start = left + middle[j];
      const start2 = left2 + middle[j + 1];
      for (let k = 0; k < right.length; k += 2) {
        const index = start + right[k];
        let count = counts[index];
        if (count === UNKNOWN) count = second.fill(index);
        if (count === 0) continue;
        const index2 = start2 + right[k + 1];
        let count2 = counts2[index2];
        if (count2 === UNKNOWN) count2 = third.fill(index2);
        sum += count * count2;
      }
    }
    return sum;
  }
}
