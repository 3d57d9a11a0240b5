import { answerRequests } from '../answering.ts';
import type { ApiOf } from '../work.ts';
import { books } from './books.ts';
import { sheets } from './sheets.ts';

const handlers = { ...sheets, ...books() };

export type PressApi = ApiOf<typeof handlers>;

answerRequests<PressApi>(handlers);
