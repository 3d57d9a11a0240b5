import { strategyOf } from '../search/all.ts';
import { constraintSearch } from '../search/constraint-search.ts';
import { laidOut, unsupportedReason } from '../search/laid-out.ts';
import { learning } from '../search/learning.ts';
import { propagation } from '../search/propagation.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { type End, Run, type RunOptions } from '../search/run.ts';
import { eventCount, type Strategy } from '../search/strategy.ts';
import { lexicographicStrategy } from './dispatch.ts';

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
class DefaultRun extends Run {
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
 * Begins a search with the strategy. Without a strategy, it begins `constraintSearch` if the puzzle has
 * constraints, or else a `DefaultRun`, or `propagation` if the number of events is limited.
 */
export function beginRun(puzzle: Puzzle, { strategy, ...options }: StrategyRunOptions): Run {
  const isVariant = puzzle.constraints !== undefined && puzzle.constraints.length > 0;
  if (strategy === undefined && options.events === undefined && !isVariant) {
    return new DefaultRun(puzzle, options);
  }
  return new Run(
    puzzle,
    strategyOf(strategy ?? (isVariant ? constraintSearch : propagation)),
    options,
  );
}

/**
 * Begins a search that finds the smallest solutions first. Undefined if the puzzle has rules that no such
 * strategy knows.
 */
export function lexicographicRun(puzzle: Puzzle, options: RunOptions): Run | undefined {
  const plain = laidOut(puzzle);
  return plain && new Run(puzzle, lexicographicStrategy(plain.givens.geometry), options);
}
