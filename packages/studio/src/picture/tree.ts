import { allDigits, type Geometry } from '@nonet/engine/grid';
import type { Picture } from './picture.ts';

/** A placement, and everything placed after it until the placement was taken back. */
export interface Subtree {
  /** Index on the path, and column in the drawing. */
  readonly depth: number;
  readonly cell: number;
  readonly digit: number;
  /** Whether propagation forced the placement. If not, the placement is a call. */
  readonly forced: boolean;
  /** The events that placed and removed the digit. `last` is undefined while the digit is on the path. */
  readonly first: number;
  readonly last: number | undefined;
  /** How many placements this mark represents. It counts its own placement and those folded into it. */
  readonly count: number;
  /** The calls directly under this subtree, if it is unfolded. */
  readonly children?: readonly Subtree[];
}

/** One blank of the path, with the digits tried there and the digits still to try. */
export interface Level {
  readonly cell: number;
  /** The placements that failed here, in order of time. */
  readonly tried: readonly Subtree[];
  /** The current placement. The level at the pointer has no placement. */
  readonly node: Subtree | undefined;
  /** Digits not tried yet, and digits ruled out by earlier placements. Digit d is bit d − 1. */
  readonly remaining: number;
  readonly removed: number;
}

/**
 * The search tree after an event, level by level along the path. The tree contains no later events. The
 * counts of all its subtrees add up to the number of placements made so far.
 */
export interface Tree {
  readonly event: number;
  readonly solved: boolean;
  /** Whether the alternatives of a level are the digits of one cell, tried in ascending order. */
  readonly byDigit: boolean;
  /**
   * Level i is entry i of the ruler. Each placement on the path has a level. If the grid is not full, the
   * current blank also has a level, which is the last.
   */
  readonly levels: readonly Level[];
}

/** A subtree, and all subtrees unfolded under it. */
export function unfoldedFrom(subtree: Subtree): Subtree[] {
  return [subtree, ...(subtree.children ?? []).flatMap(unfoldedFrom)];
}

export function subtreesOf({ levels }: Tree): Subtree[] {
  return levels.flatMap(({ tried, node }) => [
    ...tried.flatMap(unfoldedFrom),
    ...(node ? [node] : []),
  ]);
}

/** The call stack: the open calls, outermost first. */
export function openCalls({ levels }: Tree): Subtree[] {
  return levels.flatMap(({ node }) => (node && !node.forced ? [node] : []));
}

/** Entry of the ruler → the digits that pencilmarks, givens and earlier placements allow in its cell. */
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
