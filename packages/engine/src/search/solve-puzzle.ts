import type { Grid } from '../grid/grid.ts';
import { lexicographicPropagation, propagation } from './propagation.ts';
import type { Puzzle } from './puzzle.ts';
import { type End, Run, type RunOptions } from './run.ts';
import type { Counters, Strategy } from './strategy.ts';

export interface SolveOptions extends RunOptions {
  /** Default: propagation. */
  readonly strategy?: Strategy;
}

export interface Outcome {
  /**
   * The smallest solution, row by row. With a limit of 1, and when it was stopped, the first that the
   * search met, if any.
   */
  readonly solution: Grid | undefined;
  /** How many solutions there are, up to the limit; all of them when the end is 'exhausted'. */
  readonly solutions: number;
  readonly end: End;
  /** The strategy's work. */
  readonly counters: Readonly<Counters>;
}

/**
 * How many solutions the puzzle has, up to the limit, and one of them: `Outcome` tells which.
 *
 * @throws RangeError when the limit is not at least 1, or the strategy cannot take pencilmarks.
 */
export function solvePuzzle(puzzle: Puzzle, options: SolveOptions = {}): Outcome {
  const solving = new Solving(puzzle, options);
  for (;;) {
    const outcome = solving.advance();
    if (outcome) return outcome;
  }
}

/** `solvePuzzle` in slices, for who has other things to do in between. */
export class Solving {
  private readonly run: Run;
  private first: Grid | undefined;
  /** Finds the smallest of several solutions where the strategy met another one first. */
  private smallest: Run | undefined;
  private readonly puzzle: Puzzle;
  private readonly options: SolveOptions;
  private readonly strategy: Strategy;

  constructor(puzzle: Puzzle, options: SolveOptions = {}) {
    this.puzzle = puzzle;
    this.options = options;
    this.strategy = options.strategy ?? propagation;
    this.run = new Run(puzzle, this.strategy, options);
  }

  /** Works for a slice, and gives the outcome if that was the last. */
  advance(): Outcome | undefined {
    if (!this.run.end) {
      const grid = this.run.next();
      this.first ??= grid;
    } else {
      const grid = this.smallest?.next();
      if (grid) this.first = grid;
    }
    if (!this.run.end) return undefined;

    const { counters, end } = this.run;
    if (counters.solutions > 1 && end !== 'stopped' && !this.strategy.lexicographic) {
      const { signal } = this.options;
      const options = { limit: 1, ...(signal && { signal }) };
      this.smallest ??= new Run(this.puzzle, lexicographicPropagation, options);
    }
    if (this.smallest && !this.smallest.end) return undefined;
    return this.outcome();
  }

  private outcome(): Outcome {
    const { counters } = this.run;
    const end = this.smallest?.end === 'stopped' ? 'stopped' : (this.run.end ?? 'stopped');
    return { solution: this.first, solutions: counters.solutions, end, counters };
  }
}
