import type { Grid } from '../grid/grid.ts';
import type { Work } from '../work/work.ts';
import { isContradictory, type Puzzle, unsupportedReason } from './puzzle.ts';
import type { Counters, Search, Strategy } from './strategy.ts';

export interface RunOptions {
  /**
   * Stop after this many solutions, at least 1. Default 2, which shows whether there are several.
   */
  readonly limit?: number;
  /** Stop after this many events. Default: no limit. */
  readonly events?: number;
}

/** Why a search ended. Either it had tried everything, it reached the limit, or it was stopped. */
export type End = 'exhausted' | 'limit' | 'stopped';

/** Events in a slice. */
const SLICE = 1_024;

/**
 * A search with limits on its solutions and events. A step is an event. A slice also ends at every
 * solution.
 */
export class Run implements Work<End> {
  /** Why the search ended, or undefined if it is still running. */
  end: End | undefined;
  /** The solution that the latest `advance` found, or undefined if it found none. */
  solution: Grid | undefined;
  readonly search: Search;
  private readonly limit: number;
  private eventsLeft: number;

  /**
   * @throws RangeError if the limit is not at least 1, or the strategy does not support
   *   pencilmarks and the puzzle has some.
   */
  constructor(puzzle: Puzzle, strategy: Strategy, options: RunOptions = {}) {
    const { limit = 2, events = Number.POSITIVE_INFINITY } = options;
    if (!(limit >= 1)) throw new RangeError(`expected a limit of at least 1, got ${limit}`);
    if (!(events >= 0)) throw new RangeError(`expected events of at least 0, got ${events}`);
    const unsupported = unsupportedReason(puzzle, strategy);
    if (unsupported) throw new RangeError(`${strategy.id} ${unsupported}`);
    this.search = strategy.begin(puzzle.givens, puzzle.pencilmarks);
    this.limit = limit;
    this.eventsLeft = events;
    if (isContradictory(puzzle)) this.end = 'exhausted';
  }

  get counters(): Readonly<Counters> {
    return this.search.counters;
  }

  advance(events: number = SLICE): End | undefined {
    this.solution = undefined;
    if (this.end) return this.end;
    const { search } = this;
    const before = search.counters.placements + search.counters.backs;
    const status = search.advance(Math.min(events, this.eventsLeft));
    this.eventsLeft -= search.counters.placements + search.counters.backs - before;

    if (status === 'exhausted') this.end = 'exhausted';
    else if (search.counters.solutions >= this.limit) this.end = 'limit';
    else if (this.eventsLeft <= 0) this.end = 'stopped';
    if (status === 'solution') {
      this.solution = { geometry: search.geometry, digits: search.digits.slice() };
    }
    return this.end;
  }
}
