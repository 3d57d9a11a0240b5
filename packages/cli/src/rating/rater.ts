import { BulkSolver } from '@nonet/engine/bulk';
import { producersOf, Rating, type RatingResult } from '@nonet/engine/rating';
import type { Puzzle } from '@nonet/engine/search';
import type { RatingTask } from './rating-task.ts';

/** Begins ratings, one after another. All ratings share a solver and the producers of the scale. */
export class Rater {
  private readonly task: RatingTask;
  private readonly solver: BulkSolver = new BulkSolver();
  private readonly producers: ReturnType<typeof producersOf>;

  constructor(task: RatingTask) {
    this.task = task;
    this.producers = producersOf(task.scale);
  }

  begin(puzzle: Puzzle): Rating {
    const { max, scale } = this.task;
    const { producers, solver } = this;
    return new Rating(puzzle, { scale, max, producers, solver });
  }

  /** Returns a rating without its steps, unless the task asks for them. */
  trimmed(result: RatingResult): RatingResult {
    const isRating = 'steps' in result && result.kind !== 'stopped';
    return isRating && !this.task.steps ? { ...result, steps: [] } : result;
  }
}
