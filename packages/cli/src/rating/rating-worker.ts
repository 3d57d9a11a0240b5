import { workerData } from 'node:worker_threads';
import { answerRequests } from '../threads/answer-requests.ts';
import { Rater } from './rater.ts';
import type { RatingTask } from './rating-task.ts';

const rater = new Rater(workerData as RatingTask);

answerRequests((puzzles: readonly Uint8Array[]) => rater.rate(puzzles));
