import type { Work } from '@nonet/engine/work';
import type { BlockAnswer, NOT_PLAIN } from './line-task.ts';

/** Answers blocks of plain lines as bytes, one block at a time, in slices. */
export interface BlockWork extends Work<BlockAnswer | typeof NOT_PLAIN> {
  /**
   * Starts a block. Only the last line of the block may lack a line end.
   *
   * @param space Memory for the output. It is used if it is large enough.
   */
  start(block: Uint8Array, space?: Uint8Array<ArrayBuffer>): void;
}
