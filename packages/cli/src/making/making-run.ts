import { finishBreathing } from '../breathe.ts';
import { WorkerPool } from '../worker-pool.ts';
import { type BatchMaker, batchMaker } from './batch-maker.ts';
import type { Batch, BatchAnswer, MakingTask } from './making-task.ts';

/** Milliseconds of work that this thread does by itself before others are started. */
const ALONE = 20;
/** Batches in flight a thread. */
const AHEAD = 3;
/** Milliseconds that a batch should take: its size follows. */
const SOON = 100;
const LATE = 400;
/** The most puzzles of a batch: what the makers work on side by side. */
const MOST = 4_096;

/** Why there are no `count` of a seed after the first `skip`; undefined where there are. */
export function refusedNumbers(skip: number, count: number): string | undefined {
  const most = Number.MAX_SAFE_INTEGER;
  if (skip + count <= most) return undefined;
  return `a seed has ${most} of them: expected --skip and --count within that, found ${skip} and ${count}`;
}

/** An answer, and the milliseconds it took. */
export interface TimedAnswer {
  readonly answer: BatchAnswer;
  readonly took: number;
}

export interface MakingRunOptions {
  /** The number of the first that is made, and of the first that is not. */
  readonly first: number;
  readonly end: number;
  /** 1: this one, and no other. */
  readonly threads: number;
  readonly program?: URL;
}

/**
 * Makes batches, and gives them in order: in this thread first, on others when it is long. The first
 * batch is of one; the others grow as long as they are soon made, so an answer is never far.
 */
export class MakingRun {
  private readonly task: MakingTask;
  private readonly maker: BatchMaker;
  private readonly options: MakingRunOptions;
  private next: number;
  private size = 1;

  /** @throws RangeError when no puzzle can have what is wished. */
  constructor(task: MakingTask, options: MakingRunOptions) {
    this.task = task;
    this.maker = batchMaker(task);
    this.options = options;
    this.next = options.first;
  }

  async *answers(): AsyncGenerator<BatchAnswer> {
    const { end, threads } = this.options;
    let worked = 0;
    while (this.next < end && (threads === 1 || worked < ALONE)) {
      const { answer, took } = await this.makeHere(this.take());
      worked += took;
      this.resize(took);
      yield answer;
    }
    if (this.next < end) yield* this.onThreads();
  }

  private async makeHere(batch: Batch): Promise<TimedAnswer> {
    const started = performance.now();
    const answer = await finishBreathing(this.maker.make(batch));
    return { answer, took: performance.now() - started };
  }

  private async *onThreads(): AsyncGenerator<BatchAnswer> {
    const { end, program = new URL('./making-worker.js', import.meta.url), threads } = this.options;
    const pool = new WorkerPool<Batch, TimedAnswer>(program, this.task, threads);
    const replies: Promise<TimedAnswer>[] = [];
    try {
      for (;;) {
        while (this.next < end && replies.length < AHEAD * threads) {
          const reply = pool.ask(this.take());
          // Whoever waits for it is told; others may fail with it.
          reply.catch(() => {});
          replies.push(reply);
        }
        const first = replies.shift();
        if (!first) return;
        const { answer, took } = await first;
        this.resize(took);
        yield answer;
      }
    } finally {
      await pool.close();
    }
  }

  private take(): Batch {
    const first = this.next;
    const count = Math.min(this.size, this.options.end - first);
    this.next += count;
    return { first, count };
  }

  private resize(took: number): void {
    if (took < SOON) this.size = Math.min(MOST, 2 * this.size);
    else if (took > LATE) this.size = Math.max(1, this.size >> 1);
  }
}
