import type { MakingAnswer, MakingRequest, MakingTask } from '@nonet/engine/making';
import type { Difficulty } from '../../picture/collected.ts';
import type { Exchange } from '../work.ts';

/** An answer, and how long the work on it took. */
export interface Timed<T> {
  readonly answer: T;
  readonly milliseconds: number;
}

export interface BatchApi {
  /** Sets the task of later batches. Returns why no puzzle can fulfil its wishes. */
  begin: Exchange<MakingTask, string | undefined>;
  /** Makes puzzles of the task. One batch is made after another. */
  batch: Exchange<MakingRequest, Timed<MakingAnswer>>;
  /** Rates proper 9×9 puzzles, given by their cells. */
  rate: Exchange<readonly string[], Timed<readonly Difficulty[]>>;
}
