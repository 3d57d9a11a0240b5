import { allDigits, type Geometry } from '@nonet/engine/grid';
import type { Picture } from './picture.ts';

/** A placement, and all placements made after it until its digit was removed. */
export interface Subtree {
  /** The depth of the search before the placement. */
  readonly depth: number;
  readonly cell: number;
  readonly digit: number;
  /**
   * Whether propagation forced the placement. Otherwise the placement is a call of the recursive
   * search.
   */
  readonly forced: boolean;
  /**
   * The events that placed and removed the digit. `last` is undefined while the digit is in the
   * grid.
   */
  readonly first: number;
  readonly last: number | undefined;
  /** The number of placements in the subtree, not counting the subtrees of the `children`. */
  readonly count: number;
  /** The number of solutions found in the subtree, with all its children. */
  readonly solutions: number;
  /** The calls directly under this subtree. Undefined if the subtree is folded. */
  readonly children?: readonly Subtree[];
}

/** A cell of the path, with the digits tried there and the digits still to try. */
export interface Level {
  readonly cell: number;
  /** The placements taken back from this cell, in order of time. */
  readonly tried: readonly Subtree[];
  /** The placement of the path in this cell. Undefined if the cell is the current blank cell. */
  readonly node: Subtree | undefined;
  /**
   * The digits still to try, and the digits that cannot be tried. Bit masks: digit d is bit d − 1.
   */
  readonly remaining: number;
  readonly removed: number;
}

/**
 * The search tree after an event. The counts of all subtrees add up to the number of placements so
 * far.
 */
export interface Tree {
  readonly event: number;
  readonly solved: boolean;
  /** Whether the strategy tries the digits of one cell in ascending order. */
  readonly byDigit: boolean;
  /**
   * One level per placement on the path. If the grid is not full, one more for the current blank
   * cell.
   */
  readonly levels: readonly Level[];
}

/** The subtree, and all unfolded subtrees under it. */
export function unfoldedFrom(subtree: Subtree): Subtree[] {
  return [subtree, ...(subtree.children ?? []).flatMap(unfoldedFrom)];
}

/**
 * Index in the ruler → the digits that the puzzle and the earlier placements allow in the cell at
 * this index, as a bit mask.
 */
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
