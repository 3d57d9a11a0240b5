import { workerData } from 'node:worker_threads';
import { answerRequests } from '../threads/answer-requests.ts';
import { batchMaker } from './batch-maker.ts';
import type { MakingTask } from './making-task.ts';

answerRequests(batchMaker(workerData as MakingTask));
