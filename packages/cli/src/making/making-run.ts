import { finishAsync } from '../event-loop.ts';
import { WorkerPool } from '../worker-pool.ts';
import { type BatchMaker, batchMaker } from './batch-maker.ts';
import type { Batch, BatchAnswer, MakingTask } from './making-task.ts';

/** Milliseconds of work in this thread before other threads are started. */
const SINGLE_THREAD_TIME = 20;
/** The maximum number of batches in flight per thread. */
const BATCHES_PER_THREAD = 3;
/** The next batch is twice as large if a batch takes fewer milliseconds than this. */
const MIN_TIME = 100;
/** The next batch is half as large if a batch takes more milliseconds than this. */
const MAX_TIME = 400;
/** The maximum size of a batch. It is the number of puzzles that a maker works on side by side. */
const MAX_SIZE = 4_096;

/**
 * Returns an error text if no seed has `count` puzzles after its first `skip` puzzles. Otherwise
 * returns undefined.
 */
export function outOfRange(skip: number, count: number): string | undefined {
  const most = Number.MAX_SAFE_INTEGER;
  if (skip + count <= most) return undefined;
  return `expected --skip plus --count of at most ${most}, found ${skip} and ${count}`;
}

export interface TimedAnswer {
  readonly answer: BatchAnswer;
  readonly milliseconds: number;
}

export interface MakingRunOptions {
  /** The run makes the puzzles or grids of the seed from number `first` to number `end` - 1. */
  readonly first: number;
  readonly end: number;
  /** 1 means this thread only. */
  readonly threads: number;
  readonly program?: URL;
}

/**
 * Makes batches and yields them in order. Starts in this thread. Uses worker threads if the work
 * takes long. The first batch has one puzzle. The batches grow until each takes between MIN_TIME and
 * MAX_TIME, so that answers arrive steadily.
 */
export class MakingRun {
  private readonly task: MakingTask;
  private readonly maker: BatchMaker;
  private readonly options: MakingRunOptions;
  private next: number;
  private size = 1;

  /** @throws RangeError if no puzzle can fulfil the wishes. */
  constructor(task: MakingTask, options: MakingRunOptions) {
    this.task = task;
    this.maker = batchMaker(task);
    this.options = options;
    this.next = options.first;
  }

  async *answers(): AsyncGenerator<BatchAnswer> {
    const { end, threads } = this.options;
    let worked = 0;
    while (this.next < end && (threads === 1 || worked < SINGLE_THREAD_TIME)) {
      const { answer, milliseconds } = await this.makeHere(this.nextBatch());
      worked += milliseconds;
      this.resize(milliseconds);
      yield answer;
    }
    if (this.next < end) yield* this.onThreads();
  }

  private async makeHere(batch: Batch): Promise<TimedAnswer> {
    const started = performance.now();
    const answer = await finishAsync(this.maker.make(batch));
    return { answer, milliseconds: performance.now() - started };
  }

  private async *onThreads(): AsyncGenerator<BatchAnswer> {
    const { end, program = new URL('./making-worker.js', import.meta.url), threads } = this.options;
    const pool = new WorkerPool<Batch, TimedAnswer>(program, this.task, threads);
    const replies: Promise<TimedAnswer>[] = [];
    try {
      for (;;) {
        while (this.next < end && replies.length < BATCHES_PER_THREAD * threads) {
          const reply = pool.request(this.nextBatch());
          // If the request fails, the loop throws the error when it awaits the reply. Until then, this
          // handler keeps Node from reporting the rejection as unhandled.
          reply.catch(() => {});
          replies.push(reply);
        }
        const first = replies.shift();
        if (!first) return;
        const { answer, milliseconds } = await first;
        this.resize(milliseconds);
        yield answer;
      }
    } finally {
      await pool.close();
    }
  }

  private nextBatch(): Batch {
    const first = this.next;
    const count = Math.min(this.size, this.options.end - first);
    this.next += count;
    return { first, count };
  }

  private resize(milliseconds: number): void {
    if (milliseconds < MIN_TIME) this.size = Math.min(MAX_SIZE, 2 * this.size);
    else if (milliseconds > MAX_TIME) this.size = Math.max(1, this.size >> 1);
  }
}
