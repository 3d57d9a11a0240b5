import { BlockCanonical } from './block-canonical.ts';
import { BlockSolver } from './block-solver.ts';
import type { BlockAnswer, LineTask, NOT_PLAIN } from './line-task.ts';

/** Answers blocks of plain lines: bytes in, bytes out, one block at a time, in slices. */
export interface BlockWork {
  /** Begins with a block, a line end after every line but the last. `room` may hold the output. */
  start(block: Uint8Array, room?: Uint8Array<ArrayBuffer>): void;
  /** Works for a slice, and gives the answer if that was the last. */
  advance(): BlockAnswer | typeof NOT_PLAIN | undefined;
}

export function blockWork(task: LineTask): BlockWork {
  return task.name === 'canonical' ? new BlockCanonical(task) : new BlockSolver(task);
}
