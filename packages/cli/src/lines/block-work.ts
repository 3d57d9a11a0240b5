import type { Work } from '@nonet/engine/work';
import type { BlockAnswer, NOT_PLAIN } from './line-task.ts';

/** Answers blocks of plain lines, bytes in and bytes out: one block at a time, in slices. */
export interface BlockWork extends Work<BlockAnswer | typeof NOT_PLAIN> {
  /**
   * Starts a block. Every line but the last has a line end.
   *
   * @param space Memory for the output, used if it is large enough.
   */
  start(block: Uint8Array, space?: Uint8Array<ArrayBuffer>): void;
}
