import { BulkSolver } from '../bulk/bulk-solver.ts';
import type { Grid } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { End } from '../search/run.ts';
import type { Counters } from '../search/strategy.ts';
import type { Work } from '../work/work.ts';
import { ClassicSolving } from './classic-solving.ts';
import { beginRun, type StrategyRunOptions } from './default-run.ts';
import { usesKernel } from './dispatch.ts';
import type { SolverOption } from './shared-solver.ts';

/**
 * A search for the solutions of one puzzle, by a strategy (`Run`) or by the kernel. The budget of
 * `advance` counts search events, or nodes of the kernel.
 */
export interface SolutionSearch extends Work<End> {
  /** Why the search ended, or undefined if it is still running. */
  readonly end: End | undefined;
  /** The number of solutions found. While the kernel searches, this is 0. */
  readonly count: number;
  /** The solution that the latest `advance` found. */
  readonly solution: Grid | undefined;
  /** Undefined if the kernel searches. */
  readonly counters: Readonly<Counters> | undefined;
}

interface SearchOptions extends StrategyRunOptions, SolverOption {
  /** Which of several solutions the kernel finds. Default `met`. */
  readonly order?: 'lexicographic' | 'met';
}

/** @throws RangeError in the same cases as `Run`. */
export function beginSearch(
  puzzle: Puzzle,
  { order = 'met', solver, ...options }: SearchOptions,
): SolutionSearch {
  if (!usesKernel(puzzle.givens.geometry, options)) return beginRun(puzzle, options);
  const { limit = 2 } = options;
  return new KernelSearch(
    new ClassicSolving(solver ?? new BulkSolver(), [puzzle], { limit, order }),
  );
}

class KernelSearch implements SolutionSearch {
  end: End | undefined;
  count = 0;
  solution: Grid | undefined;
  readonly counters = undefined;
  private readonly work: ClassicSolving;

  constructor(work: ClassicSolving) {
    this.work = work;
  }

  advance(nodes?: number): End | undefined {
    const [outcome] = this.work.advance(nodes) ?? [];
    if (outcome) ({ end: this.end, count: this.count, solution: this.solution } = outcome);
    return this.end;
  }
}
