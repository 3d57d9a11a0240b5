import type { Conflict } from '../grid/conflict.ts';
import { conflicts } from '../grid/conflict.ts';
import { type Grid, isSolution } from '../grid/grid.ts';
import type { Count } from './counting.ts';

/** What can be said of a puzzle. Everything that a person reads about it says this in words. */
export type Verdict =
  /** A digit appears twice in a house. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'no-solution' }
  /** `count` is up to the limit, and all of them if it is `complete`. */
  | ({ readonly kind: 'several-solutions' } & Count)
  /** A full grid that breaks no rule. */
  | { readonly kind: 'solved' }
  /**
   * One solution. `redundant` lists the cells of the givens that can be removed without a second
   * solution; the puzzle is minimal when there are none. It is undefined until they are tested.
   */
  | { readonly kind: 'proper'; readonly redundant: readonly number[] | undefined }
  /** The work was stopped before anything was known. */
  | { readonly kind: 'unknown' };

/** The verdict that follows from the number of solutions; of a proper puzzle, without its givens. */
export function verdictOfCount(givens: Grid, { count, complete }: Count): Verdict {
  if (count > 1) return { kind: 'several-solutions', count, complete };
  if (isSolution(givens)) return { kind: 'solved' };
  if (count === 1) return { kind: 'proper', redundant: undefined };
  const found = conflicts(givens);
  return found.length > 0 ? { kind: 'conflict', conflicts: found } : { kind: 'no-solution' };
}
