import { answerRequests } from '../answering.ts';
import type { ApiOf } from '../work.ts';
import { available, steps } from './available.ts';
import { firstMistake } from './first-mistake.ts';
import { guesses } from './guesses.ts';
import { hint } from './hints.ts';
import { name } from './naming.ts';
import { practising } from './practice.ts';
import { review, reviewStep } from './review.ts';
import { solutionOf } from './solution.ts';
import { techniques, variantTechniques } from './techniques.ts';
import { whyNot } from './why-not.ts';

const handlers = {
  solution: solutionOf,
  hint,
  'first-mistake': firstMistake,
  available,
  steps,
  'why-not': whyNot,
  name,
  guesses,
  ...practising,
  review,
  'review-step': reviewStep,
  techniques,
  'variant-techniques': variantTechniques,
};

export type CoachApi = ApiOf<typeof handlers>;

answerRequests<CoachApi>(handlers);
