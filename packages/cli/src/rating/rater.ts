import { BulkSolver } from '@nonet/engine/bulk';
import { HodokuRating, hodokuProducers, producersOf, Rating } from '@nonet/engine/rating';
import type { Puzzle } from '@nonet/engine/search';
import type { AnyResult, RatingTask } from './rating-task.ts';

/** Begins ratings, one after another. All ratings share a solver and the producers of the scale. */
export class Rater {
  private readonly task: RatingTask;
  readonly begin: (puzzle: Puzzle) => Rating | HodokuRating;

  constructor(task: RatingTask) {
    this.task = task;
    const solver = new BulkSolver();
    const { max, scale } = task;
    if (scale === 'hodoku') {
      const producers = hodokuProducers();
      this.begin = (puzzle) => new HodokuRating(puzzle, { producers, solver });
    } else {
      const producers = producersOf(scale);
      this.begin = (puzzle) => new Rating(puzzle, { scale, max, producers, solver });
    }
  }

  /** Returns a rating without its steps, unless the task asks for them. */
  trimmed(result: AnyResult): AnyResult {
    const isRating = 'steps' in result && result.kind !== 'stopped';
    return isRating && !this.task.steps ? { ...result, steps: [] } : result;
  }
}
