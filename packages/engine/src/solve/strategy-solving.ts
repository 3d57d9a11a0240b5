import type { Grid } from '../grid/grid.ts';
import { strategyOf } from '../search/all.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { type End, Run } from '../search/run.ts';
import type { Work } from '../work/work.ts';
import { beginRun, type StrategyRunOptions } from './default-run.ts';
import { lexicographicStrategy } from './dispatch.ts';
import { conflictsIf, kindOf, type Outcome } from './outcome.ts';

/** Solves a puzzle with a strategy. The budget of `advance` counts events. */
export class StrategySolving implements Work<Outcome> {
  private readonly puzzle: Puzzle;
  private readonly wantsSmallest: boolean;
  private readonly run: Run;
  private first: Grid | undefined;
  /** Finds the smallest of several solutions if the strategy is not lexicographic. */
  private smallest: Run | undefined;

  /** @throws RangeError in the same cases as `Run`. */
  constructor(puzzle: Puzzle, { strategy, ...options }: StrategyRunOptions = {}) {
    this.puzzle = puzzle;
    this.wantsSmallest = !(strategy && strategyOf(strategy).lexicographic);
    this.run = beginRun(puzzle, { strategy, ...options });
  }

  advance(events?: number): Outcome | undefined {
    const { run } = this;
    if (!run.end) {
      run.advance(events);
      this.first ??= run.solution;
    } else if (this.smallest && !this.smallest.end) {
      this.smallest.advance(events);
      this.first = this.smallest.solution ?? this.first;
    }
    if (!run.end) return undefined;
    const { geometry } = this.puzzle.givens;

    if (run.counters.solutions > 1 && run.end !== 'stopped' && this.wantsSmallest) {
      this.smallest ??= new Run(this.puzzle, lexicographicStrategy(geometry), { limit: 1 });
    }
    if (this.smallest && !this.smallest.end) return undefined;
    return this.outcome(run.end);
  }

  /** The outcome if the search is stopped now. */
  get stopped(): Outcome {
    return this.outcome('stopped');
  }

  private outcome(end: End): Outcome {
    const { counters } = this.run;
    const { solutions: count } = counters;
    const { givens } = this.puzzle;
    const kind = kindOf(givens, count, end);
    const conflicts = conflictsIf(kind, givens);
    return { kind, solution: this.first, count, conflicts, end, counters };
  }
}
