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
    const numbers = [start, ...chain.map(({ set }) => set)];
    const pattern = patternOf(
      numbers.map((set) => sets[set]),
      chain.map(({ common }) => [common]),
    );
    yield elimination('als-xy-chain', pattern, removed);
  }
};

/** A link to a set. Sets are given by their numbers. */
interface Link {
  readonly set: number;
  /** The restricted common. */
  readonly common: number;
}

/** A chain from the set `start`, and the candidates that it removes. */
interface Proof {
  readonly start: number;
  readonly chain: readonly Link[];
  readonly removed: readonly Candidate[];
}

/** The chains that remove candidates. */
function* proofsOf(board: Board, sets: readonly AlmostLockedSet[]): Generator<undefined, Proof[]> {
  const links = yield* linksOf(board, sets);
  const proofs: Proof[] = [];
  for (const [start, first] of sets.entries()) {
    const seen: Candidate[][] = [];
    for (const common of digitsOf(first.digits)) {
      for (const chain of chainsFrom(links, start, common)) {
        const end = chain[chain.length - 1];
        const ends = [common, end.common];
        seen[end.set] ??= seenByBoth(first, sets[end.set]);
        const removed = seen[end.set].filter((it) => !ends.includes(digitIn(it, board.geometry)));
        if (removed.length > 0) proofs.push({ start, chain, removed });
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
): Generator<undefined, readonly Link[][]> {
  const links: Link[][] = [];
  for (const from of sets) {
    const own = sets.flatMap((to, set) =>
      restrictedCommons(board, from, to).map((common) => ({ set, common })),
    );
    links.push(own);
    yield;
  }
  return links;
}

/**
 * The chains of three links or more from a set, the shortest first. Of the chains with the same
 * last set and the same restricted common of the last link, only the first is yielded. So there are
 * not many chains.
 *
 * @param first The restricted common of the first link.
 */
function* chainsFrom(
  links: readonly (readonly Link[])[],
  start: number,
  first: number,
): Generator<readonly Link[]> {
  // The ends of chains with two links are kept apart from those of longer chains. So the end of a
  // short chain can also be the end of a longer one.
  const known = Array.from({ length: FEWEST_LINKS }, () => new Set<number>());
  const queue = links[start].filter(({ common }) => common === first).map((link) => [link]);
  for (const chain of queue) {
    if (chain.length >= FEWEST_LINKS) yield chain;
    if (chain.length === MOST_LINKS) continue;
    const ends = known[Math.min(chain.length, FEWEST_LINKS - 1)];
    const last = chain[chain.length - 1];
    for (const link of links[last.set]) {
      if (link.common === last.common || link.set === start) continue;
      const end = link.set * (MAX_SIZE + 1) + link.common;
      if (ends.has(end) || chain.some(({ set }) => set === link.set)) continue;
      ends.add(end);
      queue.push([...chain, link]);
    }
  }
}
