import { workerData } from 'node:worker_threads';
import { batchMaker, type MakingTask } from '@nonet/engine/making';
import { answerRequests } from '../threads/answer-requests.ts';

answerRequests(batchMaker(workerData as MakingTask));
