import type { Work } from '@nonet/engine/work';
import type { BlockAnswer, NOT_PLAIN } from './line-task.ts';

/** Answers blocks of plain lines: bytes in, bytes out, one block at a time, in slices. */
export interface BlockWork extends Work<BlockAnswer | typeof NOT_PLAIN> {
  /** Begins with a block: every line but the last has a line end. `room` may hold the output. */
  start(block: Uint8Array, room?: Uint8Array<ArrayBuffer>): void;
}
