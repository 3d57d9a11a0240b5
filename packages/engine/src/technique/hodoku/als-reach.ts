// Hot code: plain loops, integers and preallocated arrays only.

import { lowestOf } from '../cell-set.ts';
import { CANDIDATES, COUNT, LOWEST } from '../classic-tables.ts';
import { cleared } from '../typed-arrays.ts';
import { DIGIT_SETS } from './almost-locked-sets.ts';
import type { RestrictedCommons } from './restricted-commons.ts';

/**
 * Tells whether a chain of three links or more from an almost locked set can remove a candidate. It
 * does not search for the chains. Links only go to later sets, so the tables are filled from the
 * last set to the first.
 *
 * An item is an almost locked set together with one of its digits. A row has one bit for each item,
 * in `width` words.
 */
export class AlsReach {
  private readonly commons: RestrictedCommons;
  /** Set → its first item. Its items are in the order of its digits. */
  private readonly firstItem: number[] = [];
  /** The number of 32-bit words of a row. */
  private width = 0;
  /**
   * Item (a, x) → the items that a chain can reach from there, by one link or more. The chain has
   * come to set a by the restricted common x. It reaches item (b, y) if it ends at set b, and its
   * last link does not have the digit y of b as restricted common.
   */
  private next: Int32Array = new Int32Array(0);
  /** The same as `next`, but only for chains that go on by two links or more. */
  private later: Int32Array = new Int32Array(0);
  /**
   * Candidate → the items (a, y) that rule it out: if a cell of set a has the digit y, the
   * candidate is off.
   */
  private removing: Int32Array = new Int32Array(0);
  /** Digit − 1 → the items with the digit. */
  private withDigit: Int32Array = new Int32Array(0);
  /** Item (a, x) → 1 if there is a link to set a with the restricted common x. */
  private isArrival = new Uint8Array(0);
  private removable: Int32Array = new Int32Array(0);
  private version = 0;

  constructor(commons: RestrictedCommons) {
    this.commons = commons;
  }

  /** Reads the links. Call `RestrictedCommons.read` with the position first. */
  read(): void {
    const { sets } = this.commons;
    if (this.version === sets.version) return;
    this.version = sets.version;
    this.numberItems();
    this.readRemoving();
    this.readArrivals();
    for (let set = sets.count - 1; set >= 0; set--) this.readNext(set);
  }

  private numberItems(): void {
    const { firstItem } = this;
    const { sets } = this.commons;
    let items = 0;
    for (let set = 0; set < sets.count; set++) {
      firstItem[set] = items;
      items += COUNT[sets.digits[set]];
    }
    const width = (items + 31) >> 5;
    this.width = width;
    this.next = cleared(this.next, items * width);
    this.later = cleared(this.later, items * width);
    this.removing = cleared(this.removing, CANDIDATES * width);
    this.withDigit = cleared(this.withDigit, 9 * width);
    this.removable = cleared(this.removable, width);
    if (this.isArrival.length < items) this.isArrival = new Uint8Array(items * 2);
    this.isArrival.fill(0, 0, items);
  }

  private itemOf(set: number, digit: number): number {
    const below = this.commons.sets.digits[set] & (digit - 1);
    return this.firstItem[set] + COUNT[below];
  }

  private readRemoving(): void {
    const { removing, width, withDigit } = this;
    const { sets } = this.commons;
    let item = 0;
    for (let set = 0; set < sets.count; set++) {
      for (let rest = sets.digits[set]; rest !== 0; rest &= rest - 1, item++) {
        const digit = LOWEST[rest];
        const word = item >> 5;
        const bit = 1 << (item & 31);
        withDigit[digit * width + word] |= bit;
        for (let band = 0; band < 3; band++) {
          let seen = sets.seen[set * DIGIT_SETS + digit * 3 + band];
          for (; seen !== 0; seen &= seen - 1) {
            removing[((27 * band + lowestOf(seen)) * 9 + digit) * width + word] |= bit;
          }
        }
      }
    }
  }

  private readArrivals(): void {
    const { first, second, to } = this.commons;
    for (let link = 0; link < to.length; link++) {
      this.isArrival[this.itemOf(to[link], first[link])] = 1;
      if (second[link] !== 0) this.isArrival[this.itemOf(to[link], second[link])] = 1;
    }
  }

  /** Computes the rows of the items of a set. The rows of all later sets must be complete. */
  private readNext(set: number): void {
    const { sets, start } = this.commons;
    let item = this.firstItem[set];
    for (let rest = sets.digits[set]; rest !== 0; rest &= rest - 1, item++) {
      if (this.isArrival[item] === 0) continue;
      for (let link = start[set]; link < start[set + 1]; link++) {
        this.readLink(item, rest & -rest, link);
      }
    }
  }

  /**
   * Adds to the row of `item` the items that a chain can reach by this link. `excluded` is the
   * restricted common of the previous link, which this link cannot use.
   */
  private readLink(item: number, excluded: number, link: number): void {
    const { later, next, width } = this;
    const { first, second, sets, to } = this.commons;
    // `AlsXyChains` chooses the restricted commons of a link by the same rule.
    let arrival = first[link];
    let used = arrival;
    if (second[link] === 0) {
      if (arrival === excluded) return;
    } else if (arrival === excluded) {
      used = arrival = second[link];
    } else if (second[link] !== excluded) {
      used |= second[link];
    }
    const row = item * width;
    const set = to[link];
    const from = this.itemOf(set, arrival) * width;
    for (let i = 0; i < width; i++) {
      next[row + i] |= next[from + i];
      later[row + i] |= next[from + i];
    }
    let end = this.firstItem[set];
    for (let rest = sets.digits[set]; rest !== 0; rest &= rest - 1, end++) {
      if ((rest & -rest & used) === 0) next[row + (end >> 5)] |= 1 << (end & 31);
    }
  }

  /** Whether a chain of three links or more from a set can remove a candidate. */
  reaches(set: number): boolean {
    const { first, second, start, to } = this.commons;
    let isRead = false;
    for (let link = start[set]; link < start[set + 1]; link++) {
      if (!isRead) this.readRemovable(set);
      isRead = true;
      if (this.removes(to[link], first[link])) return true;
      if (second[link] !== 0 && this.removes(to[link], second[link])) return true;
    }
    return false;
  }

  /**
   * Sets `removable` to the items (a, y) for which some cell with candidate y sees all places of y,
   * both in set a and in this set.
   */
  private readRemovable(set: number): void {
    const { removable, removing, width } = this;
    const { sets } = this.commons;
    removable.fill(0, 0, width);
    for (let rest = sets.digits[set]; rest !== 0; rest &= rest - 1) {
      const digit = LOWEST[rest];
      for (let band = 0; band < 3; band++) {
        let seen = sets.seen[set * DIGIT_SETS + digit * 3 + band];
        for (; seen !== 0; seen &= seen - 1) {
          const row = ((27 * band + lowestOf(seen)) * 9 + digit) * width;
          for (let i = 0; i < width; i++) removable[i] |= removing[row + i];
        }
      }
    }
  }

  /**
   * Whether a chain can remove a candidate if its first link goes to `set`. The restricted common
   * of this link is `common`. The candidate must have a different digit.
   */
  private removes(set: number, common: number): boolean {
    const { later, removable, width, withDigit } = this;
    const row = this.itemOf(set, common) * width;
    const without = LOWEST[common] * width;
    for (let i = 0; i < width; i++) {
      if ((later[row + i] & removable[i] & ~withDigit[without + i]) !== 0) return true;
    }
    return false;
  }
}
