import { answerRequests } from '../answering.ts';
import type { ApiOf } from '../work.ts';
import { making } from './making.ts';
import { rate } from './rate.ts';

const handlers = { ...making(), rate };

export type BatchApi = ApiOf<typeof handlers>;

answerRequests<BatchApi>(handlers);
