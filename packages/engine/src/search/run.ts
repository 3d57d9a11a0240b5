import type { Grid } from '../grid/grid.ts';
import { isContradictory, type Puzzle, refusal } from './puzzle.ts';
import type { Counters, Search, Strategy } from './strategy.ts';

export interface RunOptions {
  /** Solutions after which to stop; at least 1. Default 2: enough to tell one from several. */
  readonly limit?: number;
  /** Events after which to stop. Default: none. */
  readonly events?: number;
  /** Asked at first and after every slice of 1,024 events: an AbortSignal, or a deadline. */
  readonly signal?: Signal;
}

/** What can tell a search to stop; an AbortSignal is one. */
export interface Signal {
  readonly aborted: boolean;
}

/** A signal that is aborted after so many milliseconds of the clock, say `performance.now`. */
export function deadline(milliseconds: number, clock: () => number): Signal {
  const end = clock() + milliseconds;
  return {
    get aborted(): boolean {
      return clock() >= end;
    },
  };
}

/** Why a run ended: no solution is left, as many as asked for are found, or it was told to stop. */
export type End = 'exhausted' | 'limit' | 'stopped';

const SLICE = 1024;

/** A search with its bounds. It works in short slices, so it can share a thread. */
export class Run {
  end: End | undefined;
  readonly search: Search;
  private readonly limit: number;
  private readonly signal: Signal | undefined;
  private eventsLeft: number;

  /**
   * @throws RangeError when the limit is not at least 1, or the strategy cannot take pencilmarks.
   */
  constructor(puzzle: Puzzle, strategy: Strategy, options: RunOptions = {}) {
    const { limit = 2, events = Number.POSITIVE_INFINITY, signal } = options;
    if (!(limit >= 1)) throw new RangeError(`expected a limit of at least 1, got ${limit}`);
    const refused = refusal(puzzle, strategy);
    if (refused) throw new RangeError(`${strategy.id} ${refused}`);
    this.search = strategy.begin(puzzle.givens, puzzle.pencilmarks);
    this.limit = limit;
    this.eventsLeft = events;
    this.signal = signal;
    if (isContradictory(puzzle)) this.end = 'exhausted';
    else if (signal?.aborted) this.end = 'stopped';
  }

  get counters(): Readonly<Counters> {
    return this.search.counters;
  }

  /** Works for a slice. Gives the solution it met, if it met one; after the end it does nothing. */
  next(): Grid | undefined {
    if (this.end) return undefined;
    const { search } = this;
    const before = search.counters.placements + search.counters.backs;
    const status = search.advance(Math.min(SLICE, this.eventsLeft));
    this.eventsLeft -= search.counters.placements + search.counters.backs - before;

    if (status === 'exhausted') this.end = 'exhausted';
    else if (search.counters.solutions >= this.limit) this.end = 'limit';
    else if (this.eventsLeft <= 0 || this.signal?.aborted) this.end = 'stopped';
    if (status !== 'solution') return undefined;
    return { geometry: search.geometry, digits: search.digits.slice() };
  }
}
