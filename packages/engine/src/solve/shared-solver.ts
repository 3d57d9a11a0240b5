import { BulkSolver } from '../bulk/bulk-solver.ts';

/** The solver to use for work in slices. */
export interface SolverOption {
  /**
   * It must not be used for anything else until the work is finished. Default: a new solver; it
   * takes a millisecond to create.
   */
  readonly solver?: BulkSolver | undefined;
}

let shared: BulkSolver | undefined;

/** The solver shared by all functions that need it only until they return. */
export function sharedSolver(): BulkSolver {
  shared ??= new BulkSolver();
  return shared;
}
