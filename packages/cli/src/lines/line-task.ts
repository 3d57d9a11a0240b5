/** What to do with plain lines. A task is plain data, so that it can be sent to a thread. */
export type LineTask = SolverTask | CheckTask | CanonicalTask;

export interface SolverTask {
  readonly name: 'solve' | 'count' | 'euler';
  /** The number of solutions after which the search of a puzzle stops. */
  readonly limit: number;
}

export interface CheckTask {
  readonly name: 'check';
  /** Whether proper puzzles that are not minimal fail. */
  readonly minimal: boolean;
}

export interface CanonicalTask {
  readonly name: 'canonical';
  /** Whether to append the number of automorphisms to every form. */
  readonly automorphisms: boolean;
}

/** A puzzle without an answer. */
export interface Failure {
  /** The line of the puzzle in the block, counted from 0. */
  readonly line: number;
  /** The offset in the output where the answer would be. */
  readonly offset: number;
  readonly reason: string;
}

/** The answer to a block of plain lines. */
export interface BlockAnswer {
  /** The number of lines in the block, with one puzzle each. */
  readonly lines: number;
  readonly output: Uint8Array<ArrayBuffer>;
  /** In the order of the lines. */
  readonly failures: readonly Failure[];
  /**
   * The lines whose puzzles have several solutions, in ascending order. Only one solution per puzzle
   * is written.
   */
  readonly several: readonly number[];
  /** Whether a puzzle failed the check. */
  readonly failed: boolean;
  /** The sum of the 3-digit numbers in the top left corners. It is 0 in all tasks but `euler`. */
  readonly sum: number;
}

/** The answer to a block in which a line is not plain. Such a block has to be read as records. */
export const NOT_PLAIN = 'not plain';
