import { BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { Strategy } from '../search/strategy.ts';
import type { Signal } from '../work/signal.ts';
import { finish, type Work } from '../work/work.ts';
import { ClassicSolving } from './classic-solving.ts';
import { usesKernel } from './dispatch.ts';
import { classicGridAt, digitsOfSymbols, kernelInput, kernelLimit } from './kernel-input.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type SolverOption, sharedSolver } from './shared-solver.ts';
import { StrategySolving } from './strategy-solving.ts';

export interface SolveOptions {
  /**
   * Stop after this many solutions. At least 1. Default 2, because the second solution shows that
   * the puzzle is not proper.
   */
  readonly limit?: number;
  /**
   * A strategy or its id. By default the bulk kernel solves 9×9 puzzles. For other puzzles,
   * `propagation` searches first. If it finds no solution for a while, `learning` takes over.
   */
  readonly strategy?: Strategy | string | undefined;
  /**
   * Stop after this many events. Default: no limit. The kernel does not count events. If this
   * option is set, a strategy solves the puzzle instead.
   */
  readonly events?: number;
  /** The search stops when this signal is aborted. Use an AbortSignal or a `deadline`. */
  readonly signal?: Signal | undefined;
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
  if (usesKernel(puzzle.givens.geometry, options)) return solveClassic(puzzle, options, signal);
  const solving = new StrategySolving(puzzle, options);
  return finish(solving, signal) ?? solving.stopped;
}

/**
 * `solvePuzzle` in slices. The budget of `advance` counts search events, or nodes of the kernel.
 */
export class Solving implements Work<Outcome> {
  private readonly work: ClassicSolving | StrategySolving;

  /** @throws RangeError in the same cases as `solvePuzzle`. */
  constructor(
    puzzle: Puzzle,
    { solver, ...options }: Omit<SolveOptions, 'signal'> & SolverOption = {},
  ) {
    puzzle = internPuzzle(puzzle);
    const { limit = 2 } = options;
    this.work = usesKernel(puzzle.givens.geometry, options)
      ? new ClassicSolving(solver ?? new BulkSolver(), [puzzle], { limit, order: 'lexicographic' })
      : new StrategySolving(puzzle, options);
  }

  /** The outcome if the search is stopped now. While the kernel works, it is just `stopped`. */
  get stopped(): Outcome | 'stopped' {
    return this.work instanceof StrategySolving ? this.work.stopped : 'stopped';
  }

  advance(budget?: number): Outcome | undefined {
    const { work } = this;
    if (work instanceof StrategySolving) return work.advance(budget);
    return work.advance(budget)?.[0];
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
  return outcomeOf(puzzle, { count, limit: most, solution: grid });
}
