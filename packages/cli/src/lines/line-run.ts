import { OrderedRun } from '../threads/ordered-run.ts';
import { blockReplies } from './block-replies.ts';
import type { Buffers } from './buffers.ts';
import type { LineBlock } from './line-block.ts';
import { type BlockReply, type BlockRequest, buffersOf, type LineTask } from './line-task.ts';

/** Each thread has at most this many blocks that are not answered yet. */
const BLOCKS_PER_THREAD = 6;

interface LineRunOptions {
  readonly task: LineTask;
  /** The number of threads, including this one. */
  readonly threads: number;
  /** Provides the memory of blocks and answers. */
  readonly buffers: Buffers;
}

export interface AnsweredBlock {
  readonly block: LineBlock;
  readonly answer: BlockReply['answer'];
}

/** Answers the blocks of lines among other pieces of the input. Keeps the order. */
export class LineRun<Piece extends object> {
  private readonly buffers: Buffers;
  private readonly run: OrderedRun<Piece | LineBlock, BlockRequest, BlockReply>;

  constructor({ buffers, task, threads }: LineRunOptions) {
    this.buffers = buffers;
    const { growth = 1 + 1 / 32 } = task;
    this.run = new OrderedRun({
      threads,
      perThread: BLOCKS_PER_THREAD,
      restarts: true,
      program: new URL('./line-worker.js', import.meta.url),
      task,
      requestOf(piece) {
        if (!isBlock(piece)) return undefined;
        const { bytes: block, firstLine } = piece;
        return { block, space: buffers.take(Math.ceil(growth * block.length)), firstLine };
      },
      begin: blockReplies(task),
      transferred: buffersOf,
    });
  }

  /** Whether another thread has failed. */
  get hasFailed(): boolean {
    return this.run.failure !== undefined;
  }

  async *answers(pieces: AsyncIterable<Piece | LineBlock>): AsyncGenerator<Piece | AnsweredBlock> {
    for await (const { item, reply } of this.run.replies(pieces)) {
      if (!isBlock(item)) yield item;
      else if (reply) {
        const { answer, block: bytes, space } = reply;
        yield { block: { ...item, bytes }, answer };
        for (const each of [bytes, space]) this.buffers.release(each);
        if (typeof answer !== 'string') this.buffers.release(answer.output);
      }
    }
  }

  async close(): Promise<void> {
    await this.run.close();
  }
}

function isBlock(piece: object): piece is LineBlock {
  return 'bytes' in piece;
}
