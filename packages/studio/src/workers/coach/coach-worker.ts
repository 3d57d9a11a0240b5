import { answerRequests } from '../answering.ts';
import type { CoachApi } from './coach-api.ts';
import { solution } from './solution.ts';

answerRequests<CoachApi>({ ...solution });
