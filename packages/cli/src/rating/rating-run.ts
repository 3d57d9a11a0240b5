import type { PuzzleRecord } from '@nonet/engine/notation';
import { usesKernel } from '@nonet/engine/solve';
import { finish } from '@nonet/engine/work';
import { OrderedRun } from '../threads/ordered-run.ts';
import { Rater } from './rater.ts';
import { type AnyResult, type PackedPuzzle, packedPuzzle, type RatingTask } from './rating-task.ts';

/** Each thread has at most this many requests that are not answered yet. */
const REQUESTS_PER_THREAD = 3;
/** The limits of a request, in milliseconds and puzzles. */
const LIMITS = { least: 20, most: 80, size: 256 };

type Group = readonly PuzzleRecord[];

/** Rates puzzles in order. */
export class RatingRun {
  private readonly rater: Rater;
  private readonly run: OrderedRun<Group, readonly PackedPuzzle[], readonly AnyResult[]>;

  /** @param threads 1 means this thread only. */
  constructor(task: RatingTask, threads: number) {
    const rater = new Rater(task);
    this.rater = rater;
    this.run = new OrderedRun<Group, readonly PackedPuzzle[], readonly AnyResult[]>({
      threads,
      perThread: REQUESTS_PER_THREAD,
      limits: LIMITS,
      restarts: true,
      program: new URL('./rating-worker.js', import.meta.url),
      task,
      requestOf: (group) => (group.every(isClassic) ? group.map(packedPuzzle) : undefined),
      begin: (puzzles) => rater.rate(puzzles),
    });
  }

  /** Yields the rating of each puzzle. */
  async *ratings(puzzles: readonly PuzzleRecord[]): AsyncGenerator<AnyResult> {
    for await (const { item, reply } of this.run.replies(this.groupsOf(puzzles))) {
      yield* reply ?? item.map((puzzle) => finish<AnyResult>(this.rater.begin(puzzle)));
    }
  }

  async close(): Promise<void> {
    await this.run.close();
  }

  /** Divides puzzles into requests. A puzzle that cannot be rated is a group of its own. */
  private *groupsOf(puzzles: readonly PuzzleRecord[]): Generator<Group> {
    for (let from = 0; from < puzzles.length; ) {
      const group = puzzles.slice(from, from + this.run.size.items);
      const other = group.findIndex((puzzle) => !isClassic(puzzle));
      const length = other < 0 ? group.length : Math.max(1, other);
      yield group.slice(0, length);
      from += length;
    }
  }
}

/** Whether a puzzle can be rated. If not, the puzzle is answered at once. */
function isClassic({ givens }: PuzzleRecord): boolean {
  return usesKernel(givens.geometry);
}
