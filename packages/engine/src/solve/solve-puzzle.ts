import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { strategyOf } from '../search/all.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { End, Run } from '../search/run.ts';
import type { Strategy } from '../search/strategy.ts';
import type { Signal, SignalOption } from '../work/signal.ts';
import { finish, type Work } from '../work/work.ts';
import { lexicographicRun } from './default-run.ts';
import { usesKernel } from './dispatch.ts';
import { classicGridAt, digitsOfSymbols, kernelInput, kernelLimit } from './kernel-input.ts';
import { kernelOutcome, type Outcome, outcomeOf } from './outcome.ts';
import { type SolverOption, sharedSolver } from './shared-solver.ts';
import { beginSearch, type SolutionSearch } from './solution-search.ts';

export interface SolveOptions extends SignalOption {
  /**
   * Stop after this many solutions. At least 1. Default 2, because the second solution shows that
   * the puzzle is not proper.
   */
  readonly limit?: number;
  /**
   * A strategy or its id. By default the bulk kernel solves 9×9 puzzles, and `constraint-search`
   * solves variants. For other puzzles, `propagation` searches first. If it finds no solution for a while, `learning` takes over.
   */
  readonly strategy?: Strategy | string | undefined;
  /**
   * Stop after this many events. Default: no limit. The kernel does not count events. If this
   * option is set, a strategy solves the puzzle instead.
   */
  readonly events?: number;
}

/**
 * Counts the solutions of a puzzle, up to the limit, and returns one solution. `Outcome.solution`
 * says which one.
 *
 * @throws RangeError if the limit is not at least 1, if the strategy is unknown, or if the strategy
 *   does not support pencilmarks.
 */
export function solvePuzzle(puzzle: Puzzle, { signal, ...options }: SolveOptions = {}): Outcome {
  puzzle = internPuzzle(puzzle);
  if (usesKernel(puzzle, options)) return solveClassic(puzzle, options, signal);
  const solving = new Solving(puzzle, options);
  return finish(solving, signal) ?? solving.stopped;
}

/**
 * `solvePuzzle` in slices. The budget of `advance` counts search events, or nodes of the kernel.
 */
export class Solving implements Work<Outcome> {
  private readonly puzzle: Puzzle;
  private readonly search: SolutionSearch;
  private readonly findsSmallest: boolean;
  private first: Grid | undefined;
  /** Finds the smallest of several solutions if the search does not. */
  private smallest: Run | undefined;

  /** @throws RangeError in the same cases as `solvePuzzle`. */
  constructor(puzzle: Puzzle, options: Omit<SolveOptions, 'signal'> & SolverOption = {}) {
    this.puzzle = internPuzzle(puzzle);
    const { strategy } = options;
    this.search = beginSearch(this.puzzle, options, 'lexicographic');
    const isKernel = this.search.counters === undefined;
    this.findsSmallest = isKernel || (strategy !== undefined && strategyOf(strategy).lexicographic);
  }

  /** The outcome if the search is stopped now. While the kernel works, nothing is known. */
  get stopped(): Outcome {
    return this.outcome('stopped');
  }

  advance(budget?: number): Outcome | undefined {
    const { search } = this;
    if (!search.end) {
      search.advance(budget);
      this.first ??= search.solution;
    } else if (this.smallest && !this.smallest.end) {
      this.smallest.advance(budget);
      this.first = this.smallest.solution ?? this.first;
    }
    if (!search.end) return undefined;
    if (search.count > 1 && search.end !== 'stopped' && !this.findsSmallest) {
      this.smallest ??= lexicographicRun(this.puzzle, { limit: 1 });
    }
    if (this.smallest && !this.smallest.end) return undefined;
    return this.outcome(search.end);
  }

  private outcome(end: End): Outcome {
    const { count, counters } = this.search;
    return outcomeOf(this.puzzle, { solution: this.first, count, end, counters });
  }
}

const solution = new Uint8Array(CLASSIC.cells);

function solveClassic(
  puzzle: Puzzle,
  { limit = 2 }: SolveOptions,
  signal: Signal | undefined,
): Outcome {
  const most = kernelLimit(limit);
  const options = { limit: most, order: 'lexicographic', signal } as const;
  const input = puzzle.pencilmarks ? kernelInput([puzzle]) : puzzle.givens.digits;
  const count = sharedSolver().solveOne(input, solution, options);
  const grid = count ? classicGridAt(digitsOfSymbols(solution), 0) : undefined;
  return kernelOutcome(puzzle, { count, limit: most, solution: grid });
}
