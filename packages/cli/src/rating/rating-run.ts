import type { PuzzleRecord } from '@nonet/engine/notation';
import { finish } from '@nonet/engine/work';
import { isClassic } from '../pipeline/classic-answers.ts';
import { groupsOf, inGroups } from '../threads/groups.ts';
import { OrderedRun } from '../threads/ordered-run.ts';
import { Rater } from './rater.ts';
import { type AnyResult, type PackedPuzzle, packedPuzzle, type RatingTask } from './rating-task.ts';

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
      ...inGroups,
      program: new URL('./rating-worker.js', import.meta.url),
      task,
      // A puzzle that cannot be rated is answered at once.
      requestOf: (group) => (group.every(isClassic) ? group.map(packedPuzzle) : undefined),
      begin: (puzzles) => rater.rate(puzzles),
    });
  }

  /** Yields the rating of each puzzle. */
  async *ratings(puzzles: readonly PuzzleRecord[]): AsyncGenerator<AnyResult> {
    for await (const { item, reply } of this.run.replies(groupsOf(puzzles, this.run, isClassic))) {
      yield* reply ?? item.map((puzzle) => finish<AnyResult>(this.rater.begin(puzzle)));
    }
  }

  async close(): Promise<void> {
    await this.run.close();
  }
}
