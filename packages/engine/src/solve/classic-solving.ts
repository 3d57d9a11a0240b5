import type { BulkRun } from '../bulk/bulk-run.ts';
import type { BulkOptions, BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { Work } from '../work/work.ts';
import { classicGridAt, digitsOfSymbols, kernelInput, kernelLimit } from './kernel-input.ts';
import { kernelOutcome, type Outcome } from './outcome.ts';

/** Solves many classic puzzles with the kernel. The budget of `advance` counts nodes. */
export class ClassicSolving implements Work<readonly Outcome[]> {
  private readonly puzzles: readonly Puzzle[];
  private readonly limit: number;
  private readonly solutions: Uint8Array;
  private readonly counts: Uint32Array;
  private readonly run: BulkRun;
  private outcomes: readonly Outcome[] | undefined;

  /** @throws RangeError if the limit is not at least 1. */
  constructor(
    solver: BulkSolver,
    puzzles: readonly Puzzle[],
    { limit = 2, order = 'met' }: Pick<BulkOptions, 'limit' | 'order'> = {},
  ) {
    this.puzzles = puzzles.map(internPuzzle);
    this.limit = kernelLimit(limit);
    this.solutions = new Uint8Array(CLASSIC.cells * puzzles.length);
    this.counts = new Uint32Array(puzzles.length);
    const options = { limit: this.limit, order };
    this.run = solver.begin(kernelInput(this.puzzles), this.solutions, this.counts, options);
  }

  advance(nodes?: number): readonly Outcome[] | undefined {
    if (this.outcomes || this.run.advance(nodes) === undefined) return this.outcomes;
    const { counts, limit, puzzles } = this;
    const digits = digitsOfSymbols(this.solutions);
    this.outcomes = puzzles.map((puzzle, i) => {
      const solution = counts[i] > 0 ? classicGridAt(digits, i) : undefined;
      return kernelOutcome(puzzle, { count: counts[i], limit, solution });
    });
    return this.outcomes;
  }
}
