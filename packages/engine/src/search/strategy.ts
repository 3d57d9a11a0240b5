import type { Constraint } from '../constraint/constraint.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';

/**
 * A method by which the program searches for solutions. All strategies pass the same conformance
 * tests. `limits` says what a strategy does not support.
 *
 * The kernel (bulk/) solves 9×9 puzzles many times faster, but cannot show its steps, so there are
 * both.
 */
export interface Strategy {
  /** A name in kebab case, such as `bitmask-mrv`. The option `--strategy` takes it. */
  readonly id: string;
  /** Says in one line what the strategy does. */
  readonly summary: string;
  /** Where the method comes from. */
  readonly source: string;
  /** Whether the strategy finds solutions in ascending order, compared row by row. */
  readonly lexicographic: boolean;
  readonly limits: Limits;
  /**
   * Starts a search. The givens must not conflict. With `pencilmarks`, a cell may only take the
   * candidates listed there. Only a strategy whose limits say so takes constraints.
   */
  begin(givens: Grid, pencilmarks?: CandidateGrid, constraints?: readonly Constraint[]): Search;
}

export interface Limits {
  /** The largest grid size at which the strategy solves ordinary puzzles in seconds. */
  readonly largestSize: number;
  /** Why the strategy is not suited to larger grids, as a phrase. */
  readonly sizeReason?: string;
  /** Whether `begin` supports pencilmarks. */
  readonly pencilmarks: boolean;
  /** Why `begin` does not support pencilmarks, as a phrase. */
  readonly pencilmarksReason?: string;
  /**
   * What `begin` supports beside rows, columns and boxes of any form: nothing, more houses and pairs
   * of cells that differ, or any constraint.
   */
  readonly beside: 'nothing' | 'houses and pairs' | 'constraints';
}

/**
 * A search in progress. It can stop after any event and continue later. An event places a digit (a
 * placement) or takes the last digit out again (a back). So depth = placements − backs at all
 * times.
 *
 * There are no callbacks. To see every event, advance by one event at a time.
 */
export interface Search {
  readonly geometry: Geometry;
  /**
   * Cell → current digit, 0 for a blank. The search changes this array, so read it only between
   * calls of `advance`.
   */
  readonly digits: Uint8Array;
  /** The blanks of the puzzle. The first `depth` blanks are filled, in the order of placement. */
  readonly path: Uint16Array;
  readonly depth: number;
  /** Whether the placement at this index of the path was a choice. If not, it was forced. */
  opensNode(index: number): boolean;
  /** Whether the search has just found a solution, which is now in `digits`. */
  readonly isSolved: boolean;
  /** The search changes these counters, so read them only between calls of `advance`. */
  readonly counters: Counters;
  /** The latest event. */
  readonly event: SearchEvent;
  /**
   * Makes at most `events` events. Stops early if the search is exhausted or has found a solution.
   * A solution stays in `digits` until the next call of `advance`.
   */
  advance(events: number): SearchStatus;
  /** Returns the state, from which `load` can continue. */
  save(): Checkpoint;
  /** Restores a state saved by a search of the same puzzle and strategy. */
  load(checkpoint: Checkpoint): void;
}

export type SearchStatus = 'paused' | 'solution' | 'exhausted';

/** The work of a search. Tests pin these numbers, so a refactoring must not change them. */
export interface Counters {
  /** Digits placed in a cell. */
  placements: number;
  /** Placed digits taken out again. */
  backs: number;
  /** The number of digits tested. */
  tries: number;
  /**
   * The number of calls that a recursive search would make: one for the whole puzzle, and one for
   * each placement that is not forced.
   */
  nodes: number;
  /** Solutions found. */
  solutions: number;
}

/** The number of events that a search has made. */
export function eventCount({ placements, backs }: Readonly<Counters>): number {
  return placements + backs;
}

export interface SearchEvent {
  kind: 'placement' | 'back';
  cell: number;
  digit: number;
}

export interface Checkpoint {
  readonly counters: Counters;
  /** The strategy's own state. Each strategy chooses the layout. */
  readonly state: Int32Array;
}
