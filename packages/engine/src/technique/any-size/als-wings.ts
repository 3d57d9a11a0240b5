import { type Candidate, cellOf, digitIn, type Step } from '../step.ts';
import {
  type AlmostLockedSet,
  almostLockedSets,
  overlap,
  patternOf,
  restrictedCommons,
  seenByBoth,
} from './almost-locked-sets.ts';
import type { Board } from './board.ts';
import { elimination, type Find } from './find.ts';

/**
 * Finds two almost locked sets with a restricted common x: only one of them can have x. A set
 * without x has all its other digits. If both sets have z as well, z is removed from the cells that
 * see all places of z in both sets. If there are two restricted commons, each set has all its
 * digits except one of these two.
 */
export const findAlsXz: Find = function* (board) {
  const sets = yield* almostLockedSets(board);
  for (const [i, a] of sets.entries()) {
    for (const b of sets.slice(i + 1)) {
      const commons = restrictedCommons(board, a, b);
      if (commons.length > 0) yield xzStep(board, a, b, commons);
    }
    yield;
  }
};

/**
 * Finds three almost locked sets: a pivot and two others, a and b. The pivot shares a restricted
 * common x with a, and another restricted common y with b. The pivot cannot lack both x and y, so a
 * lacks x or b lacks y. Any further digit that both a and b have is removed from the cells that see
 * all its places in a and b.
 */
export const findAlsXyWings: Find = function* (board) {
  const sets = yield* almostLockedSets(board);
  for (const pivot of sets) {
    const linked = sets
      .map((set) => ({ set, commons: restrictedCommons(board, pivot, set) }))
      .filter(({ commons }) => commons.length > 0);
    for (const [i, a] of linked.entries()) {
      for (const b of linked.slice(i + 1)) {
        if (overlap(a.set, b.set)) continue;
        for (const x of a.commons) {
          for (const y of b.commons) {
            if (x !== y) yield wingStep(board, [a.set, b.set, pivot], x, y);
          }
        }
      }
    }
    yield;
  }
};

function xzStep(
  { geometry }: Board,
  a: AlmostLockedSet,
  b: AlmostLockedSet,
  commons: readonly number[],
): Step | undefined {
  const isDouble = commons.length > 1;
  const isCommon = (it: Candidate): boolean => commons.includes(digitIn(it, geometry));
  const isInside = (it: Candidate): boolean =>
    [...a.cells, ...b.cells].includes(cellOf(it, geometry));
  const seenByOne = isDouble ? [...a.seen, ...b.seen] : [];
  const removed = [
    ...seenByBoth(a, b).filter((it) => isDouble || !isCommon(it)),
    ...seenByOne.filter((it) => !isCommon(it) && !isInside(it)),
  ];
  if (removed.length === 0) return undefined;
  return elimination('als-xz', patternOf([a, b], [commons]), removed);
}

function wingStep(
  { geometry }: Board,
  sets: readonly [AlmostLockedSet, AlmostLockedSet, AlmostLockedSet],
  x: number,
  y: number,
): Step | undefined {
  const [a, b] = sets;
  const removed = seenByBoth(a, b).filter((it) => ![x, y].includes(digitIn(it, geometry)));
  if (removed.length === 0) return undefined;
  return elimination('als-xy-wing', patternOf(sets, [[x], [y]]), removed);
}
