import type { BulkRun } from '../bulk/bulk-run.ts';
import { type BulkOptions, BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { End } from '../search/run.ts';
import type { Counters } from '../search/strategy.ts';
import type { Work } from '../work/work.ts';
import { beginRun, type StrategyRunOptions } from './default-run.ts';
import { usesKernel } from './dispatch.ts';
import { classicGridAt, digitsOfSymbols, kernelInput, kernelLimit } from './kernel-input.ts';
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

/**
 * @param order Which of several solutions the kernel finds.
 * @throws RangeError in the same cases as `Run`.
 */
export function beginSearch(
  puzzle: Puzzle,
  options: StrategyRunOptions & SolverOption,
  order: 'lexicographic' | 'met' = 'met',
): SolutionSearch {
  if (!usesKernel(puzzle, options)) return beginRun(puzzle, options);
  const { limit = 2, solver = new BulkSolver() } = options;
  return new KernelSearch(solver, puzzle, { limit: kernelLimit(limit), order });
}

class KernelSearch implements SolutionSearch {
  end: End | undefined;
  count = 0;
  solution: Grid | undefined;
  readonly counters = undefined;
  private readonly limit: number;
  private readonly symbols: Uint8Array = new Uint8Array(CLASSIC.cells);
  private readonly counts: Uint32Array = new Uint32Array(1);
  private readonly run: BulkRun;

  constructor(solver: BulkSolver, puzzle: Puzzle, options: BulkOptions & { limit: number }) {
    this.limit = options.limit;
    this.run = solver.begin(kernelInput([puzzle]), this.symbols, this.counts, options);
  }

  advance(nodes?: number): End | undefined {
    if (this.end || this.run.advance(nodes) === undefined) return this.end;
    [this.count] = this.counts;
    this.end = this.count < this.limit ? 'exhausted' : 'limit';
    if (this.count > 0) this.solution = classicGridAt(digitsOfSymbols(this.symbols), 0);
    return this.end;
  }
}
