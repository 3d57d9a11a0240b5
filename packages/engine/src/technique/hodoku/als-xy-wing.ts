// Hot code: it allocates nothing until it has found a step.

import type { Receive } from '../finder.ts';
import type { Position } from '../position.ts';
import type { Candidate } from '../step.ts';
import { alsStep } from './als-xz.ts';
import type { RestrictedCommons } from './restricted-commons.ts';

/**
 * Finds three almost locked sets A, B and C. A and C have a restricted common, and B and C have a
 * different one. C cannot lack both of these digits, so it contains one of them. So A or B lacks
 * its restricted common, and contains all its other digits. Any other digit that A and B share is
 * removed from the cells that see all places of this digit in A and B.
 */
export class AlsXyWings {
  private readonly commons: RestrictedCommons;
  /**
   * All links, sorted by their second set. `firstIncoming` has the index of the first link to each
   * set.
   */
  private readonly incoming: number[] = [];
  private readonly firstIncoming: number[] = [];
  private version = 0;

  constructor(commons: RestrictedCommons) {
    this.commons = commons;
  }

  /** Finds the wings in the order of their first link, and then of their second link. */
  find(position: Position, receive: Receive): boolean {
    const { commons, firstIncoming, incoming } = this;
    const { from, start, to } = commons;
    commons.read(position);
    this.readIncoming();
    for (let link = 0; link < from.length; link++) {
      const set = from[link];
      const other = to[link];
      for (let i = link + 1; i < start[set + 1]; i++) {
        if (this.check(link, i, other, to[i], set, receive)) return true;
      }
      for (let k = firstIncoming[other]; k < firstIncoming[other + 1]; k++) {
        const i = incoming[k];
        if (i > link && this.check(link, i, set, from[i], other, receive)) return true;
      }
      for (let i = start[other]; i < start[other + 1]; i++) {
        if (this.check(link, i, set, to[i], other, receive)) return true;
      }
    }
    return false;
  }

  private readIncoming(): void {
    const { firstIncoming, incoming } = this;
    const { sets, to } = this.commons;
    if (this.version === sets.version) return;
    this.version = sets.version;
    for (let set = 0; set <= sets.count; set++) firstIncoming[set] = 0;
    for (let link = 0; link < to.length; link++) firstIncoming[to[link]]++;
    let end = 0;
    for (let set = 0; set <= sets.count; set++) firstIncoming[set] = end += firstIncoming[set];
    for (let link = to.length - 1; link >= 0; link--) incoming[--firstIncoming[to[link]]] = link;
  }

  /** Checks two links: between sets a and c, and between sets b and c. */
  private check(
    link: number,
    next: number,
    a: number,
    b: number,
    c: number,
    receive: Receive,
  ): boolean {
    const { first, second, sets } = this.commons;
    const used = first[link] | second[link];
    const usedNext = first[next] | second[next];
    if (used === usedNext && second[link] === 0) return false;
    const digits = sets.digits[a] & sets.digits[b] & ~used & ~usedNext;
    if (digits === 0) return false;
    const removable = sets.removable(a, b, digits);
    if (removable === 0) return false;
    if (sets.overlap(a, b)) return false;
    if (sets.isWithin(a, b) || sets.isWithin(b, a)) return false;
    const eliminations: Candidate[] = [];
    sets.addSeenByBoth(eliminations, a, b, removable);
    return receive(alsStep('als-xy-wing', sets, [a, b, c], [used, usedNext], eliminations));
  }
}
