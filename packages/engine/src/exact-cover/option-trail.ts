// Hot code: it runs once per assignment.
import { checkProblem, type ExactCoverProblem } from './problem.ts';

/**
 * A reason says why an option was decided. It is 4 × the number of an item, an option or a clause,
 * plus one of these kinds.
 */
export const BY_CHOICE = 0;
export const BY_ITEM = 1;
export const BY_OPTION = 2;
export const BY_CLAUSE = 3;

/** An item has at most this many options, because they are bits of one integer. */
const MAX_OPTIONS = 32;

/**
 * The trail of an exact cover problem: the options that are chosen or ruled out, in the order of
 * these decisions. The trail applies the two rules of exact cover. A chosen option rules out the
 * options that share an item with it. The last remaining option of a primary item is chosen.
 *
 * Literal 2 × option says that the option is chosen. Literal 2 × option + 1 says that the option is
 * ruled out.
 *
 * A primary item never runs out of options, because its last remaining option is chosen at once. So the
 * only possible contradiction is a clash: an option has to be chosen, but one of its items is
 * covered already. This option is added to the trail, but not to `chosen`.
 */
export class OptionTrail {
  readonly options: number;
  private readonly primary: number;
  /** Literal → 1 if the literal is true, −1 if it is false, and 0 if its option is open. */
  readonly value: Int8Array;
  /** Option → the level at which it was decided, and the reason for the decision. */
  readonly level: Int32Array;
  readonly reason: Int32Array;
  /** The true literals, in the order in which they became true. There are `size` of them. */
  readonly literals: Int32Array;
  size = 0;
  /** The literals from this index on have not been propagated yet. */
  head = 0;
  /** The chosen options, in the order of choice. There are `depth` of them. */
  readonly chosen: Int32Array;
  depth = 0;
  /** The number of options on the trail that were chosen freely, not forced. */
  levels = 0;
  clashed = false;
  /** After a clash, the two options on the trail that share an item. */
  readonly clash: Int32Array = new Int32Array(2);
  /** Whether every primary item of the problem has at least one option. */
  readonly possible: boolean;
  /** Item i has the options in optionOf[firstOption[i]] to optionOf[firstOption[i + 1] − 1]. */
  readonly firstOption: Int32Array;
  readonly optionOf: Int32Array;
  /** Option o has the items in itemOf[firstItem[o]] to itemOf[firstItem[o + 1] − 1]. */
  private readonly firstItem: Int32Array;
  private readonly itemOf: Int32Array;
  /** Index in `itemOf` → the bit that stands for the option in `remaining[item]`. */
  private readonly bitOf: Int32Array;
  /** Item → its options that are not ruled out, one bit each. */
  private readonly remaining: Int32Array;
  /** Item → the chosen option that covers it, or −1. */
  private readonly coveredBy: Int32Array;
  /** Level → the size of the trail before the choice that started the level. */
  private readonly starts: Int32Array;

  /** @throws RangeError if the problem is invalid, or an item has more than 32 options. */
  constructor(problem: ExactCoverProblem) {
    checkProblem(problem);
    const { items, options, primary = items } = problem;
    this.primary = primary;
    this.options = options.length;
    this.value = new Int8Array(2 * options.length);
    this.level = new Int32Array(options.length);
    this.reason = new Int32Array(options.length);
    this.literals = new Int32Array(options.length);
    this.chosen = new Int32Array(options.length);
    this.starts = new Int32Array(options.length);

    this.remaining = new Int32Array(items);
    this.coveredBy = new Int32Array(items).fill(-1);
    this.firstOption = new Int32Array(items + 1);
    this.firstItem = new Int32Array(options.length + 1);
    options.forEach((option, index) => {
      this.firstItem[index + 1] = this.firstItem[index] + option.length;
      for (const item of option) this.firstOption[item + 1]++;
    });
    const most = this.firstOption.reduce((a, b) => Math.max(a, b), 0);
    if (most > MAX_OPTIONS) {
      throw new RangeError(`expected at most ${MAX_OPTIONS} options in an item, got ${most}`);
    }
    this.possible = this.firstOption.subarray(1, primary + 1).every((count) => count > 0);
    for (let item = 0; item < items; item++) this.firstOption[item + 1] += this.firstOption[item];

    this.itemOf = new Int32Array(this.firstItem[options.length]);
    this.bitOf = new Int32Array(this.itemOf.length);
    this.optionOf = new Int32Array(this.itemOf.length);
    const filled = this.firstOption.slice();
    options.forEach((option, index) => {
      option.forEach((item, i) => {
        const bit = 1 << (filled[item] - this.firstOption[item]);
        this.itemOf[this.firstItem[index] + i] = item;
        this.bitOf[this.firstItem[index] + i] = bit;
        this.optionOf[filled[item]++] = index;
        this.remaining[item] |= bit;
      });
    });
  }

  /** Chooses the option of every primary item that has only one option. */
  begin(): void {
    for (let item = 0; item < this.primary; item++) this.chooseLast(item);
  }

  /** Starts a new level with the choice of an option. */
  choose(option: number): void {
    this.starts[this.levels++] = this.size;
    this.assign(2 * option, BY_CHOICE);
  }

  /** Makes the literal of an open option true. */
  assign(literal: number, reason: number): void {
    const option = literal >> 1;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.level[option] = this.levels;
    this.reason[option] = reason;
    this.literals[this.size++] = literal;
    if ((literal & 1) === 0) {
      this.coverItems(option);
      return;
    }
    const { remaining, itemOf, bitOf } = this;
    const start = this.firstItem[option];
    const end = this.firstItem[option + 1];
    for (let i = start; i < end; i++) remaining[itemOf[i]] ^= bitOf[i];
    for (let i = start; i < end; i++) this.chooseLast(itemOf[i]);
  }

  private coverItems(option: number): void {
    const { itemOf, coveredBy } = this;
    const start = this.firstItem[option];
    const end = this.firstItem[option + 1];
    for (let i = start; i < end && !this.clashed; i++) {
      if (coveredBy[itemOf[i]] < 0) continue;
      this.clashed = true;
      this.clash[0] = option;
      this.clash[1] = coveredBy[itemOf[i]];
    }
    if (this.clashed) return;
    for (let i = start; i < end; i++) coveredBy[itemOf[i]] = option;
    this.chosen[this.depth++] = option;
  }

  private chooseLast(item: number): void {
    const rest = this.remaining[item];
    if ((rest & (rest - 1)) !== 0 || item >= this.primary) return;
    const option = this.optionOf[this.firstOption[item] + 31 - Math.clz32(rest)];
    if (this.value[2 * option] === 0) this.assign(2 * option, item * 4 + BY_ITEM);
  }

  /** Rules out the options that share an item with a chosen option. */
  propagate(option: number): void {
    const { remaining, itemOf, bitOf, optionOf, value } = this;
    const end = this.firstItem[option + 1];
    for (let i = this.firstItem[option]; i < end; i++) {
      const first = this.firstOption[itemOf[i]];
      for (let rest = remaining[itemOf[i]] & ~bitOf[i]; rest !== 0; rest &= rest - 1) {
        const other = optionOf[first + 31 - Math.clz32(rest & -rest)];
        if (value[2 * other] === 0) this.assign(2 * other + 1, option * 4 + BY_OPTION);
        if (this.clashed) return;
      }
    }
  }

  /**
   * Returns the size of the trail at the end of this level. This is the index of the choice that
   * starts the next level.
   */
  sizeAt(level: number): number {
    return level < this.levels ? this.starts[level] : this.size;
  }

  /** Undoes all levels above this one. */
  retreat(level: number): void {
    this.shrink(this.sizeAt(level));
    this.levels = Math.min(level, this.levels);
  }

  /** Undoes everything on the trail from this index on. */
  shrink(size: number): void {
    const { value, literals, remaining, itemOf, bitOf, firstItem, chosen } = this;
    while (this.size > size) {
      const literal = literals[--this.size];
      const option = literal >> 1;
      const end = firstItem[option + 1];
      value[literal] = value[literal ^ 1] = 0;
      if ((literal & 1) !== 0) {
        for (let i = firstItem[option]; i < end; i++) remaining[itemOf[i]] ^= bitOf[i];
      } else if (this.depth > 0 && chosen[this.depth - 1] === option) {
        for (let i = firstItem[option]; i < end; i++) this.coveredBy[itemOf[i]] = -1;
        this.depth--;
      }
    }
    this.head = size;
    this.clashed = false;
  }
}
