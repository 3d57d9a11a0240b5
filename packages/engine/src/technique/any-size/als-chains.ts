import { digitsOf } from '../../grid/digit-set.ts';
import { MAX_SIZE } from '../../grid/geometry.ts';
import { type Candidate, digitIn } from '../step.ts';
import {
  type AlmostLockedSet,
  almostLockedSets,
  patternOf,
  restrictedCommons,
  seenByBoth,
} from './almost-locked-sets.ts';
import type { Board } from './board.ts';
import { elimination, type Find } from './find.ts';

/** A chain has three links or more. With two it is an ALS-XY-Wing. */
const FEWEST_LINKS = 3;

/** The most links of a chain. Longer chains remove hardly anything else. */
const MOST_LINKS = 7;

/**
 * Finds chains of almost locked sets. Consecutive sets have a restricted common, and consecutive
 * links use different ones. If the first set has the restricted common of the first link, the
 * second set lacks this digit. So the second set has the restricted common of the second link, and
 * the third set lacks that digit. At the end of the chain, the last set lacks the restricted common
 * of the last link. So the first or the last set has all its digits except the restricted common of
 * its link. Any other digit of both sets is removed from the cells that see all its places in both
 * sets.
 *
 * Of the chains with the same conclusions, only one of the shortest is yielded. No set is twice in
 * a chain.
 */
export const findAlsXyChains: Find = function* (board) {
  const sets = yield* almostLockedSets(board);
  const proofs = yield* proofsOf(board, sets);
  const known = new Set<string>();
  for (const { chain, removed, start } of proofs.sort((a, b) => a.chain.length - b.chain.length)) {
    const conclusions = removed.join();
    if (known.has(conclusions)) continue;
    known.add(conclusions);
    const pattern = patternOf(
      [start, ...chain.map(setIn)].map((set) => sets[set]),
      chain.map((link) => [commonIn(link)]),
    );
    yield elimination('als-xy-chain', pattern, removed);
  }
};

/**
 * A link to a set, as one number: the number of the set, and the restricted common. It is also the
 * end of a chain.
 */
type Link = number;

const STRIDE = MAX_SIZE + 1;

function setIn(link: Link): number {
  return Math.floor(link / STRIDE);
}

function commonIn(link: Link): number {
  return link % STRIDE;
}

/** A chain from the set `start`, and the candidates that it removes. */
interface AlsProof {
  readonly start: number;
  readonly chain: readonly Link[];
  readonly removed: readonly Candidate[];
}

/** The chains that remove candidates. */
function* proofsOf(
  board: Board,
  sets: readonly AlmostLockedSet[],
): Generator<undefined, AlsProof[]> {
  const chains = new Chains(yield* linksOf(board, sets));
  const proofs: AlsProof[] = [];
  for (const [start, first] of sets.entries()) {
    const seen: Candidate[][] = [];
    for (const common of digitsOf(first.digits)) {
      chains.search(start, common);
      for (let at = chains.firstLong; at < chains.count; at++) {
        const end = chains.endOf(at);
        const set = setIn(end);
        seen[set] ??= seenByBoth(first, sets[set]);
        if (seen[set].length === 0) continue;
        const ends = [common, commonIn(end)];
        const removed = seen[set].filter((it) => !ends.includes(digitIn(it, board.geometry)));
        if (removed.length > 0) proofs.push({ start, chain: chains.linksTo(at), removed });
      }
      yield;
    }
  }
  return proofs;
}

/** Set → its links to other sets. */
function* linksOf(
  board: Board,
  sets: readonly AlmostLockedSet[],
): Generator<undefined, readonly Int32Array[]> {
  const links: Int32Array[] = [];
  for (const from of sets) {
    const own = sets.flatMap((to, set) =>
      restrictedCommons(board, from, to).map((common) => set * STRIDE + common),
    );
    links.push(Int32Array.from(own));
    yield;
  }
  return links;
}

/**
 * Hot code. The chains from a set, the shortest first: a queue in which each chain is its last link
 * and the place of the chain before it. Of the chains of three links or more with the same end, only
 * the first is kept, and so with those of two links. So the end of a short chain can also be the end
 * of a longer one, and there are not many chains.
 */
class Chains {
  private readonly links: readonly Int32Array[];
  private readonly ends: Int32Array;
  private readonly before: Int32Array;
  /** End → the latest search in which a chain of two links reached it, or a longer one. */
  private readonly short: Int32Array;
  private readonly long: Int32Array;
  private round = 0;
  count = 0;
  /** The place of the first chain of three links or more. */
  firstLong = 0;

  constructor(links: readonly Int32Array[]) {
    const ends = links.length * STRIDE;
    this.links = links;
    this.ends = new Int32Array(3 * ends);
    this.before = new Int32Array(3 * ends);
    this.short = new Int32Array(ends);
    this.long = new Int32Array(ends);
  }

  /** @param common The restricted common of the first link. */
  search(start: number, common: number): void {
    const { before, ends, links, short, long } = this;
    this.round++;
    let count = 0;
    for (const link of links[start]) {
      if (commonIn(link) !== common) continue;
      before[count] = -1;
      ends[count++] = link;
    }
    let at = 0;
    for (let length = 2; length <= MOST_LINKS; length++) {
      const reached = length < FEWEST_LINKS ? short : long;
      const from = count;
      for (; at < from; at++) {
        const last = ends[at] % STRIDE;
        for (const link of links[(ends[at] - last) / STRIDE]) {
          if (reached[link] === this.round || link % STRIDE === last) continue;
          const set = (link - (link % STRIDE)) / STRIDE;
          if (set === start || this.has(at, set)) continue;
          reached[link] = this.round;
          before[count] = at;
          ends[count++] = link;
        }
      }
      if (length < FEWEST_LINKS) this.firstLong = count;
    }
    this.count = count;
  }

  endOf(at: number): Link {
    return this.ends[at];
  }

  linksTo(at: number): Link[] {
    const links: Link[] = [];
    for (let place = at; place >= 0; place = this.before[place]) links.push(this.ends[place]);
    return links.reverse();
  }

  private has(at: number, set: number): boolean {
    for (let place = at; place >= 0; place = this.before[place]) {
      if (setIn(this.ends[place]) === set) return true;
    }
    return false;
  }
}
