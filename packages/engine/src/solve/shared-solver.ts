import { BulkSolver } from '../bulk/bulk-solver.ts';

/** The solver to use for work in slices. */
export interface SolverOption {
  /**
   * Use this solver for nothing else until the work is finished. By default a new solver is
   * created, which takes a millisecond.
   */
  readonly solver?: BulkSolver | undefined;
}

let shared: BulkSolver | undefined;

/** The solver shared by all functions that need it only until they return. */
export function sharedSolver(): BulkSolver {
  shared ??= new BulkSolver();
  return shared;
}
