import type { Work } from '@nonet/engine/work';
import type { BlockReply } from './line-task.ts';

/** Answers the puzzles in blocks of lines, one block after another. Works in slices. */
export interface BlockWork extends Work<BlockReply['answer']> {
  /**
   * Starts a block. Only the last line of the block may lack a line end.
   *
   * @param space Memory for the output. It is used if it is large enough.
   * @param firstLine The number of the block's first line.
   */
  start(block: Uint8Array, space: Uint8Array<ArrayBuffer>, firstLine: number): void;
}

/** Returns memory for an output of at most `bytes` bytes: `space` if it is large enough. */
export function outputIn(space: Uint8Array<ArrayBuffer>, bytes: number): Uint8Array<ArrayBuffer> {
  return space.length >= bytes ? space : new Uint8Array(bytes);
}
