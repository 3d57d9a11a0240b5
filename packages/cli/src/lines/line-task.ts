/** What is asked of plain lines. */
export type LineTask = SolverTask | CheckTask | CanonicalTask;

/** What a search answers. */
export interface SolverTask {
  readonly name: 'solve' | 'count' | 'euler';
  /** Solutions after which to go on to the next puzzle. */
  readonly limit: number;
}

/** A verdict. */
export interface CheckTask {
  readonly name: 'check';
  /** Whether a proper puzzle that is not minimal fails. */
  readonly minimal: boolean;
}

/** The canonical form. */
export interface CanonicalTask {
  readonly name: 'canonical';
  /** Whether their number follows the form. */
  readonly automorphisms: boolean;
}

/** A puzzle without an answer. */
export interface Failure {
  /** Its line in the block, counted from 0. */
  readonly line: number;
  /** The byte of the output before which its answer would stand. */
  readonly at: number;
  readonly reason: string;
}

/** The answer to a block of plain lines. */
export interface BlockAnswer {
  /** Lines of the block; a puzzle each. */
  readonly lines: number;
  readonly output: Uint8Array<ArrayBuffer>;
  /** Ascending. */
  readonly failures: readonly Failure[];
  /** Lines of which one solution of several is given, ascending. */
  readonly several: readonly number[];
  /** Whether a puzzle did not pass the check. */
  readonly failed: boolean;
  /** The sum of the numbers in the top left corners. */
  readonly sum: number;
}

/** What is said of a block that has a line which is not plain: it has to be read as records. */
export const NOT_PLAIN = 'not plain';
