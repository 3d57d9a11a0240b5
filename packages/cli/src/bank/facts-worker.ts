import { answerRequests } from '../threads/answer-requests.ts';
import { factFinder } from './fact-finder.ts';

answerRequests(factFinder());
