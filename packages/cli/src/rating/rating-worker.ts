import { workerData } from 'node:worker_threads';
import { answerRequests } from '../threads/answer-requests.ts';
import { Rater } from './rater.ts';
import type { PackedPuzzle, RatingTask } from './rating-task.ts';

const rater = new Rater(workerData as RatingTask);

answerRequests((puzzles: readonly PackedPuzzle[]) => rater.rate(puzzles));
