import { BulkSolver } from '@nonet/engine/bulk';
import { producersOf, Rating, type ScaleId } from '@nonet/engine/rating';
import type { Puzzle } from '@nonet/engine/search';
import { type Work, workOf } from '@nonet/engine/work';
import { timeLimit } from '../core/time-limit.ts';
import {
  type AnyResult,
  type PackedPuzzle,
  type RatingTask,
  unpackedPuzzle,
} from './rating-task.ts';

/** Begins ratings, one after another. All ratings share a solver and the producers of the scale. */
export class Rater {
  private readonly task: RatingTask;
  readonly begin: (puzzle: Puzzle) => Rating<ScaleId>;

  constructor(task: RatingTask) {
    this.task = task;
    const solver = new BulkSolver();
    const { max, scale } = task;
    const producers = producersOf(scale);
    this.begin = (puzzle) => new Rating(puzzle, { scale, max, producers, solver });
  }

  /** Rates 9×9 puzzles. Each puzzle has its own time limit. */
  rate(puzzles: readonly PackedPuzzle[]): Work<readonly AnyResult[]> {
    return workOf(this.ratings(puzzles));
  }

  private *ratings(puzzles: readonly PackedPuzzle[]): Generator<undefined, AnyResult[]> {
    const results: AnyResult[] = [];
    for (const packed of puzzles) {
      const rating = this.begin(unpackedPuzzle(packed));
      const limit = timeLimit(this.task.timeout);
      let result: AnyResult | undefined;
      while (!result && !limit?.aborted) {
        result = rating.advance();
        yield;
      }
      results.push(this.trimmed(result ?? rating.stopped));
    }
    return results;
  }

  /** Returns a rating without its steps, unless the task asks for them. */
  private trimmed(result: AnyResult): AnyResult {
    const isRating = 'steps' in result && result.kind !== 'stopped';
    return isRating && !this.task.steps ? { ...result, steps: [] } : result;
  }
}
