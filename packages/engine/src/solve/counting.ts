import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { Strategy } from '../search/strategy.ts';
import type { SignalOption } from '../work/signal.ts';
import type { Work } from '../work/work.ts';
import type { SolverOption } from './shared-solver.ts';
import { beginSearch, type SolutionSearch } from './solution-search.ts';
import type { Count } from './verdict.ts';

export interface CountOptions extends SignalOption {
  /** Stop after this many solutions. At least 1. Default 1,000,000. */
  readonly limit?: number;
  /**
   * A strategy or its id. By default the bulk kernel counts the solutions of 9×9 puzzles, and
   * `constraint-search` those of variants. For other puzzles, `propagation` searches first. If it finds no solution for a while, `learning` takes
   * over.
   */
  readonly strategy?: Strategy | string | undefined;
}

const LIMIT = 1_000_000;

/**
 * Counts the solutions of a puzzle one by one. The budget of `advance` counts search events, or
 * nodes of the kernel.
 */
export class Counting implements Work<Count> {
  private readonly search: SolutionSearch;

  /** @throws RangeError in the same cases as `Run`. */
  constructor(
    puzzle: Puzzle,
    { limit = LIMIT, solver, strategy }: Omit<CountOptions, 'signal'> & SolverOption = {},
  ) {
    this.search = beginSearch(internPuzzle(puzzle), { limit, solver, strategy });
  }

  advance(budget?: number): Count | undefined {
    return this.search.advance(budget) && this.soFar;
  }

  /** The count so far. While the kernel counts, this is 0. */
  get soFar(): Count {
    const { count, end } = this.search;
    return { count, complete: end === 'exhausted' };
  }
}
