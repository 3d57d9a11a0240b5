import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';

/**
 * A machine search method. All strategies have the same interface and pass the same conformance
 * suite. `limits` says what a strategy does not support.
 */
export interface Strategy {
  /** In kebab case. It is also the value for the option `--strategy`. */
  readonly id: string;
  /** Says in one line what the strategy does. */
  readonly summary: string;
  /** Where the method comes from. */
  readonly source: string;
  /** Whether it finds solutions in lexicographic order of their digits, row by row. */
  readonly lexicographic: boolean;
  readonly limits: Limits;
  /**
   * Returns a search of the puzzle, before its first event. The givens must not conflict. With
   * `pencilmarks`, a cell may only take the candidates listed there.
   */
  begin(givens: Grid, pencilmarks?: CandidateGrid): Search;
}

export interface Limits {
  /** The largest grid size at which the strategy solves ordinary puzzles in seconds. */
  readonly largestSize: number;
  /** Why the strategy is not suited to larger grids. */
  readonly sizeReason?: string;
  /** Whether `begin` supports pencilmarks. */
  readonly pencilmarks: boolean;
  /** Why `begin` does not support pencilmarks. */
  readonly pencilmarksReason?: string;
}

/**
 * A search in progress. It is a state machine that can stop after any event and resume. It has no
 * callbacks, so it is not slowed down when nobody observes it. To see every event, advance by one
 * event at a time.
 *
 * An event is a placement or a back. At all times depth = placements − backs.
 */
export interface Search {
  readonly geometry: Geometry;
  /**
   * Cell → current digit, 0 for a blank. The search changes this array, so read it only between
   * calls of `advance`.
   */
  readonly digits: Uint8Array;
  /** The blanks of the puzzle. The first `depth` of them are filled, in the order of placement. */
  readonly path: Uint16Array;
  readonly depth: number;
  /** Whether the placement at this index of the path opened a node. If not, it was forced. */
  opensNode(index: number): boolean;
  /** The search changes these counters, so read them only between calls of `advance`. */
  readonly counters: Counters;
  /** The latest event. A call of `advance` that makes no event does not change it. */
  readonly event: SearchEvent;
  /**
   * Makes at most `events` events. Stops early if the search is exhausted or has found a solution.
   * The solution stays in `digits` until the next call.
   */
  advance(events: number): SearchStatus;
  /** Returns the state that is needed to continue from here. */
  save(): Checkpoint;
  /** Restores a state saved by a search of the same puzzle and strategy. */
  load(checkpoint: Checkpoint): void;
}

export type SearchStatus = 'paused' | 'solution' | 'exhausted';

/** Counts the work of a search. Tests pin these numbers, so a refactoring must not change them. */
export interface Counters {
  /** Digits placed in a cell. */
  placements: number;
  /** Placed digits taken out again. A digit that was tested and did not fit is not a back. */
  backs: number;
  /** Digits tested. */
  tries: number;
  /**
   * The number of calls that a recursive search would make. It would make the first call, and one
   * call for each placement that is not forced.
   */
  nodes: number;
  /** Solutions found. */
  solutions: number;
}

export interface SearchEvent {
  kind: 'placement' | 'back';
  cell: number;
  digit: number;
}

export interface Checkpoint {
  readonly counters: Counters;
  /** The strategy's own state, in a layout of its choice. */
  readonly state: Int32Array;
}
