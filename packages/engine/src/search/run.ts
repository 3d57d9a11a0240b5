import type { Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Work } from '../work/work.ts';
import { searched } from './laid-out.ts';
import { isContradictory, type Puzzle } from './puzzle.ts';
import { type Counters, eventCount, type Search, type Strategy } from './strategy.ts';

export interface RunOptions {
  /** Stop after this many solutions. At least 1. Default 2. */
  readonly limit?: number;
  /** Stop after this many events. Default: no limit. */
  readonly events?: number;
}

/** Why a search ended: it has tried everything, has reached its limit, or was stopped. */
export type End = 'exhausted' | 'limit' | 'stopped';

/** The number of events in a slice. */
const SLICE = 1_024;

/**
 * A search with limits on its solutions and events. The budget of `advance` counts events.
 * `advance` also returns at each solution.
 */
export class Run implements Work<End> {
  /** Why the search ended, or undefined if it is still running. */
  end: End | undefined;
  /** The solution that the latest `advance` found, or undefined if it found none. */
  solution: Grid | undefined;
  protected current: Search;
  /** The geometry of the solutions. */
  protected geometry: Geometry;
  private readonly limit: number;
  private readonly events: number;

  /**
   * @throws RangeError if an option is out of range, if a constraint is none, or if the strategy does
   *   not support the pencilmarks or the constraints of the puzzle.
   */
  constructor(puzzle: Puzzle, strategy: Strategy, options: RunOptions = {}) {
    const { limit = 2, events = Number.POSITIVE_INFINITY } = options;
    if (!(limit >= 1)) throw new RangeError(`expected a limit of at least 1, got ${limit}`);
    if (!(events >= 0)) throw new RangeError(`expected at least 0 events, got ${events}`);
    const { puzzle: own, reason } = searched(internPuzzle(puzzle), strategy);
    if (!own) throw new RangeError(`${strategy.id} ${reason}`);
    this.current = strategy.begin(own.givens, own.pencilmarks, own.constraints);
    this.geometry = internPuzzle(puzzle).givens.geometry;
    this.limit = limit;
    this.events = events;
    if (isContradictory(own)) this.end = 'exhausted';
  }

  get search(): Search {
    return this.current;
  }

  /** The number of solutions found. */
  get count(): number {
    return this.counters.solutions;
  }

  get counters(): Readonly<Counters> {
    return this.current.counters;
  }

  advance(events: number = SLICE): End | undefined {
    this.solution = undefined;
    if (this.end) return this.end;
    const { counters, search } = this;
    const status = search.advance(Math.min(events, this.events - eventCount(counters)));
    if (status === 'exhausted') this.end = 'exhausted';
    else if (counters.solutions >= this.limit) this.end = 'limit';
    else if (eventCount(counters) >= this.events) this.end = 'stopped';
    if (status === 'solution') {
      this.solution = { geometry: this.geometry, digits: search.digits.slice() };
    }
    return this.end;
  }
}
