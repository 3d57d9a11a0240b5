import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';

/**
 * A machine search method. All strategies answer the same question through the same interface, and
 * one conformance suite runs them all; what a strategy is excused from stands in `limits`.
 */
export interface Strategy {
  /** Kebab case; what `--strategy` takes. */
  readonly id: string;
  /** What it is, in one line. */
  readonly summary: string;
  /** Where the method comes from. */
  readonly source: string;
  /** Whether solutions come in lexicographic order of their digits, row by row. */
  readonly lexicographic: boolean;
  readonly limits: Limits;
  /**
   * A search of the puzzle, before its first event. The givens must be free of conflicts. With
   * `pencilmarks`, a cell may take only the candidates given there.
   */
  begin(givens: Grid, pencilmarks?: CandidateGrid): Search;
}

export interface Limits {
  /** The largest size of grid at which the strategy finishes ordinary puzzles in seconds. */
  readonly largestSize: number;
  /** Why not larger ones, where there are. */
  readonly sizeReason?: string;
  /** Whether `begin` takes pencilmarks. */
  readonly pencilmarks: boolean;
  /** Why not, where it does not. */
  readonly pencilmarksReason?: string;
}

/**
 * A search under way: a machine that can be stopped after any event and resumed. Nothing is called
 * back while it runs, so a search nobody watches pays nothing for being watchable; who wants to see
 * every event advances by one.
 *
 * An event is a placement or a back. At all times depth = placements − backs.
 */
export interface Search {
  readonly geometry: Geometry;
  /** Cell → digit as it now stands, 0 for a blank. Live: read it only between advances. */
  readonly digits: Uint8Array;
  /** The blanks of the puzzle; the first `depth` are the placements in the order they were made. */
  readonly path: Uint16Array;
  readonly depth: number;
  /** Whether the placement at this index of the path opened a node; the others were forced. */
  opensNode(index: number): boolean;
  /** Live, like `digits`. */
  readonly counters: Counters;
  /** The latest event of the last advance, if that made any. */
  readonly event: SearchEvent;
  /**
   * Goes on for `events` events at most. It stops early at a solution, which stays in `digits` until
   * the next advance, and when the search is exhausted.
   */
  advance(events: number): SearchStatus;
  /** All that is needed to go on from here. */
  save(): Checkpoint;
  /** Goes back, or forth, to where a search of the same puzzle and strategy was saved. */
  load(checkpoint: Checkpoint): void;
}

export type SearchStatus = 'paused' | 'solution' | 'exhausted';

/** What the work came to. Pinned by tests: a refactor may not move them. */
export interface Counters {
  /** Digits put in a cell. */
  placements: number;
  /** Placed digits taken out. A digit that was tested and did not fit is not a back. */
  backs: number;
  /** Digits tested. */
  tries: number;
  /** Calls, were it a recursion: the first, and one for every placement that is not forced. */
  nodes: number;
  /** Solutions met. */
  solutions: number;
}

export interface SearchEvent {
  kind: 'placement' | 'back';
  cell: number;
  digit: number;
}

export interface Checkpoint {
  readonly counters: Counters;
  /** What else the strategy needs; its layout is the strategy's own. */
  readonly state: Int32Array;
}
