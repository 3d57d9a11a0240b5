import { type CandidateGrid, candidatesOf } from '../grid/candidate-grid.ts';
import type { Grid } from '../grid/grid.ts';
import type { Work } from '../work/work.ts';
import { isContradictory, type Puzzle, unsupportedReason } from './puzzle.ts';
import type { End } from './run.ts';
import type { Checkpoint, Counters, Search, SearchEvent, Strategy } from './strategy.ts';

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
  /**
   * Whether propagation forced the digit. If not, the placement opened a node. In a recursive
   * search, the node would be a call on the stack.
   */
  readonly forced: boolean;
}

/** The state of a search after `event` events. */
export interface Moment {
  readonly event: number;
  /** The event before this moment, and the event after it. */
  readonly last: Readonly<SearchEvent> | undefined;
  readonly next: Readonly<SearchEvent> | undefined;
  readonly grid: Grid;
  /**
   * The blanks of the puzzle, filled blanks first. `index` is the number of filled blanks, which is
   * the pointer in the article.
   */
  readonly blanks: Uint16Array;
  readonly index: number;
  /**
   * The filled blanks with their digits. `stack` has only the entries of `path` that opened a node.
   */
  readonly path: readonly PathEntry[];
  readonly stack: readonly PathEntry[];
  readonly candidates: CandidateGrid;
  readonly counters: Readonly<Counters>;
  readonly solved: boolean;
  /** Whether the search has just placed a digit and will take it back next. */
  readonly deadEnd: boolean;
}

const EVERY = 65_536;

/** Five counters of eight bytes. */
const COUNTER_BYTES = 40;

/**
 * A search that is run once and can then be shown at any moment. It stores no events, only
 * checkpoints at regular intervals. To show a moment, it runs a search from the checkpoint before
 * that moment.
 *
 *     const recording = new Recording(puzzle, strategy);
 *     finish(recording);
 *     recording.at(1_204);
 */
export class Recording implements Work<End> {
  /**
   * Why the search ended, or undefined if it is still running. While it is running, every moment
   * recorded so far can already be shown.
   */
  end: End | undefined;
  /** The number of events recorded. */
  events = 0;
  /** The counters of the search so far. */
  readonly counters: Readonly<Counters>;
  private readonly begin: () => Search;
  private readonly pencilmarks: CandidateGrid | undefined;
  private readonly limit: number;
  private readonly bound: number;
  private readonly every: number;
  private readonly checkpoints: Checkpoint[] = [];
  /**
   * `recorder` is the search that is recorded. A second search moves to the moment to show, and is
   * now at `position`.
   */
  private readonly recorder: Search;
  private readonly seeker: Search;
  private position = 0;

  /**
   * @throws RangeError if `limit`, `events` or `every` is not at least 1, or the strategy does not
   *   support pencilmarks and the puzzle has some.
   */
  constructor(puzzle: Puzzle, strategy: Strategy, options: RecordingOptions = {}) {
    const { limit = 1, events = Number.POSITIVE_INFINITY, every = EVERY } = options;
    for (const [name, value] of Object.entries({ limit, events, every })) {
      if (!(value >= 1)) throw new RangeError(`expected ${name} of at least 1, got ${value}`);
    }
    const unsupported = unsupportedReason(puzzle, strategy);
    if (unsupported) throw new RangeError(`${strategy.id} ${unsupported}`);
    this.pencilmarks = puzzle.pencilmarks;
    this.limit = limit;
    this.bound = events;
    this.every = every;
    this.begin = () => strategy.begin(puzzle.givens, puzzle.pencilmarks);
    this.recorder = this.begin();
    this.seeker = this.begin();
    this.counters = this.recorder.counters;
    if (isContradictory(puzzle)) this.end = 'exhausted';
    this.checkpoints.push(this.recorder.save());
  }

  get checkpointCount(): number {
    return this.checkpoints.length;
  }

  /** The size of the checkpoints in bytes. Nothing else grows with the length of the recording. */
  get checkpointBytes(): number {
    const numbers = this.checkpoints.reduce((sum, { state }) => sum + state.byteLength, 0);
    return numbers + this.checkpoints.length * COUNTER_BYTES;
  }

  /**
   * Records up to the next checkpoint, but at most `events` events. Returns why the search ended,
   * or undefined if it has not ended.
   */
  advance(events: number = this.every): End | undefined {
    if (this.end) return this.end;
    const checkpoint = this.checkpoints.length * this.every;
    const target = Math.min(checkpoint, this.bound, this.events + events);
    while (this.events < target && !this.end) {
      const status = this.recorder.advance(target - this.events);
      this.events = this.counters.placements + this.counters.backs;
      if (status === 'exhausted') this.end = 'exhausted';
      else if (this.counters.solutions >= this.limit) this.end = 'limit';
    }
    if (!this.end && this.events >= this.bound) this.end = 'stopped';
    if (!this.end && this.events === checkpoint) this.checkpoints.push(this.recorder.save());
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
    const next = event < this.events ? this.peek() : undefined;
    const deadEnd = last?.kind === 'placement' && next?.kind === 'back' && !moment.solved;
    return { ...moment, next, deadEnd };
  }

  /**
   * Returns a new search that has made `event` events and can be advanced from there. Use this
   * search to go through many events without making a Moment for each.
   *
   * @throws RangeError if `event` is not an integer from 0 to `events`.
   */
  searchAt(event: number): Search {
    this.check(event);
    const search = this.begin();
    const index = Math.min(Math.floor(event / this.every), this.checkpoints.length - 1);
    search.load(this.checkpoints[index]);
    const { counters } = search;
    for (let position = index * this.every; position < event; ) {
      search.advance(event - position);
      position = counters.placements + counters.backs;
    }
    return search;
  }

  private check(event: number): void {
    if (!Number.isInteger(event) || event < 0 || event > this.events) {
      throw new RangeError(`expected an event from 0 to ${this.events}, got ${event}`);
    }
  }

  /** Moves the seeker to an event. Returns that event. */
  private seek(event: number): SearchEvent | undefined {
    if (event === 0) {
      this.seeker.load(this.checkpoints[0]);
      this.position = 0;
      return undefined;
    }
    // A checkpoint does not hold the event just before it. To know that event, start from an
    // earlier checkpoint and make the event again.
    const index = Math.floor((event - 1) / this.every);
    const checkpoint = index * this.every;
    if (this.position < checkpoint || this.position >= event) {
      this.seeker.load(this.checkpoints[index]);
      this.position = checkpoint;
    }
    this.run(event);
    return { ...this.seeker.event };
  }

  private peek(): SearchEvent {
    this.run(this.position + 1);
    return { ...this.seeker.event };
  }

  private run(event: number): void {
    const { counters } = this.seeker;
    while (this.position < event) {
      this.seeker.advance(event - this.position);
      this.position = counters.placements + counters.backs;
    }
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
      solved: depth === path.length,
    };
  }

  private candidates(grid: Grid): CandidateGrid {
    const plain = candidatesOf(grid);
    const marks = this.pencilmarks?.candidates;
    if (!marks) return plain;
    return { ...plain, candidates: plain.candidates.map((set, cell) => set & marks[cell]) };
  }
}
