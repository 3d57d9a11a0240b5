import { BulkSolver } from '../bulk/bulk-solver.ts';

/** The option to choose the solver, for work that uses the kernel. */
export interface SolverOption {
  /**
   * The solver to use. Do not use it for anything else until the work is finished. By default a new
   * solver is made, which takes a millisecond.
   */
  readonly solver?: BulkSolver | undefined;
}

let shared: BulkSolver | undefined;

/**
 * Returns the solver that all synchronous functions share. A function must not keep the solver
 * after it returns.
 */
export function sharedSolver(): BulkSolver {
  shared ??= new BulkSolver();
  return shared;
}
