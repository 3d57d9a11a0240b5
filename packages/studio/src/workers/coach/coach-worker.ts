import { answerRequests } from '../answering.ts';
import { availability } from './available.ts';
import type { CoachApi } from './coach-api.ts';
import { firstMistake } from './first-mistake.ts';
import { guessing } from './guesses.ts';
import { hints } from './hints.ts';
import { naming } from './naming.ts';
import { practising } from './practice.ts';
import { reviewing } from './review.ts';
import { solution } from './solution.ts';
import { techniques } from './techniques.ts';
import { whyNotting } from './why-not.ts';

answerRequests<CoachApi>({
  ...solution,
  ...hints,
  ...firstMistake,
  ...availability,
  ...whyNotting,
  ...naming,
  ...guessing,
  ...practising,
  ...reviewing,
  ...techniques,
});
