import { ExplainerTest } from './explainer-filter.ts';
import { HodokuTest } from './hodoku-filter.ts';
import type { RatingTest } from './rating-filter.ts';
import { dependsOnHodoku, dependsOnRating, type Wishes } from './wishes.ts';

/** The test for the wished ratings. Undefined if the wishes do not depend on the rating. */
export function newRatingTest(wishes: Wishes): RatingTest | undefined {
  if (dependsOnHodoku(wishes)) return new HodokuTest(wishes);
  return dependsOnRating(wishes) ? new ExplainerTest(wishes) : undefined;
}
