import { finishAsync } from '../event-loop.ts';
import { RequestSize } from '../threads/request-size.ts';
import { type BatchMaker, batchMaker } from './batch-maker.ts';
import type { Batch, BatchAnswer, MakingTask } from './making-task.ts';

/** Other threads are started after this many milliseconds of work in this thread. */
const SINGLE_THREAD_TIME = 20;
/** Each thread has at most this many batches that are not done yet. */
const BATCHES_PER_THREAD = 3;
/**
 * The limits of a batch, in milliseconds and puzzles. The maker of 9×9 puzzles works on up to 4,096
 * puzzles together.
 */
const LIMITS = { least: 100, most: 400, size: 4_096 };

/** Returns an error text if `skip` + `count` is not a safe integer. */
export function outOfRange(skip: number, count: number): string | undefined {
  const most = Number.MAX_SAFE_INTEGER;
  if (skip + count <= most) return undefined;
  return `expected --skip + --count to be at most ${most}, found ${skip} + ${count}`;
}

export interface TimedAnswer {
  readonly answer: BatchAnswer;
  readonly milliseconds: number;
}

interface MakingRunOptions {
  /** The number of the first puzzle or grid to make. */
  readonly first: number;
  /** The number of the last puzzle or grid to make, plus 1. */
  readonly end: number;
  /** The number of threads, including this one. */
  readonly threads: number;
}

/**
 * Makes puzzles or grids and yields them in order, in batches. Starts in this thread, and uses
 * other threads if the work takes long.
 */
export class MakingRun {
  private readonly task: MakingTask;
  private readonly make: BatchMaker;
  private readonly options: MakingRunOptions;
  private next: number;
  private readonly size = new RequestSize(LIMITS);

  /** @throws RangeError if no puzzle can fulfil the wishes. */
  constructor(task: MakingTask, options: MakingRunOptions) {
    this.task = task;
    this.make = batchMaker(task);
    this.options = options;
    this.next = options.first;
  }

  async *answers(): AsyncGenerator<BatchAnswer> {
    const { end, threads } = this.options;
    let worked = 0;
    while (this.next < end && (threads === 1 || worked < SINGLE_THREAD_TIME)) {
      const { answer, milliseconds } = await this.makeHere(this.nextBatch());
      worked += milliseconds;
      this.size.adapt(milliseconds);
      yield answer;
    }
    if (this.next < end) yield* this.onThreads();
  }

  private async makeHere(batch: Batch): Promise<TimedAnswer> {
    const started = performance.now();
    const answer = await finishAsync(this.make(batch));
    return { answer, milliseconds: performance.now() - started };
  }

  private async *onThreads(): AsyncGenerator<BatchAnswer> {
    const { end, threads } = this.options;
    const { WorkerPool } = await import('../threads/worker-pool.ts');
    const program = new URL('./making-worker.js', import.meta.url);
    const pool = new WorkerPool<Batch, TimedAnswer>(program, this.task, threads);
    const replies: Promise<TimedAnswer>[] = [];
    try {
      for (;;) {
        while (this.next < end && replies.length < BATCHES_PER_THREAD * threads) {
          const reply = pool.request(this.nextBatch());
          // The loop awaits each reply later, and throws its error then. This handler keeps Node
          // from treating an earlier error as unhandled.
          reply.catch(() => {});
          replies.push(reply);
        }
        const first = replies.shift();
        if (!first) return;
        const { answer, milliseconds } = await first;
        this.size.adapt(milliseconds);
        yield answer;
      }
    } finally {
      await pool.close();
    }
  }

  private nextBatch(): Batch {
    const first = this.next;
    const count = Math.min(this.size.items, this.options.end - first);
    this.next += count;
    return { first, count };
  }
}
