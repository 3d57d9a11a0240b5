// Hot code: plain loops, integers and preallocated arrays only.

import { lowestOf } from '../cell-set.ts';
import { LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { AlmostLockedSets, DIGIT_SETS } from './almost-locked-sets.ts';

/**
 * The links between almost locked sets. A digit of two sets is a restricted common if all its cells
 * in one set see all its cells in the other. Then only one of the sets can contain the digit. A
 * link is a pair of sets without a common cell that have a restricted common. It goes from a set to
 * a later one. If a pair has more than two restricted commons,
 * HoDoKu keeps only the lowest and the highest.
 */
export class RestrictedCommons {
  readonly sets: AlmostLockedSets = new AlmostLockedSets();
  /** Link → its two sets. The links are sorted by their first set, then by their second set. */
  readonly from: number[] = [];
  readonly to: number[] = [];
  /** Link → its first restricted common, as a set of one digit. */
  readonly first: number[] = [];
  /** Link → its second restricted common, as a set of one digit, or 0. */
  readonly second: number[] = [];
  /** Set → its first link. The links of a set end where those of the next set begin. */
  readonly start: number[] = [];
  /** The version of the sets for which the links were read. */
  private version = 0;
  /**
   * The sets, sorted into buckets. There is a bucket for each digit and cell. A set is in one
   * bucket for each of its digits: the bucket of the digit and of the lowest cell of the set that
   * has the digit.
   */
  private buckets = new Uint16Array(0);
  /** (Digit − 1) × 81 + cell → the index of its first set in `buckets`. */
  private readonly bucketStarts = new Uint16Array(BUCKETS + 1);
  /** Set → its restricted commons with the current set, as a set of digits. */
  private commons = new Uint16Array(0);
  /**
   * The sets that have a restricted common with the current set: bit i of word w is set 32w + i.
   */
  private linked = new Int32Array(0);

  /** Lists the sets and the links of a position, unless they are known. */
  read(position: Position): void {
    const { first, from, second, sets, start, to } = this;
    sets.read(position);
    if (sets.version === this.version) return;
    this.version = sets.version;
    from.length = to.length = first.length = second.length = start.length = 0;
    this.readBuckets();
    for (let set = 0; set < sets.count; set++) {
      start.push(from.length);
      this.readCommons(set);
      for (let word = 0; word * 32 < sets.count; word++) {
        for (let rest = this.linked[word]; rest !== 0; rest &= rest - 1) {
          const other = word * 32 + lowestOf(rest);
          const commons = this.commons[other];
          this.commons[other] = 0;
          if (sets.overlap(set, other)) continue;
          from.push(set);
          to.push(other);
          first.push(commons & -commons);
          second.push(highestOf(commons & (commons - 1)));
        }
        this.linked[word] = 0;
      }
    }
    start.push(from.length);
  }

  private readBuckets(): void {
    const { bucketStarts, sets } = this;
    if (this.commons.length < sets.count) {
      this.commons = new Uint16Array(sets.count * 2);
      this.linked = new Int32Array(sets.count);
      this.buckets = new Uint16Array(sets.count * 18);
    }
    bucketStarts.fill(0);
    for (let i = 0; i < sets.count * 9; i++) {
      const bucket = this.bucketOf(i);
      if (bucket >= 0) bucketStarts[bucket + 1]++;
    }
    for (let i = 0; i < BUCKETS; i++) bucketStarts[i + 1] += bucketStarts[i];
    // Fills each bucket from its start. This moves each entry of `bucketStarts` to the start of the
    // next bucket.
    for (let i = 0; i < sets.count * 9; i++) {
      const bucket = this.bucketOf(i);
      if (bucket >= 0) this.buckets[bucketStarts[bucket]++] = Math.floor(i / 9);
    }
    bucketStarts.copyWithin(1, 0, BUCKETS);
    bucketStarts[0] = 0;
  }

  /**
   * The bucket for a set and a digit. `index` is set × 9 + digit − 1. Returns −1 if the set does
   * not have the digit.
   */
  private bucketOf(index: number): number {
    const { withDigit } = this.sets;
    for (let band = 0; band < 3; band++) {
      const cells = withDigit[index * 3 + band];
      if (cells !== 0) return (index % 9) * 81 + 27 * band + lowestOf(cells);
    }
    return -1;
  }

  /** Sets `commons` and `linked` for a set. */
  private readCommons(set: number): void {
    const { bucketStarts, buckets, commons, linked, sets } = this;
    for (let rest = sets.digits[set]; rest !== 0; rest &= rest - 1) {
      const digit = LOWEST[rest];
      const seen = set * DIGIT_SETS + digit * 3;
      for (let band = 0; band < 3; band++) {
        for (let cells = sets.seen[seen + band]; cells !== 0; cells &= cells - 1) {
          const bucket = digit * 81 + 27 * band + lowestOf(cells);
          for (let i = bucketStarts[bucket]; i < bucketStarts[bucket + 1]; i++) {
            const other = buckets[i];
            if (other <= set) continue;
            if (!this.areSeen(seen, other * DIGIT_SETS + digit * 3)) continue;
            commons[other] |= rest & -rest;
            linked[other >> 5] |= 1 << other;
          }
        }
      }
    }
  }

  /**
   * Whether all cells of a digit in one set see all cells of the digit in a different set. `from`
   * is the index of the first set and the digit in `seen`. `to` is the index of the second set and
   * the digit in `withDigit`.
   */
  private areSeen(from: number, to: number): boolean {
    const { seen, withDigit } = this.sets;
    const unseen =
      (withDigit[to] & ~seen[from]) |
      (withDigit[to + 1] & ~seen[from + 1]) |
      (withDigit[to + 2] & ~seen[from + 2]);
    return unseen === 0;
  }
}

/** The number of buckets: one for each digit and cell. */
const BUCKETS = 9 * 81;

/** The highest bit of a set, or 0. */
function highestOf(set: number): number {
  return set === 0 ? 0 : 1 << (31 - Math.clz32(set));
}
