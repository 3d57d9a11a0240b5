import { breathe } from '../breathe.ts';
import { LineBlock } from '../pipeline/line-block.ts';
import type { BlockWork } from './block-work.ts';
import type { Buffers } from './buffers.ts';
import { LinePool, type Reply } from './line-pool.ts';
import type { LineTask } from './line-task.ts';
import { workOfTask } from './work-of-task.ts';

/** Milliseconds of work that this thread does by itself before others are started. */
const ALONE = 20;

/** Blocks in flight a thread. */
const AHEAD = 6;

export interface LineRunOptions {
  readonly task: LineTask;
  /** 1: this one, and no other. */
  readonly threads: number;
  /** Takes an answer, and is waited for before the next one comes. In the order of the blocks. */
  readonly take: (block: LineBlock, answer: Reply['answer']) => Promise<void>;
  /** Told once that there will be no more answers. */
  readonly onFailure: () => void;
  /** Where blocks come from, and their answers. */
  readonly buffers: Buffers;
  readonly pool?: LinePool;
}

/** Blocks of lines on their way to their answers: in this thread first, on others when it is long. */
export class LineRun {
  private readonly options: LineRunOptions;
  private readonly pool: LinePool;
  private readonly work: BlockWork;
  /** Milliseconds that this thread has worked. */
  private worked = 0;
  private inFlight = 0;
  /** Ends when the latest block is answered. */
  private last: Promise<void> = Promise.resolve();
  /** Ends when a block has been answered. */
  private readonly waiting: (() => void)[] = [];
  private failure: Error | undefined;

  constructor(options: LineRunOptions) {
    const { pool, task, threads } = options;
    this.options = options;
    this.pool = pool ?? new LinePool(task, threads);
    this.work = workOfTask(task);
  }

  /** Takes the next block; waits while too many are in flight. */
  async push(block: LineBlock): Promise<void> {
    const { threads } = this.options;
    if (threads === 1 || this.worked < ALONE) {
      await this.drain();
      if (await this.answerHere(block)) return;
    }
    while (this.inFlight >= AHEAD * threads && !this.failure) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.check();
    this.inFlight++;
    const reply = this.pool.ask({ block: block.bytes, room: this.roomFor(block) });
    this.last = this.follow(this.last, block, reply);
  }

  /** Waits until every block is answered. */
  async drain(): Promise<void> {
    await this.last;
    this.check();
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** Whether there is an answer: where there are other threads, long work is left to them. */
  private async answerHere(block: LineBlock): Promise<boolean> {
    const { take, threads } = this.options;
    const room = this.roomFor(block);
    const before = performance.now() - this.worked;
    this.work.start(block.bytes, room);
    let answer = this.work.advance();
    while (answer === undefined) {
      this.worked = performance.now() - before;
      if (threads > 1 && this.worked > ALONE) {
        this.options.buffers.give(room);
        return false;
      }
      await breathe();
      answer = this.work.advance();
    }
    this.worked = performance.now() - before;
    await take(block, answer);
    this.give({ answer, block: block.bytes, room });
    return true;
  }

  private async follow(
    before: Promise<void>,
    block: LineBlock,
    asked: Promise<Reply>,
  ): Promise<void> {
    try {
      const [reply] = await Promise.all([asked, before]);
      if (this.failure) return;
      const { file, notation } = block;
      await this.options.take(new LineBlock(file, notation, reply.block), reply.answer);
      this.give(reply);
    } catch (error) {
      this.failure ??= error as Error;
      this.options.onFailure();
    } finally {
      this.inFlight--;
      this.waiting.shift()?.();
    }
  }

  private roomFor({ bytes }: LineBlock): Uint8Array<ArrayBuffer> {
    return this.options.buffers.take(bytes.length + (bytes.length >> 5));
  }

  private give({ answer, block, room }: Reply): void {
    const { buffers } = this.options;
    buffers.give(block);
    buffers.give(room);
    if (typeof answer !== 'string') buffers.give(answer.output);
  }

  private check(): void {
    if (this.failure) throw this.failure;
  }
}
