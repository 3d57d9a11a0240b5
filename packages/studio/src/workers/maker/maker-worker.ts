import { answerRequests } from '../answering.ts';
import { make } from './make.ts';
import type { MakerApi } from './maker-api.ts';

answerRequests<MakerApi>({ make });
