import { answerRequests } from '../answering.ts';
import { books } from './books.ts';
import type { PressApi } from './press-api.ts';
import { sheets } from './sheets.ts';

answerRequests<PressApi>({ ...sheets, ...books() });
