import { answerRequests } from '../answering.ts';
import type { PressApi } from './press-api.ts';
import { sheets } from './sheets.ts';

answerRequests<PressApi>(sheets);
