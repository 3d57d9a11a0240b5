import type { Kept } from '../../page/kept.ts';

/** What someone has learnt, as `formatLearner` of the engine writes it. The worker reads it. */
export const learnerKept: Kept<string> = {
  key: 'nonet-learner',
  parse: (text) => text,
  format: (text) => text,
};
