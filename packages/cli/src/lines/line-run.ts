import { yieldToEventLoop } from '../event-loop.ts';
import type { LineBlock } from '../pipeline/line-block.ts';
import type { WorkerPool } from '../threads/worker-pool.ts';
import type { BlockWork } from './block-work.ts';
import { blockWorkFor } from './block-work-for.ts';
import type { Buffers } from './buffers.ts';
import type { BlockReply, BlockRequest, LineTask } from './line-task.ts';

/** Other threads are started after this many milliseconds of work in this thread. */
const SINGLE_THREAD_TIME = 20;

/** Each thread has at most this many blocks that are not answered yet. */
const BLOCKS_PER_THREAD = 6;

interface LineRunOptions {
  readonly task: LineTask;
  /** The number of threads, including this one. */
  readonly threads: number;
  /** Called with one answer after another, in the order of the blocks. Calls do not overlap. */
  readonly onAnswer: (block: LineBlock, answer: BlockReply['answer']) => Promise<void>;
  /** Called if a block cannot be answered. Then there are no more answers. */
  readonly onFailure: () => void;
  /** Provides the memory of blocks and answers. */
  readonly buffers: Buffers;
}

/**
 * Answers blocks of lines. Starts in this thread, and uses other threads if the work takes long.
 */
export class LineRun {
  private readonly options: LineRunOptions;
  /** Undefined until other threads are needed. */
  private pool: WorkerPool<BlockRequest, BlockReply> | undefined;
  private readonly work: BlockWork;
  /** Milliseconds of work in this thread. */
  private worked = 0;
  /** How many blocks the other threads have not answered yet. */
  private inFlight = 0;
  /** Resolves when all blocks so far are answered. */
  private last: Promise<void> = Promise.resolve();
  /**
   * Functions that resume the waiting calls of `push`. When a block is answered, the first of these
   * functions is called.
   */
  private readonly waiting: (() => void)[] = [];
  private failure: Error | undefined;

  constructor(options: LineRunOptions) {
    this.options = options;
    this.work = blockWorkFor(options.task);
  }

  /** Adds the next block. Waits while the other threads have too many blocks. */
  async push(block: LineBlock): Promise<void> {
    const { threads } = this.options;
    if (threads === 1 || this.worked < SINGLE_THREAD_TIME) {
      await this.drain();
      if (await this.answerHere(block)) return;
    }
    while (this.inFlight >= BLOCKS_PER_THREAD * threads && !this.failure) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.throwIfFailed();
    this.pool ??= await this.newPool();
    this.inFlight++;
    const { bytes, firstLine } = block;
    const message = { block: bytes, space: this.spaceFor(block), firstLine };
    const buffers = [message.block.buffer, message.space.buffer];
    const reply = this.pool.request(message, buffers);
    this.last = this.deliver(block, reply, this.last);
  }

  /** Waits until every block is answered. */
  async drain(): Promise<void> {
    await this.last;
    this.throwIfFailed();
  }

  async close(): Promise<void> {
    await this.pool?.close();
  }

  private async newPool(): Promise<WorkerPool<BlockRequest, BlockReply>> {
    const { task, threads } = this.options;
    const { WorkerPool } = await import('../threads/worker-pool.ts');
    return new WorkerPool(new URL('./line-worker.js', import.meta.url), task, threads);
  }

  /**
   * Answers a block in this thread. Returns false if the block takes too long and there are other
   * threads.
   */
  private async answerHere(block: LineBlock): Promise<boolean> {
    const { onAnswer, threads } = this.options;
    const space = this.spaceFor(block);
    const before = performance.now() - this.worked;
    this.work.start(block.bytes, space, block.firstLine);
    let answer = this.work.advance();
    while (answer === undefined) {
      this.worked = performance.now() - before;
      if (threads > 1 && this.worked > SINGLE_THREAD_TIME) {
        this.options.buffers.release(space);
        return false;
      }
      await yieldToEventLoop();
      answer = this.work.advance();
    }
    this.worked = performance.now() - before;
    await onAnswer(block, answer);
    this.release({ answer, block: block.bytes, space });
    return true;
  }

  /** Passes the reply to `onAnswer`, after the replies to all earlier blocks. */
  private async deliver(
    block: LineBlock,
    pending: Promise<BlockReply>,
    before: Promise<void>,
  ): Promise<void> {
    try {
      const [reply] = await Promise.all([pending, before]);
      if (this.failure) return;
      await this.options.onAnswer({ ...block, bytes: reply.block }, reply.answer);
      this.release(reply);
    } catch (error) {
      this.failure ??= error as Error;
      this.options.onFailure();
    } finally {
      this.inFlight--;
      this.waiting.shift()?.();
    }
  }

  private spaceFor({ bytes }: LineBlock): Uint8Array<ArrayBuffer> {
    return this.options.buffers.take(outputBytes(this.options.task, bytes.length));
  }

  private release({ answer, block, space }: BlockReply): void {
    const { buffers } = this.options;
    buffers.release(block);
    buffers.release(space);
    if (typeof answer !== 'string') buffers.release(answer.output);
  }

  private throwIfFailed(): void {
    if (this.failure) throw this.failure;
  }
}

/**
 * The approximate size of the answer to a block in bytes. If the answer is larger, the task
 * allocates a larger buffer.
 */
function outputBytes(task: LineTask, bytes: number): number {
  const isJson = task.name === 'solve' && task.form === 'json';
  return isJson ? 5 * bytes : bytes + (bytes >> 5);
}
