import type { Conflict } from '../grid/conflict.ts';
import { conflicts } from '../grid/conflict.ts';
import { type Grid, isSolution } from '../grid/grid.ts';
import type { Count } from './counting.ts';

/** What is known about a puzzle. Every message about a puzzle is made from its verdict. */
export type Verdict =
  /** A digit appears twice in a house. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'no-solution' }
  /** If `complete` is true, `count` is the number of all solutions. Otherwise there may be more. */
  | ({ readonly kind: 'several-solutions' } & Count)
  /** A full grid that breaks no rule. */
  | { readonly kind: 'solved' }
  /**
   * The puzzle has one solution. `redundant` is undefined until the givens are tested. Then it
   * lists the cells of the redundant givens. If any one of these givens is removed, the puzzle
   * still has one solution. If the list is empty, the puzzle is minimal.
   */
  | { readonly kind: 'proper'; readonly redundant: readonly number[] | undefined }
  /** The search was stopped before anything was known. */
  | { readonly kind: 'unknown' };

/**
 * The verdict that follows from the number of solutions. For a proper puzzle, `redundant` is
 * undefined.
 */
export function verdictOfCount(givens: Grid, { count, complete }: Count): Verdict {
  if (count > 1) return { kind: 'several-solutions', count, complete };
  if (isSolution(givens)) return { kind: 'solved' };
  if (count === 1) return { kind: 'proper', redundant: undefined };
  const found = conflicts(givens);
  return found.length > 0 ? { kind: 'conflict', conflicts: found } : { kind: 'no-solution' };
}

/** @throws RangeError if the limit is below 2, which cannot tell a proper puzzle from the others. */
export function checkJudgeLimit(limit: number): void {
  if (!(limit >= 2)) throw new RangeError(`expected a limit of at least 2, got ${limit}`);
}
