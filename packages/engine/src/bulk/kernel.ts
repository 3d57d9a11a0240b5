import { CLASSIC } from '../grid/geometry.ts';

/** Cells of a classic grid: elements of a puzzle, bytes of a solution. */
export const CELLS: number = CLASSIC.cells;
/** The character '0'. */
export const ZERO = 48;
/** Nodes of a slice: a few milliseconds, after which the caller can check the clock. */
export const SLICE = 4_096;

/** Options of a batch. */
export interface Task {
  /** The search of a puzzle stops after this many solutions; at least 1. */
  readonly limit: number;
  /** Whether to find the solutions of a puzzle in lexicographic order. Takes up to 2.5 times as long. */
  readonly inOrder: boolean;
  /** Whether to keep every solution, not only the first. */
  readonly every: boolean;
  /** Whether the puzzles are in `masks` rather than in `input`. */
  readonly masked: boolean;
}

/**
 * Searches classic puzzles in batches and slices: the SIMD kernel of assembly/, or the band solver.
 */
export interface Kernel {
  /** The most puzzles of a batch. */
  readonly capacity: number;
  /** Puzzle × 81 → a digit as 1 to 9 or '1' to '9', anything else a blank. */
  readonly input: Uint8Array;
  /** Puzzle × 81 → candidates, digit d as bit d − 1. May share its memory with `input`. */
  readonly masks: Uint16Array;
  /** Puzzle → solutions found, up to the limit. */
  readonly counts: Uint32Array;
  /**
   * Row × 81 → '1' to '9'. Row p is the first solution of puzzle p. If every solution is kept, the rows
   * are the solutions found since the latest `take`.
   */
  readonly output: Uint8Array;
  /** Row → its puzzle, if every solution is kept. */
  readonly owners: Uint16Array;

  /** Starts a batch: the first `puzzles` of the input. Drops the batch before. */
  start(puzzles: number, task: Task): void;
  /**
   * Searches about `work` more nodes, fewer if every solution is kept and the rows are full. Returns
   * whether the batch is finished.
   */
  advance(work: number): boolean;
  /** Returns how many rows have been kept since the latest call. The next `advance` reuses them. */
  take(): number;
}
