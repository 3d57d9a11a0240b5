import { parentPort, workerData } from 'node:worker_threads';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { finish } from '@nonet/engine/work';
import { timeLimit } from '../report/time-limit.ts';
import { Rater } from './rater.ts';
import type { AnyResult, RatingReply, RatingRequest, RatingTask } from './rating-task.ts';

const task = workerData as RatingTask;
const rater = new Rater(task);

parentPort?.on('message', (puzzles: RatingRequest) => {
  const started = performance.now();
  const results = puzzles.map((digits) => {
    const rating = rater.begin({ givens: gridOf(CLASSIC, digits) });
    return rater.trimmed(finish<AnyResult>(rating, timeLimit(task.timeout)) ?? rating.stopped);
  });
  const reply: RatingReply = { results, milliseconds: performance.now() - started };
  parentPort?.postMessage(reply);
});
