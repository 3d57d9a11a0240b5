import { type Conflict, conflicts } from '../grid/conflict.ts';
import type { Grid } from '../grid/grid.ts';

/** A number of solutions. */
export interface Count {
  readonly count: number;
  /** True if all solutions were counted. False if the limit was reached or the work was stopped. */
  readonly complete: boolean;
}

/** What is known about the solutions of a puzzle. */
export type Verdict =
  /** A digit appears twice in a house. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  /** The puzzle has no conflict, and no solution. */
  | { readonly kind: 'none' }
  /** If `complete` is false, the puzzle may have more than `count` solutions. */
  | ({ readonly kind: 'several' } & Count)
  /** Every cell has a digit, and no rule is broken. */
  | { readonly kind: 'full' }
  /**
   * The puzzle has one solution. `redundant` lists the cells of the givens that are not needed: the
   * puzzle still has one solution if any one of them is removed. If the list is empty, the puzzle
   * is minimal. `redundant` is undefined if the givens have not been tested.
   */
  | { readonly kind: 'proper'; readonly redundant: readonly number[] | undefined }
  /** The search was stopped before anything was known. */
  | { readonly kind: 'stopped' };

/** The verdict on a puzzle with this number of solutions, before its givens are tested. */
export function verdictOfCount(
  givens: Grid,
  { count, complete }: Count,
): Exclude<Verdict, { readonly kind: 'stopped' }> {
  if (count > 1) return { kind: 'several', count, complete };
  if (count === 1) {
    return givens.digits.includes(0) ? { kind: 'proper', redundant: undefined } : { kind: 'full' };
  }
  const found = conflicts(givens);
  return found.length > 0 ? { kind: 'conflict', conflicts: found } : { kind: 'none' };
}

export interface CheckingOptions {
  /** Stop counting after this many solutions. At least 2. Default 2. */
  readonly limit?: number;
  /**
   * Whether to find out which givens of a proper puzzle are redundant. This takes about twenty
   * times as long as counting the solutions. Default true.
   */
  readonly testGivens?: boolean;
}

/**
 * @throws RangeError if the limit is below 2, because such a limit cannot show that a puzzle is
 *   proper.
 */
export function verifyLimit(limit: number): void {
  if (!(limit >= 2)) throw new RangeError(`expected a limit of at least 2, got ${limit}`);
}
