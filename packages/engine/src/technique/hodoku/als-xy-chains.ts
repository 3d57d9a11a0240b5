// Hot code: it allocates nothing until it has found a chain.

import { countDigits } from '../../grid/digit-set.ts';
import { LOWEST } from '../classic-tables.ts';
import type { Receive } from '../finder.ts';
import type { Position } from '../position.ts';
import type { Candidate } from '../step.ts';
import { areEqual } from '../typed-arrays.ts';
import { alsStep } from './als-xz.ts';
import type { RestrictedCommons } from './restricted-commons.ts';

/** A chain has three links or more. With two it is an ALS-XY-Wing. */
const FEWEST_LINKS = 3;

/** Larger than the number of cells of any chain. */
const UNSEEN = 0xffff;

/** The chain with the fewest cells among the chains that remove certain candidates. */
interface Found {
  readonly eliminations: readonly Candidate[];
  sets: readonly number[];
  commons: readonly number[];
  cellCount: number;
}

/**
 * Finds chains of almost locked sets. Each set is linked to the next one by a restricted common. If
 * the first set contains the restricted common of the first link, the last set lacks the restricted
 * common of the last link. So the first or the last set contains all its other digits. Each digit
 * of both sets is removed from the cells that see all places of the digit in both sets. The
 * restricted commons of the first and the last link are not removed.
 *
 * Two consecutive links must use different restricted commons. Of the chains that remove the same
 * candidates, only the one with the fewest cells is kept. The results are in the order in which
 * their candidates were first removed by a chain.
 *
 * As in HoDoKu, the links only go to later sets. HoDoKu also has a rule of its own for a link with
 * two restricted commons. As the first link of a chain, such a link uses one of the two, and
 * HoDoKu tries both in turn. As a later link, it uses both, unless the previous link has excluded
 * one of them. A link that uses both excludes only the first of them from the next link.
 */
export class AlsXyChains {
  private readonly commons: RestrictedCommons;
  private readonly found: Found[] = [];
  /** The sets of the current chain, and the restricted commons of its links. */
  private readonly chain: number[] = [];
  private readonly chainCommons: number[] = [];
  /** Set → the number of its cells. */
  private readonly sizes: number[] = [];
  /**
   * ((Set × 9 + excluded digit) × 3 + links) × 9 + first restricted common → the fewest cells of a
   * chain from the current start to this set. Chains with three links or more share an entry.
   */
  private fewest = new Uint16Array(0);

  constructor(commons: RestrictedCommons) {
    this.commons = commons;
  }

  find(position: Position, receive: Receive): boolean {
    const { chain, chainCommons, commons, found } = this;
    const { sets } = commons;
    commons.read(position);
    found.length = 0;
    this.prepare();
    for (let start = 0; start < sets.count; start++) {
      this.fewest.fill(UNSEEN, 0, sets.count * 243);
      chain.length = chainCommons.length = 0;
      chain.push(start);
      this.searchFrom(start);
    }
    return found.some((it) =>
      receive(alsStep('als-xy-chain', sets, it.sets, it.commons, it.eliminations)),
    );
  }

  private prepare(): void {
    const { sets } = this.commons;
    this.sizes.length = 0;
    for (let set = 0; set < sets.count; set++) this.sizes.push(countDigits(sets.digits[set]) - 1);
    if (this.fewest.length < sets.count * 243) this.fewest = new Uint16Array(sets.count * 243);
  }

  private searchFrom(set: number): void {
    const { first, second, start } = this.commons;
    for (let link = start[set]; link < start[set + 1]; link++) {
      this.follow(link, first[link], first[link], first[link], this.sizes[set]);
      if (second[link] === 0) continue;
      this.follow(link, second[link], second[link], second[link], this.sizes[set]);
    }
  }

  /**
   * Appends the set at the end of a link to the chain.
   *
   * @param used The restricted commons that the link uses, as a digit set.
   * @param excluded The digit that the next link cannot use.
   * @param start The restricted common of the first link.
   */
  private follow(
    link: number,
    used: number,
    excluded: number,
    start: number,
    cellCount: number,
  ): void {
    const { chain, chainCommons, commons, fewest } = this;
    const set = commons.to[link];
    const cells = cellCount + this.sizes[set];
    chain.push(set);
    chainCommons.push(used);
    const length = chainCommons.length;
    if (length >= FEWEST_LINKS) this.conclude(used | start, cells);
    const state = ((set * 9 + LOWEST[excluded]) * 3 + Math.min(length, 3) - 1) * 9 + LOWEST[start];
    if (cells < fewest[state]) {
      fewest[state] = cells;
      this.extend(set, excluded, start, cells);
    }
    chain.pop();
    chainCommons.pop();
  }

  private extend(set: number, excluded: number, start: number, cellCount: number): void {
    const { commons } = this;
    for (let link = commons.start[set]; link < commons.start[set + 1]; link++) {
      const first = commons.first[link];
      const second = commons.second[link];
      if (second === 0) {
        if (first !== excluded) this.follow(link, first, first, start, cellCount);
      } else if (first === excluded) {
        this.follow(link, second, second, start, cellCount);
      } else if (second === excluded) {
        this.follow(link, first, first, start, cellCount);
      } else {
        this.follow(link, first | second, first, start, cellCount);
      }
    }
  }

  private conclude(used: number, cellCount: number): void {
    const { chain, chainCommons, commons, found } = this;
    const { sets } = commons;
    const first = chain[0];
    const last = chain[chain.length - 1];
    const digits = sets.removable(first, last, sets.digits[first] & sets.digits[last] & ~used);
    if (digits === 0) return;
    const eliminations: Candidate[] = [];
    sets.addSeenByBoth(eliminations, first, last, digits);
    const same = found.find((it) => areEqual(it.eliminations, eliminations));
    if (same && same.cellCount <= cellCount) return;
    const chosen = { sets: [...chain], commons: [...chainCommons], cellCount };
    if (same) Object.assign(same, chosen);
    else found.push({ eliminations, ...chosen });
  }
}
