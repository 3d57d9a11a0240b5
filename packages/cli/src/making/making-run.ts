import {
  batchMaker,
  type MakingAnswer,
  type MakingRequest,
  type MakingTask,
} from '@nonet/engine/making';
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

interface MakingOptions {
  /** The number of the first puzzle or grid to make. */
  readonly first: number;
  /** The number of the last puzzle or grid to make, plus 1. Default: there is no last one. */
  readonly end?: number;
  /** The number of threads, including this one. */
  readonly threads: number;
}

/**
 * Makes puzzles or grids and yields them in order, in batches.
 *
 * @throws RangeError if no puzzle can fulfil the wishes.
 */
export function madeAnswers(
  task: MakingTask,
  options: MakingOptions,
): AsyncGenerator<MakingAnswer> {
  const { end = Number.MAX_SAFE_INTEGER, first, threads } = options;
  const run = new OrderedRun({
    threads,
    perThread: BATCHES_PER_THREAD,
    limits: LIMITS,
    restarts: false,
    program: new URL('./making-worker.js', import.meta.url),
    task,
    requestOf: (batch: MakingRequest) => batch,
    begin: batchMaker(task),
  });
  return answers();

  async function* answers(): AsyncGenerator<MakingAnswer> {
    try {
      for await (const { reply } of run.replies(batches())) if (reply) yield reply;
    } finally {
      await run.close();
    }
  }

  function* batches(): Generator<MakingRequest> {
    for (let from = first; from < end; ) {
      const count = Math.min(run.size.items, end - from);
      yield { first: from, count };
      from += count;
    }
  }
}
