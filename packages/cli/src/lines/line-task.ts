/** What to do with lines of 81 cells. It contains only data, so it can be sent to a thread. */
export type LineTask = SolverTask | CheckTask | CanonicalTask;

export type SolverTask = SolveTask | CountTask;

interface BlockTask {
  /**
   * Bytes per block. Answering a block takes a few hundred times as long as sending it to a thread.
   */
  readonly blockBytes: number;
  /**
   * The approximate size of the answer to a block, as a multiple of the size of the block. If the
   * answer is larger, a larger buffer is allocated. Default: a little more than 1.
   */
  readonly growth?: number;
  /** Whether the answers contain the numbers of the lines. */
  readonly countsLines?: boolean;
  /** Whether a comment with the error message takes the place of each missing answer. */
  readonly hasPlaceholders?: boolean;
}

export interface SolveTask extends BlockTask {
  readonly name: 'solve';
  /** The search of a puzzle stops after this many solutions. */
  readonly limit: number;
  /**
   * `lines`: the cells of one solution per line. `json`: one JSON object per line. `single`: the
   * same as `lines`, but if any puzzle of a block has several solutions, the answer to the whole
   * block is NOT_PLAIN.
   */
  readonly form: 'lines' | 'json' | 'single';
}

interface CountTask extends BlockTask {
  readonly name: 'count' | 'euler';
  /** The search of a puzzle stops after this many solutions. */
  readonly limit: number;
}

export interface CheckTask extends BlockTask {
  readonly name: 'check';
  /** Whether proper puzzles must also be minimal to pass the check. */
  readonly minimal: boolean;
}

export interface CanonicalTask extends BlockTask {
  readonly name: 'canonical';
  /** Whether to write the number of automorphisms after every canonical form. */
  readonly automorphisms: boolean;
}

/** A puzzle without an answer. */
export interface Failure {
  /** The line of the puzzle in the block, counted from 0. */
  readonly line: number;
  /** The position in the output where the answer would be. */
  readonly offset: number;
  readonly reason: string;
}

/** The answer to a block of lines with 81 cells each. */
export interface BlockAnswer {
  /** How many lines the block has. */
  readonly lines: number;
  readonly output: Uint8Array<ArrayBuffer>;
  /** The puzzles without an answer, in the order of the lines. */
  readonly failures?: readonly Failure[];
  /** The lines whose puzzles have several solutions, in order. The task `solve` sets this. */
  readonly several?: readonly number[];
  /** Whether a puzzle failed the check. The task `check` sets this. */
  readonly failed?: boolean;
  /** The sum of the 3-digit numbers in the top left corners. The task `euler` sets this. */
  readonly sum?: number;
}

/**
 * The answer to a block with a line that is not plain (see `readPlainLines`), or with a line that
 * the task cannot answer. The block is then read as records.
 */
export const NOT_PLAIN = 'not plain';

/** A block, and memory for its answer. Both buffers are transferred to a thread and back. */
export interface BlockRequest {
  readonly block: Uint8Array<ArrayBuffer>;
  readonly space: Uint8Array<ArrayBuffer>;
  /** The number of the block's first line. Only the form `json` uses it. */
  readonly firstLine: number;
}

export interface BlockReply extends Omit<BlockRequest, 'firstLine'> {
  readonly answer: BlockAnswer | typeof NOT_PLAIN;
}

/** The buffers that move to another thread with a request, and back with the reply. */
export function buffersOf(message: BlockRequest | BlockReply): readonly ArrayBuffer[] {
  const { block, space } = message;
  const buffers = new Set([block.buffer, space.buffer]);
  if ('answer' in message && message.answer !== NOT_PLAIN) {
    buffers.add(message.answer.output.buffer);
  }
  return [...buffers];
}
