import { answerRequests } from '../answering.ts';
import type { BatchApi } from './batch-api.ts';
import { making } from './making.ts';
import { rate } from './rate.ts';

answerRequests<BatchApi>({ ...making(), rate });
