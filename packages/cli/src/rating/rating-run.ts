import type { PuzzleRecord } from '@nonet/engine/notation';
import { usesKernel } from '@nonet/engine/solve';
import { finish } from '@nonet/engine/work';
import { yieldToEventLoop } from '../event-loop.ts';
import { timeLimit } from '../report/time-limit.ts';
import { RequestSize } from '../threads/request-size.ts';
import type { WorkerPool } from '../threads/worker-pool.ts';
import { Rater } from './rater.ts';
import type { AnyResult, RatingReply, RatingRequest, RatingTask } from './rating-task.ts';

/** Other threads are started after this many milliseconds of work in this thread. */
const SINGLE_THREAD_TIME = 20;
/** Each thread has at most this many requests that are not answered yet. */
const REQUESTS_PER_THREAD = 3;
/** The limits of a request, in milliseconds and puzzles. */
const LIMITS = { least: 20, most: 80, size: 256 };

/** A puzzle that has been sent to a thread, or will be. */
interface Pending {
  readonly puzzle: PuzzleRecord;
  readonly result: Promise<AnyResult>;
  readonly resolve: (result: AnyResult) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Rates puzzles in order. Starts in this thread, and uses other threads if the work takes long.
 */
export class RatingRun {
  private readonly task: RatingTask;
  private readonly threads: number;
  private readonly rater: Rater;
  /** Undefined until other threads are needed. */
  private pool: WorkerPool<RatingRequest, RatingReply> | undefined;
  /** The puzzles that have not been sent to a thread yet, in order. */
  private waiting: PuzzleRecord[] = [];
  private readonly pending = new Map<PuzzleRecord, Pending>();
  private inFlight = 0;
  private readonly size = new RequestSize(LIMITS);
  /** Milliseconds of work in this thread. */
  private worked = 0;

  /** @param threads 1 means this thread only. */
  constructor(task: RatingTask, threads: number) {
    this.task = task;
    this.threads = threads;
    this.rater = new Rater(task);
  }

  /** Adds puzzles. `rate` must then be called with each of them, in the same order. */
  add(puzzles: readonly PuzzleRecord[]): void {
    this.waiting.push(...puzzles.filter(isClassic));
    this.send();
  }

  async rate(puzzle: PuzzleRecord): Promise<AnyResult> {
    if (!isClassic(puzzle)) return finish<AnyResult>(this.rater.begin(puzzle));
    if (!this.pool) {
      const result = await this.rateHere(puzzle);
      if (result) {
        this.waiting.shift();
        return result;
      }
      await this.startThreads();
    }
    const { result } = this.pendingOf(puzzle);
    this.send();
    try {
      return await result;
    } finally {
      this.pending.delete(puzzle);
    }
  }

  async close(): Promise<void> {
    await this.pool?.close();
  }

  /**
   * Rates a puzzle in this thread. Returns undefined if there are other threads and this thread has
   * worked for long enough.
   */
  private async rateHere(puzzle: PuzzleRecord): Promise<AnyResult | undefined> {
    const rating = this.rater.begin(puzzle);
    const limit = timeLimit(this.task.timeout);
    while (!limit?.aborted) {
      const started = performance.now();
      const result = rating.advance();
      this.worked += performance.now() - started;
      if (result) return this.rater.trimmed(result);
      if (this.threads > 1 && this.worked > SINGLE_THREAD_TIME) return undefined;
      await yieldToEventLoop();
    }
    return this.rater.trimmed(rating.stopped);
  }

  private async startThreads(): Promise<void> {
    const { WorkerPool } = await import('../threads/worker-pool.ts');
    const program = new URL('./rating-worker.js', import.meta.url);
    this.pool = new WorkerPool(program, this.task, this.threads);
  }

  /** Sends waiting puzzles to the threads, until these have enough requests. */
  private send(): void {
    const { pool, threads, waiting } = this;
    while (pool && waiting.length > 0 && this.inFlight < REQUESTS_PER_THREAD * threads) {
      this.inFlight++;
      const sent = waiting.splice(0, this.size.items).map((puzzle) => this.pendingOf(puzzle));
      const request = sent.map(({ puzzle }) => Uint8Array.from(puzzle.givens.digits));
      pool.request(request).then(
        ({ milliseconds, results }) => {
          sent.forEach(({ resolve }, i) => {
            resolve(results[i]);
          });
          this.inFlight--;
          this.size.adapt(milliseconds);
          this.send();
        },
        (error: Error) => {
          for (const { reject } of sent) reject(error);
        },
      );
    }
  }

  private pendingOf(puzzle: PuzzleRecord): Pending {
    let pending = this.pending.get(puzzle);
    if (!pending) {
      let resolve!: Pending['resolve'];
      let reject!: Pending['reject'];
      const result = new Promise<AnyResult>((done, failed) => {
        resolve = done;
        reject = failed;
      });
      // `rate` throws the error when it awaits the result. Without this handler, an error before
      // that would end Node as an unhandled rejection.
      result.catch(() => {});
      pending = { puzzle, result, resolve, reject };
      this.pending.set(puzzle, pending);
    }
    return pending;
  }
}

/** Whether a puzzle can be rated. If not, the puzzle is answered at once. */
function isClassic({ givens, pencilmarks }: PuzzleRecord): boolean {
  return usesKernel(givens.geometry) && !pencilmarks;
}
