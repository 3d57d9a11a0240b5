import { type CandidateGrid, candidatesOf } from '../grid/candidate-grid.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Work } from '../work/work.ts';
import { searched } from './laid-out.ts';
import type { Puzzle } from './puzzle.ts';
import { type End, Run } from './run.ts';
import {
  type Checkpoint,
  type Counters,
  eventCount,
  type Search,
  type SearchEvent,
  type Strategy,
} from './strategy.ts';

export interface RecordingOptions {
  /** Stop after this many solutions. Default 1. */
  readonly limit?: number;
  /** Stop after this many events. Default: no limit. */
  readonly events?: number;
  /** Events between checkpoints. Default 65,536. */
  readonly every?: number;
}

/** A digit on the path of the search. */
export interface PathEntry {
  readonly cell: number;
  readonly digit: number;
  /** Whether propagation forced the digit. If not, the search chose it. */
  readonly forced: boolean;
}

/** The state of a search after a certain event. */
export interface Moment {
  readonly event: number;
  /** The latest event before this moment. */
  readonly last: Readonly<SearchEvent> | undefined;
  /** The event after this moment. */
  readonly next: Readonly<SearchEvent> | undefined;
  readonly grid: Grid;
  /** The cells that are blank in the puzzle. Those that the search has filled come first. */
  readonly blanks: Uint16Array;
  /** The number of filled blanks. */
  readonly index: number;
  /** The filled blanks with their digits. */
  readonly path: readonly PathEntry[];
  /** The entries of `path` that are not forced: the call stack of a recursive search. */
  readonly stack: readonly PathEntry[];
  readonly candidates: CandidateGrid;
  readonly counters: Readonly<Counters>;
  readonly solved: boolean;
  /** Whether the search has just placed a digit and will take it back next. */
  readonly deadEnd: boolean;
}

const EVERY = 65_536;

/** The counters of a checkpoint are five numbers of eight bytes. */
const COUNTER_BYTES = 40;

/**
 * A search that is run once and can then be shown at any moment. It stores only checkpoints at
 * regular intervals. To show a moment, it runs a second search from the checkpoint before that
 * moment.
 *
 *     const recording = new Recording(puzzle, strategy);
 *     finish(recording);
 *     recording.at(1_204);
 */
export class Recording implements Work<End> {
  /**
   * Why the search ended, or undefined if it is still running. Every event recorded so far can be
   * shown, even while the search is running.
   */
  end: End | undefined;
  /** The number of events recorded. */
  events = 0;
  /** The counters of the search so far. */
  readonly counters: Readonly<Counters>;
  private readonly found: number[] = [];
  private readonly begin: () => Search;
  private readonly pencilmarks: CandidateGrid | undefined;
  private readonly every: number;
  private readonly checkpoints: Checkpoint[];
  /** The search that is recorded. */
  private readonly run: Run;
  /** The search that moves to the moment to show. */
  private readonly seeker: Search;

  /**
   * @throws RangeError if `limit`, `events` or `every` is not at least 1, or in the same cases as
   *   `Run`.
   */
  constructor(puzzle: Puzzle, strategy: Strategy, options: RecordingOptions = {}) {
    const { limit = 1, events = Number.POSITIVE_INFINITY, every = EVERY } = options;
    for (const [name, value] of Object.entries({ limit, events, every })) {
      if (!(value >= 1)) throw new RangeError(`expected ${name} of at least 1, got ${value}`);
    }
    const interned = internPuzzle(puzzle);
    const own = searched(interned, strategy).puzzle ?? interned;
    const { givens, pencilmarks, constraints } = own;
    this.run = new Run(own, strategy, { limit, events });
    this.end = this.run.end;
    this.counters = this.run.counters;
    this.checkpoints = [this.run.search.save()];
    this.every = every;
    this.pencilmarks = pencilmarks;
    this.begin = () => strategy.begin(givens, pencilmarks, constraints);
    this.seeker = this.begin();
  }

  /** The events at which the search found a solution. */
  get solutions(): readonly number[] {
    return this.found;
  }

  get checkpointCount(): number {
    return this.checkpoints.length;
  }

  /**
   * The size of the checkpoints in bytes. Apart from `solutions`, nothing else grows with the length
   * of the recording.
   */
  get checkpointBytes(): number {
    const numbers = this.checkpoints.reduce((sum, { state }) => sum + state.byteLength, 0);
    return numbers + this.checkpoints.length * COUNTER_BYTES;
  }

  /**
   * Records until the next checkpoint, but at most `events` events. Returns why the search ended,
   * or undefined if it is still running.
   */
  advance(events: number = this.every): End | undefined {
    const { run } = this;
    const checkpoint = this.checkpoints.length * this.every;
    const target = Math.min(checkpoint, this.events + events);
    while (!this.end && this.events < target) {
      this.end = run.advance(target - this.events);
      this.events = eventCount(this.counters);
      if (run.solution) this.found.push(this.events);
    }
    if (!this.end && this.events === checkpoint) this.checkpoints.push(run.search.save());
    return this.end;
  }

  /**
   * The moment after `event` events.
   *
   * @throws RangeError if `event` is not an integer from 0 to `events`.
   */
  at(event: number): Moment {
    this.check(event);
    const last = this.seek(event);
    const moment = this.snapshot(event, last);
    let next: SearchEvent | undefined;
    if (event < this.events) {
      advanceTo(event + 1, this.seeker);
      next = { ...this.seeker.event };
    }
    const deadEnd =
      last?.kind === 'placement' &&
      next?.kind === 'back' &&
      next.cell === last.cell &&
      !moment.solved;
    return { ...moment, next, deadEnd };
  }

  /**
   * Returns a new search that has made `event` events. To visit many consecutive events, advance
   * this search. That is faster than a call of `at` for each event.
   *
   * @throws RangeError if `event` is not an integer from 0 to `events`.
   */
  searchAt(event: number): Search {
    this.check(event);
    const search = this.begin();
    const index = Math.min(Math.floor(event / this.every), this.checkpoints.length - 1);
    search.load(this.checkpoints[index]);
    advanceTo(event, search);
    return search;
  }

  private check(event: number): void {
    if (!Number.isInteger(event) || event < 0 || event > this.events) {
      throw new RangeError(`expected an event from 0 to ${this.events}, got ${event}`);
    }
  }

  /** Advances `seeker` to the event with this number, and returns the event. */
  private seek(event: number): SearchEvent | undefined {
    const { checkpoints, every, seeker } = this;
    if (event === 0) {
      seeker.load(checkpoints[0]);
      return undefined;
    }
    // A checkpoint does not store its latest event. So a moment at a checkpoint is reached from the
    // previous checkpoint.
    const index = Math.floor((event - 1) / every);
    const position = eventCount(seeker.counters);
    if (position < index * every || position >= event) seeker.load(checkpoints[index]);
    advanceTo(event, seeker);
    return { ...seeker.event };
  }

  private snapshot(event: number, last: SearchEvent | undefined): Omit<Moment, 'next' | 'deadEnd'> {
    const { geometry, digits, path, depth, counters } = this.seeker;
    const entries: PathEntry[] = [];
    for (let i = 0; i < depth; i++) {
      const cell = path[i];
      entries.push({ cell, digit: digits[cell], forced: !this.seeker.opensNode(i) });
    }
    const blanks = path.slice();
    blanks.subarray(depth).sort();
    const grid = { geometry, digits: digits.slice() };
    return {
      event,
      last,
      grid,
      blanks,
      index: depth,
      path: entries,
      stack: entries.filter((entry) => !entry.forced),
      candidates: this.candidates(grid),
      counters: { ...counters },
      solved: this.seeker.isSolved,
    };
  }

  private candidates(grid: Grid): CandidateGrid {
    const plain = candidatesOf(grid);
    const marks = this.pencilmarks?.candidates;
    if (!marks) return plain;
    return { ...plain, candidates: plain.candidates.map((set, cell) => set & marks[cell]) };
  }
}

/** Advances a search until it has made this many events. */
function advanceTo(event: number, search: Search): void {
  const { counters } = search;
  while (eventCount(counters) < event) search.advance(event - eventCount(counters));
}
