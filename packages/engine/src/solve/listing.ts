import { BulkSolver, MAX_LIMIT } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { Strategy } from '../search/strategy.ts';
import type { Work } from '../work/work.ts';
import { beginRun, lexicographicRun } from './default-run.ts';
import { usesKernel } from './dispatch.ts';
import { classicGridAt, digitsOfSymbols, kernelInput, kernelLimit } from './kernel-input.ts';
import type { SolverOption } from './shared-solver.ts';

export interface ListOptions extends SolverOption {
  /** Stop after this many solutions. At least 1. Default: no limit. */
  readonly limit?: number;
  /** By default the bulk kernel solves 9×9 puzzles, and `DefaultRun` solves all other puzzles. */
  readonly strategy?: Strategy | undefined;
  /**
   * The order of the solutions. `lexicographic` is ascending order. `met` is the order in which the
   * search finds them, which is also that of variants with rules beyond houses. Default
   * `lexicographic`.
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
  private readonly slice: Slice;

  /** @throws RangeError in the same cases as `Run`. */
  constructor(puzzle: Puzzle, options: ListOptions = {}) {
    const { strategy } = options;
    puzzle = internPuzzle(puzzle);
    this.slice = usesKernel(puzzle, { strategy })
      ? byKernel(puzzle, options)
      : byStrategy(puzzle, options);
  }

  advance(budget?: number): number | undefined {
    const { count, solutions } = this.slice(budget);
    this.solutions = solutions;
    return count;
  }
}

/** Searches on. Returns the solutions found, and their number in all if the search has ended. */
type Slice = (budget?: number) => {
  readonly solutions: readonly Grid[];
  readonly count: number | undefined;
};

function byKernel(
  puzzle: Puzzle,
  { limit = MAX_LIMIT, order = 'lexicographic', solver = new BulkSolver() }: ListOptions,
): Slice {
  const options = { limit: kernelLimit(limit), order };
  const found = solver.beginEnumeration(kernelInput([puzzle]), options);
  return (nodes) => {
    const count = found.advance(nodes);
    const digits = digitsOfSymbols(found.solutions);
    const length = digits.length / CLASSIC.cells;
    return { count, solutions: Array.from({ length }, (_, i) => classicGridAt(digits, i)) };
  };
}

/** Searches with `strategy` if it finds solutions in the requested order. */
function byStrategy(
  puzzle: Puzzle,
  { limit = Number.POSITIVE_INFINITY, order = 'lexicographic', strategy }: ListOptions,
): Slice {
  const inOrder =
    order === 'met' || strategy?.lexicographic ? undefined : lexicographicRun(puzzle, { limit });
  const run = inOrder ?? beginRun(puzzle, { strategy, limit });
  return (events) => {
    const end = run.advance(events);
    return { count: end && run.count, solutions: run.solution ? [run.solution] : [] };
  };
}
