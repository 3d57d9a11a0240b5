import { allDigits, type Geometry } from '@nonet/engine/grid';
import type { Picture } from './picture.ts';

/** A placement, and all that was placed on top of it: from the event of the one to its taking back. */
export interface Subtree {
  /** Index on the path, which is its column. */
  readonly depth: number;
  readonly cell: number;
  readonly digit: number;
  /** Whether propagation forced it; if not it is a call of its own. */
  readonly forced: boolean;
  /** The event that placed it, and the one that took it back: undefined while it stands. */
  readonly first: number;
  readonly last: number | undefined;
  /** Placements shown by this mark alone: itself, and what is folded into it. */
  readonly count: number;
  /** The calls right under it, where it is unfolded. */
  readonly children?: readonly Subtree[];
}

/** What was and what can be done with one blank of the path. */
export interface Level {
  readonly cell: number;
  /** What was tried here and failed, in the order of time. */
  readonly tried: readonly Subtree[];
  /** What stands here; undefined where the pointer is. */
  readonly node: Subtree | undefined;
  /** Digits not tried yet, and digits that the placements before it rule out: d as bit d − 1. */
  readonly remaining: number;
  readonly removed: number;
}

/**
 * The search tree as it is after so many events, down the path: what comes later is not in it. The
 * counts of all its subtrees add up to the placements made so far.
 */
export interface Tree {
  readonly event: number;
  readonly solved: boolean;
  /** Whether all alternatives of a level are digits of one cell, tried from the smallest up. */
  readonly byDigit: boolean;
  /** Entry i of the ruler; one more than there are placements, unless the grid is full. */
  readonly levels: readonly Level[];
}

/** A subtree, and all that is shown unfolded under it. */
export function unfoldedFrom(subtree: Subtree): Subtree[] {
  return [subtree, ...(subtree.children ?? []).flatMap(unfoldedFrom)];
}

export function subtreesOf({ levels }: Tree): Subtree[] {
  return levels.flatMap(({ tried, node }) => [
    ...tried.flatMap(unfoldedFrom),
    ...(node ? [node] : []),
  ]);
}

/** The calls that are open, outermost first: the call stack. */
export function openCalls({ levels }: Tree): Subtree[] {
  return levels.flatMap(({ node }) => (node && !node.forced ? [node] : []));
}

/** Entry of the ruler → the digits that givens and placements before it leave to its cell. */
export function allowedDigits(
  { digits, ruler, depth }: Pick<Picture, 'digits' | 'ruler' | 'depth'>,
  { peers, cells, size }: Geometry,
  pencilmarks: ArrayLike<number> | undefined,
): number[] {
  const entryOf = new Int32Array(cells).fill(-1);
  ruler.forEach((cell, entry) => {
    entryOf[cell] = entry;
  });
  return Array.from(ruler.subarray(0, depth + 1), (cell, entry) => {
    let allowed = pencilmarks?.[cell] ?? allDigits(size);
    for (const peer of peers[cell]) {
      if (digits[peer] !== 0 && entryOf[peer] < entry) allowed &= ~(1 << (digits[peer] - 1));
    }
    return allowed;
  });
}
