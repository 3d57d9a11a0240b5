import { BulkSolver } from '../bulk/bulk-solver.ts';

/** The solver to use for work in slices. */
export interface SolverOption {
  /**
   * Must do nothing else until the work is finished. Default: a new one, which takes a millisecond to
   * create.
   */
  readonly solver?: BulkSolver | undefined;
}

let shared: BulkSolver | undefined;

/** The solver shared by calls that finish before they return. */
export function sharedSolver(): BulkSolver {
  shared ??= new BulkSolver();
  return shared;
}
