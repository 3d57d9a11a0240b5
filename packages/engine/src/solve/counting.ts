import { BulkSolver } from '../bulk/bulk-solver.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Run } from '../search/run.ts';
import type { Strategy } from '../search/strategy.ts';
import type { Work } from '../work/work.ts';
import { ClassicSolving } from './classic-solving.ts';
import { beginRun } from './default-run.ts';
import { usesKernel } from './dispatch.ts';
import type { SolverOption } from './shared-solver.ts';

/** A number of solutions. */
export interface Count {
  readonly count: number;
  /** True if all solutions were counted. False if the limit was reached or the work was stopped. */
  readonly complete: boolean;
}

export interface CountOptions extends SolverOption {
  /** Stop after this many solutions. At least 1. Default 2. */
  readonly limit?: number;
  /** By default the bulk kernel counts 9×9 puzzles, and `DefaultRun` counts all other puzzles. */
  readonly strategy?: Strategy | undefined;
}

/**
 * Counts the solutions of a puzzle one by one. The budget of `advance` counts search events, or
 * nodes of the kernel.
 */
export class Counting implements Work<Count> {
  private readonly work: ClassicSolving | Run;

  /** @throws RangeError in the same cases as `Run`. */
  constructor(puzzle: Puzzle, { limit = 2, solver, strategy }: CountOptions = {}) {
    this.work = usesKernel(puzzle.givens.geometry, { strategy })
      ? new ClassicSolving(solver ?? new BulkSolver(), [puzzle], { limit })
      : beginRun(puzzle, { limit, strategy });
  }

  advance(budget?: number): Count | undefined {
    const { work } = this;
    if (work instanceof Run) return work.advance(budget) && this.soFar;
    const [outcome] = work.advance(budget) ?? [];
    return outcome && { count: outcome.count, complete: outcome.end === 'exhausted' };
  }

  /** The count so far. While the kernel counts, this is 0. */
  get soFar(): Count {
    const { work } = this;
    if (!(work instanceof Run)) return { count: 0, complete: false };
    return { count: work.counters.solutions, complete: work.end === 'exhausted' };
  }
}
