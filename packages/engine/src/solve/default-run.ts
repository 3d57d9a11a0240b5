import { strategyOf } from '../search/all.ts';
import { learning } from '../search/learning.ts';
import { propagation } from '../search/propagation.ts';
import { type Puzzle, unsupportedReason } from '../search/puzzle.ts';
import { type End, Run, type RunOptions } from '../search/run.ts';
import { eventCount, type Strategy } from '../search/strategy.ts';

/**
 * Propagation gives up after this many events without a solution. These events take about a tenth
 * of a second.
 */
const PATIENCE = 100_000;

/**
 * The default search for sizes other than 9×9. It begins with `propagation`, which is faster on
 * most puzzles and on sparse grids. If `propagation` finds no solution for a while, `learning`
 * starts from the beginning. On hard 25×25 puzzles `learning` is thousands of times faster.
 */
export class DefaultRun extends Run {
  private readonly puzzle: Puzzle;
  private readonly canLearn: boolean;
  private learns = false;

  /** @throws RangeError in the same cases as `Run`. */
  constructor(puzzle: Puzzle, options: Omit<RunOptions, 'events'> = {}) {
    super(puzzle, propagation, options);
    this.puzzle = puzzle;
    this.canLearn = !unsupportedReason(puzzle, learning);
  }

  override advance(events?: number): End | undefined {
    const { solutions } = this.counters;
    if (!this.canLearn) return super.advance(events);
    if (!this.learns && solutions === 0 && eventCount(this.counters) >= PATIENCE) {
      this.learns = true;
      this.current = learning.begin(this.puzzle.givens, this.puzzle.pencilmarks);
    }
    return super.advance(events);
  }
}

export interface StrategyRunOptions extends RunOptions {
  /** A strategy or its id. */
  readonly strategy?: Strategy | string | undefined;
}

/**
 * Begins a search with the strategy. Without a strategy, it begins a `DefaultRun`, or `propagation`
 * if the number of events is limited.
 */
export function beginRun(puzzle: Puzzle, { strategy, ...options }: StrategyRunOptions): Run {
  if (strategy === undefined && options.events === undefined) {
    return new DefaultRun(puzzle, options);
  }
  return new Run(puzzle, strategyOf(strategy ?? propagation), options);
}
