import { BulkSolver } from '../bulk/bulk-solver.ts';
import { Enumeration } from '../bulk/enumeration.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Run } from '../search/run.ts';
import type { Strategy } from '../search/strategy.ts';
import type { Work } from '../work/work.ts';
import { beginRun } from './default-run.ts';
import { lexicographicStrategy, usesKernel } from './dispatch.ts';
import { classicGridAt, digitsOfSymbols, kernelInput, kernelLimit } from './kernel-input.ts';
import type { SolverOption } from './shared-solver.ts';

export interface ListOptions extends SolverOption {
  /** Stop after this many solutions. At least 1. Default: no limit. */
  readonly limit?: number;
  /** By default the bulk kernel solves 9×9 puzzles, and `DefaultRun` solves all other puzzles. */
  readonly strategy?: Strategy | undefined;
  /**
   * The order of the solutions. `lexicographic` is ascending order. `met` is the order in which the
   * search finds them. Default `lexicographic`.
   */
  readonly order?: 'lexicographic' | 'met';
}

/**
 * Finds the solutions of a puzzle. The result is the number of solutions. The budget of `advance`
 * counts search events, or nodes of the kernel.
 */
export class Listing implements Work<number> {
  /** The solutions that the latest `advance` found. */
  solutions: readonly Grid[] = [];
  private readonly work: Enumeration | Run;

  /** @throws RangeError in the same cases as `Run`. */
  constructor(
    puzzle: Puzzle,
    {
      limit = Number.POSITIVE_INFINITY,
      order = 'lexicographic',
      solver,
      strategy,
    }: ListOptions = {},
  ) {
    puzzle = internPuzzle(puzzle);
    this.work = usesKernel(puzzle.givens.geometry, { strategy })
      ? (solver ?? new BulkSolver()).beginEnumeration(kernelInput([puzzle]), {
          limit: kernelLimit(limit),
          order,
        })
      : runOf(puzzle, { limit, order, strategy });
  }

  advance(budget?: number): number | undefined {
    const { work } = this;
    if (work instanceof Enumeration) {
      const count = work.advance(budget);
      const digits = digitsOfSymbols(work.solutions);
      const length = digits.length / CLASSIC.cells;
      this.solutions = Array.from({ length }, (_, i) => classicGridAt(digits, i));
      return count;
    }
    const end = work.advance(budget);
    this.solutions = work.solution ? [work.solution] : [];
    return end && work.counters.solutions;
  }
}

/**
 * Begins a search that finds the solutions in the requested order. Uses `strategy` if it finds
 * solutions in this order.
 */
function runOf(puzzle: Puzzle, { limit, order, strategy }: ListOptions): Run {
  const options = limit === undefined ? {} : { limit };
  if (order === 'met' || strategy?.lexicographic) return beginRun(puzzle, { strategy, ...options });
  return new Run(puzzle, lexicographicStrategy(puzzle.givens.geometry), options);
}
