import { workerData } from 'node:worker_threads';
import { answerRequests } from '../threads/answer-requests.ts';
import { blockReplies } from './block-replies.ts';
import { buffersOf, type LineTask } from './line-task.ts';

answerRequests(blockReplies(workerData as LineTask), buffersOf);
