import { allDigits, type Geometry } from '@nonet/engine/grid';
import type { Picture } from './picture.ts';

/** A placement, and everything placed after it until the placement was taken back. */
export interface Subtree {
  /** Index on the path, and column in the drawing. */
  readonly depth: number;
  readonly cell: number;
  readonly digit: number;
  /** Whether propagation forced it; otherwise it is a call. */
  readonly forced: boolean;
  /** The event of the placement, and the event that took it back: undefined while it is on the path. */
  readonly first: number;
  readonly last: number | undefined;
  /** The number of placements that this mark represents: its own, and the placements folded into it. */
  readonly count: number;
  /** The calls directly under it, if it is unfolded. */
  readonly children?: readonly Subtree[];
}

/** One blank of the path: what was tried there, and what remains to be tried. */
export interface Level {
  readonly cell: number;
  /** The placements that failed here, in order of time. */
  readonly tried: readonly Subtree[];
  /** The current placement; undefined at the pointer. */
  readonly node: Subtree | undefined;
  /** Digits not tried yet, and digits ruled out by earlier placements, digit d as bit d − 1. */
  readonly remaining: number;
  readonly removed: number;
}

/**
 * The search tree after an event, level by level along the path. It contains no later events. The counts
 * of all its subtrees add up to the number of placements made so far.
 */
export interface Tree {
  readonly event: number;
  readonly solved: boolean;
  /** Whether the alternatives of a level are the digits of one cell, tried in ascending order. */
  readonly byDigit: boolean;
  /**
   * Level i is entry i of the ruler. There is one level for each placement on the path, and one more for
   * the current blank unless the grid is full.
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

/** Entry of the ruler → the candidates still possible in its cell after givens and earlier placements. */
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
