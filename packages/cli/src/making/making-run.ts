import {
  batchMaker,
  type MakingAnswer,
  type MakingRequest,
  type MakingTask,
} from '@nonet/engine/making';
import { RequestSize } from '@nonet/engine/work';
import { OrderedRun } from '../threads/ordered-run.ts';

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

interface MakingRunOptions {
  /** The number of the first puzzle or grid to make. */
  readonly first: number;
  /** The number of the last puzzle or grid to make, plus 1. */
  readonly end: number;
  /** The number of threads, including this one. */
  readonly threads: number;
}

/** Makes puzzles or grids and yields them in order, in batches. */
export class MakingRun {
  private readonly run: OrderedRun<MakingRequest, MakingRequest, MakingAnswer>;
  private readonly options: MakingRunOptions;
  private readonly size = new RequestSize(LIMITS);

  /** @throws RangeError if no puzzle can fulfil the wishes. */
  constructor(task: MakingTask, options: MakingRunOptions) {
    this.options = options;
    this.run = new OrderedRun({
      threads: options.threads,
      perThread: BATCHES_PER_THREAD,
      restarts: false,
      program: new URL('./making-worker.js', import.meta.url),
      task,
      requestOf: (batch: MakingRequest) => batch,
      begin: batchMaker(task),
    });
  }

  async *answers(): AsyncGenerator<MakingAnswer> {
    try {
      for await (const { milliseconds, reply } of this.run.replies(this.batches())) {
        if (milliseconds !== undefined) this.size.adapt(milliseconds);
        if (reply) yield reply;
      }
    } finally {
      await this.run.close();
    }
  }

  private *batches(): Generator<MakingRequest> {
    const { end } = this.options;
    for (let { first } = this.options; first < end; ) {
      const count = Math.min(this.size.items, end - first);
      yield { first, count };
      first += count;
    }
  }
}
