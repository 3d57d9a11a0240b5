import type { Constraint } from '@nonet/engine/constraint';
import type { CandidateGrid, Grid } from '@nonet/engine/grid';

/** A puzzle on a sheet, and what stands beside it. */
export interface SheetItem {
  readonly givens: Grid;
  /** The rules of a variant, which are drawn, and said under the grid. */
  readonly constraints?: readonly Constraint[];
  /** Of a variant: cells with all odd or all even digits are drawn. */
  readonly pencilmarks?: CandidateGrid;
  readonly solution: Grid;
  /** Counted from 1. */
  readonly number: number;
  /** How hard it is, such as `Easy` or `ER 7.2`. */
  readonly difficulty?: string | undefined;
  /** Where it comes from, such as the seed with which it was made. */
  readonly source?: string | undefined;
  /** What stands over its solution. Default: the number. */
  readonly solutionLabel?: string | undefined;
}
