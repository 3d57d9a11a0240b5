import { CLASSIC } from '../grid/geometry.ts';

export const CELLS: number = CLASSIC.cells;
/** The character '0'. */
export const ZERO = 48;

/** Byte → its digit. The bytes 1 to 9 and '1' to '9' are digits. All other entries are 0. */
export const DIGIT: Uint8Array = new Uint8Array(256);
for (let digit = 1; digit <= CLASSIC.size; digit++) DIGIT[digit] = DIGIT[ZERO + digit] = digit;

/** The number of nodes in a slice, which takes a few milliseconds. */
export const SLICE = 4_096;

/** Options of a batch. */
export interface Task {
  /** The search of a puzzle stops after this many solutions, at least 1. */
  readonly limit: number;
  /** Whether to find solutions in lexicographic order, which takes up to 2.5 times as long. */
  readonly inOrder: boolean;
  /** Whether to keep every solution. If not, only the first solution of a puzzle is kept. */
  readonly every: boolean;
  /** Whether the puzzles are in `masks` rather than in `input`. */
  readonly masked: boolean;
}

/**
 * Searches classic puzzles in batches and slices. There are two kernels: the SIMD kernel of
 * assembly/kernel, and the strategy `propagation` where SIMD is not supported.
 */
export interface Kernel {
  /** The maximum number of puzzles in a batch. */
  readonly capacity: number;
  /** Puzzle × 81 + cell → 1 to 9 or '1' to '9' for a digit, any other byte for a blank. */
  readonly input: Uint8Array;
  /**
   * Puzzle × 81 + cell → its candidates, with digit d as bit d − 1. May share memory with `input`.
   */
  readonly masks: Uint16Array;
  /** Puzzle → the number of solutions found, up to the limit. */
  readonly counts: Uint32Array;
  /**
   * Row × 81 + cell → '1' to '9'. Row p is the first solution of puzzle p. If `every` is set, the
   * rows are the solutions found since the last call of `take`.
   */
  readonly output: Uint8Array;
  /** Row → its puzzle, if `every` is set. */
  readonly owners: Uint16Array;

  /** Starts a batch with the first `puzzles` puzzles of the input. Drops the previous batch. */
  start(puzzles: number, task: Task): void;
  /**
   * Searches about `work` more nodes. Stops early if `every` is set and the output is full. Returns
   * whether the batch is finished.
   */
  advance(work: number): boolean;
  /**
   * Returns the number of solutions kept since the last call of `take`. These solutions are in the
   * first rows of `output`. The next `advance` overwrites these rows.
   */
  take(): number;
}
