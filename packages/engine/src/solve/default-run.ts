import { LearningSearch } from '../exact-cover/learning-search.ts';
import { internGrid } from '../grid/grid.ts';
import { strategyOf } from '../search/all.ts';
import { constraintSearch } from '../search/constraint-search.ts';
import { laidOut } from '../search/laid-out.ts';
import { learning } from '../search/learning.ts';
import { propagation } from '../search/propagation.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { type End, Run, type RunOptions } from '../search/run.ts';
import { eventCount, type Strategy } from '../search/strategy.ts';
import { lexicographicStrategy } from './dispatch.ts';

/**
 * The first search gives up after this many events without a solution. These events take about a tenth
 * of a second.
 */
const PATIENCE = 100_000;
/** Jigsaw pieces and more houses mislead it more often. */
const LAYOUT_PATIENCE = 10_000;
/** Above this size every search begins with `learning`: it is faster even on empty grids. */
const LARGE = 16;

/** The search of a puzzle whose constraints are laid out. Its solutions are grids of the puzzle. */
class LaidOutRun extends Run {
  /**
   * @param plain The puzzle without constraints.
   * @throws RangeError in the same cases as `Run`.
   */
  constructor({ givens }: Puzzle, plain: Puzzle, strategy: Strategy, options: RunOptions) {
    super(plain, strategy, options);
    this.geometry = internGrid(givens).geometry;
  }
}

/**
 * The default search for sizes other than 9×9, and for rules that are only houses and pairs of cells that
 * differ. It begins with `propagation`, which is faster on most puzzles and on sparse grids, or with
 * `constraint-search` if there are jigsaw pieces or more houses (30 layouts: 176 → 100 ms). If that finds no
 * solution for a while, `learning` starts from the beginning. On hard 25×25 puzzles `learning` is thousands
 * of times faster. Without WebAssembly there is only `propagation`.
 */
class DefaultRun extends LaidOutRun {
  private readonly plain: Puzzle;
  private readonly patience: number;
  private learns: boolean;

  constructor(puzzle: Puzzle, plain: Puzzle, options: Omit<RunOptions, 'events'>) {
    const { layout, size } = plain.givens.geometry;
    const hasAssembly = LearningSearch.supported;
    const learns = size > LARGE && hasAssembly;
    const propagatesRules = layout !== undefined && hasAssembly;
    const other = propagatesRules ? constraintSearch : propagation;
    super(puzzle, plain, learns ? learning : other, options);
    this.plain = plain;
    this.learns = learns;
    this.patience = propagatesRules ? LAYOUT_PATIENCE : PATIENCE;
  }

  override advance(events?: number): End | undefined {
    const { solutions } = this.counters;
    const isLate = solutions === 0 && eventCount(this.counters) >= this.patience;
    if (isLate && !this.learns && LearningSearch.supported) {
      const { givens, pencilmarks } = this.plain;
      this.learns = true;
      this.current = learning.begin(givens, pencilmarks);
    }
    return super.advance(events);
  }
}

export interface StrategyRunOptions extends RunOptions {
  /** A strategy or its id. */
  readonly strategy?: Strategy | string | undefined;
}

/**
 * Begins a search with the strategy. Without a strategy, it begins a `DefaultRun`, `propagation` if the
 * number of events is limited, or `constraint-search` if the rules are more than houses and pairs.
 */
export function beginRun(puzzle: Puzzle, { strategy, ...options }: StrategyRunOptions): Run {
  if (strategy !== undefined) return new Run(puzzle, strategyOf(strategy), options);
  const plain = laidOut(puzzle);
  if (!plain) return new Run(puzzle, constraintSearch, options);
  return options.events === undefined
    ? new DefaultRun(puzzle, plain, options)
    : new LaidOutRun(puzzle, plain, propagation, options);
}

/**
 * Begins a search that finds the smallest solutions first. Undefined if the puzzle has rules that no such
 * strategy knows.
 */
export function lexicographicRun(puzzle: Puzzle, options: RunOptions): Run | undefined {
  const plain = laidOut(puzzle);
  if (!plain) return undefined;
  return new LaidOutRun(puzzle, plain, lexicographicStrategy(plain.givens.geometry), options);
}
