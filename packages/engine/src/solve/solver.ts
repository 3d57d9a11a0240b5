import { BulkSolver } from '../bulk/bulk-solver.ts';

/** Which instance of the kernel does work in slices. */
export interface SolverOption {
  /**
   * A solver that does nothing else until the work is finished. Default: a new one, which takes a
   * millisecond to make.
   */
  readonly solver?: BulkSolver | undefined;
}

let shared: BulkSolver | undefined;

/** The solver of calls that finish before they return. */
export function sharedSolver(): BulkSolver {
  shared ??= new BulkSolver();
  return shared;
}
