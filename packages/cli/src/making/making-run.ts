import { finishAsync } from '../event-loop.ts';
import { WorkerPool } from '../worker-pool.ts';
import { type BatchMaker, batchMaker } from './batch-maker.ts';
import type { Batch, BatchAnswer, MakingTask } from './making-task.ts';

/** Milliseconds of work in this thread before others are started. */
const SINGLE_THREAD_TIME = 20;
/** Batches in flight per thread. */
const BATCHES_PER_THREAD = 3;
/** A batch that takes fewer milliseconds doubles the size of the next, one that takes more halves it. */
const MIN_TIME = 100;
const MAX_TIME = 400;
/** The most puzzles of a batch: the number that a maker works on side by side. */
const MAX_SIZE = 4_096;

/** Why a seed has no `count` puzzles after the first `skip`; undefined if it has. */
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
  /** Puzzles (or grids) `first` to `end` - 1 of the seed are made. */
  readonly first: number;
  readonly end: number;
  /** 1: this thread only. */
  readonly threads: number;
  readonly program?: URL;
}

/**
 * Makes batches and yields them in order: in this thread at first, in worker threads if it takes
 * long. The first batch has one puzzle; batches grow while they are fast, so answers come steadily.
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
          // A rejection is thrown where the reply is awaited; this keeps it from being unhandled.
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
