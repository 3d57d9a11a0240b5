import { BulkSolver } from '../bulk/bulk-solver.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Run } from '../search/run.ts';
import type { Strategy } from '../search/strategy.ts';
import type { Signal } from '../work/signal.ts';
import type { Work } from '../work/work.ts';
import { ClassicSolving } from './classic-solving.ts';
import { beginRun } from './default-run.ts';
import { usesKernel } from './dispatch.ts';
import type { SolverOption } from './shared-solver.ts';
import type { Count } from './verdict.ts';

export interface CountOptions {
  /** Stop after this many solutions. At least 1. Default 1,000,000. */
  readonly limit?: number;
  /**
   * A strategy or its id. By default the bulk kernel counts the solutions of 9×9 puzzles. For other
   * puzzles, `propagation` searches first. If it finds no solution for a while, `learning` takes
   * over.
   */
  readonly strategy?: Strategy | string | undefined;
  /** The count stops when this signal is aborted. */
  readonly signal?: Signal | undefined;
}

const LIMIT = 1_000_000;

/**
 * Counts the solutions of a puzzle one by one. The budget of `advance` counts search events, or
 * nodes of the kernel.
 */
export class Counting implements Work<Count> {
  private readonly work: ClassicSolving | Run;

  /** @throws RangeError in the same cases as `Run`. */
  constructor(
    puzzle: Puzzle,
    { limit = LIMIT, solver, strategy }: Omit<CountOptions, 'signal'> & SolverOption = {},
  ) {
    puzzle = internPuzzle(puzzle);
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
