// Hot: read at many steps of a path, so it uses only plain loops and integers.
import { AlmostLockedSets, DIGIT_SETS } from './almost-locked-sets.ts';
import { LOWEST } from './classic-tables.ts';
import type { Position } from './position.ts';

export interface CommonOptions {
  /** Whether two linked sets may have cells in common. Default: false. */
  readonly overlap?: boolean;
  /** Whether each link is listed in both directions. Default: false, only to the later set. */
  readonly mutual?: boolean;
}

/**
 * The links between almost locked sets. A digit of two sets is a restricted common if all its cells in
 * one set see all its cells in the other one. Then only one of the sets can have it. A link is a pair
 * of sets with a restricted common. If it has more than two, HoDoKu keeps the lowest and the highest.
 */
export class RestrictedCommons {
  readonly sets: AlmostLockedSets = new AlmostLockedSets();
  readonly overlap: boolean;
  /** Link → its sets. The links are in the order of their first set, then of the second one. */
  readonly from: number[] = [];
  readonly to: number[] = [];
  /** Link → its first restricted common, as a set of one digit. */
  readonly first: number[] = [];
  /** Link → its second restricted common, as a set of one digit, or 0. */
  readonly second: number[] = [];
  /** Set → its first link. The last link of a set comes before the first one of the next set. */
  readonly start: number[] = [];
  /** The version of the sets for which the links were read. */
  private version = 0;
  private readonly mutual: boolean;

  constructor({ overlap = false, mutual = false }: CommonOptions = {}) {
    this.overlap = overlap;
    this.mutual = mutual;
  }

  /** Lists the sets and the links of a position, unless they are known. */
  read(position: Position): void {
    const { first, from, second, sets, start, to } = this;
    sets.read(position);
    if (sets.version === this.version) return;
    this.version = sets.version;
    from.length = to.length = first.length = second.length = start.length = 0;
    for (let set = 0; set < sets.count; set++) {
      start.push(from.length);
      for (let other = this.mutual ? 0 : set + 1; other < sets.count; other++) {
        const both = sets.digits[set] & sets.digits[other];
        if (both === 0 || other === set) continue;
        if (!this.overlap && sets.overlap(set, other)) continue;
        const commons = this.restricted(set, other, both);
        if (commons === 0) continue;
        from.push(set);
        to.push(other);
        first.push(commons & -commons);
        second.push(highestOf(commons & (commons - 1)));
      }
    }
    start.push(from.length);
  }

  /** The restricted commons among these digits of two sets. */
  private restricted(set: number, other: number, digits: number): number {
    const { seen, withDigit } = this.sets;
    let commons = 0;
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = LOWEST[rest] * 3;
      const a = set * DIGIT_SETS + digit;
      const b = other * DIGIT_SETS + digit;
      const unseen =
        (withDigit[b] & ~seen[a]) |
        (withDigit[b + 1] & ~seen[a + 1]) |
        (withDigit[b + 2] & ~seen[a + 2]);
      if (unseen === 0) commons |= rest & -rest;
    }
    return commons;
  }
}

/** The highest bit of a set, or 0. */
function highestOf(set: number): number {
  return set === 0 ? 0 : 1 << (31 - Math.clz32(set));
}
