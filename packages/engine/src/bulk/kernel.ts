import { CLASSIC } from '../grid/geometry.ts';

/** Cells of a classic grid: elements of a puzzle, bytes of a solution. */
export const CELLS: number = CLASSIC.cells;
/** The character '0'. */
export const ZERO = 48;
/** Nodes of a slice, between two looks at the clock: a few milliseconds. */
export const SLICE = 4_096;

/** What is wanted of a batch. */
export interface Task {
  /** Solutions after which a puzzle is left; at least 1. */
  readonly limit: number;
  /** Whether the solutions of a puzzle are met in lexicographic order. It costs up to 2.5 times. */
  readonly inOrder: boolean;
  /** Whether every solution is kept, not the first alone. */
  readonly every: boolean;
  /** Whether the puzzles stand in `masks` rather than in `input`. */
  readonly masked: boolean;
}

/**
 * What searches classic puzzles, a batch at a time, in slices: the SIMD kernel of assembly/ or the
 * band solver.
 */
export interface Kernel {
  /** Puzzles that it takes at a time. */
  readonly capacity: number;
  /** Puzzle × 81 → a digit as 1 to 9 or '1' to '9', anything else a blank. */
  readonly input: Uint8Array;
  /** Puzzle × 81 → candidates, digit d as bit d − 1. May share its memory with `input`. */
  readonly masks: Uint16Array;
  /** Puzzle → solutions found, up to the limit. */
  readonly counts: Uint32Array;
  /**
   * Row × 81 → '1' to '9'. Row p is the first solution of puzzle p; when every solution is kept, the
   * rows are those found since the latest `take`.
   */
  readonly output: Uint8Array;
  /** Row → the puzzle it solves, when every solution is kept. */
  readonly owners: Uint16Array;

  /** Begins with the first `puzzles` of the input; what went before is forgotten. */
  start(puzzles: number, task: Task): void;
  /**
   * Searches on for about `work` nodes, less when every solution is kept and the rows are full.
   * Whether the batch is finished.
   */
  advance(work: number): boolean;
  /** How many rows have been kept since the latest call. They are free again at the next `advance`. */
  take(): number;
}
