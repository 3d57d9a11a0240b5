import { CLASSIC } from '../grid/geometry.ts';

/**
 * The number of cells of a classic grid. It is also the number of elements of a puzzle, and the
 * number of bytes of a solution.
 */
export const CELLS: number = CLASSIC.cells;
/** The character '0'. */
export const ZERO = 48;
/**
 * The number of nodes in a slice. A slice takes a few milliseconds, and then the caller can check
 * the clock.
 */
export const SLICE = 4_096;

/** Options of a batch. */
export interface Task {
  /** The search of a puzzle stops after this many solutions, at least 1. */
  readonly limit: number;
  /**
   * Whether to find the solutions of a puzzle in lexicographic order. This order takes up to 2.5
   * times as long.
   */
  readonly inOrder: boolean;
  /** Whether to keep every solution, not only the first. */
  readonly every: boolean;
  /** Whether the puzzles are in `masks` rather than in `input`. */
  readonly masked: boolean;
}

/**
 * Searches classic puzzles in batches and slices. There are two kernels, the SIMD kernel of
 * assembly/ and the band solver.
 */
export interface Kernel {
  /** The most puzzles in a batch. */
  readonly capacity: number;
  /** Puzzle × 81 + cell → 1 to 9 or '1' to '9' for a digit, any other byte for a blank. */
  readonly input: Uint8Array;
  /**
   * Puzzle × 81 + cell → its candidates, with digit d as bit d − 1. May share its memory with
   * `input`.
   */
  readonly masks: Uint16Array;
  /** Puzzle → the number of solutions found, up to the limit. */
  readonly counts: Uint32Array;
  /**
   * Row × 81 + cell → '1' to '9'. Row p is the first solution of puzzle p. If every solution is
   * kept, the rows are the solutions found since the latest `take`.
   */
  readonly output: Uint8Array;
  /** Row → its puzzle, if every solution is kept. */
  readonly owners: Uint16Array;

  /** Starts a batch with the first `puzzles` puzzles of the input. Drops the previous batch. */
  start(puzzles: number, task: Task): void;
  /**
   * Searches about `work` more nodes. It stops earlier if every solution is kept and the output is
   * full. Returns whether the batch is finished.
   */
  advance(work: number): boolean;
  /**
   * Returns how many rows have been kept since the latest call of `take`. The next `advance`
   * overwrites these rows.
   */
  take(): number;
}
