import { ExplainerFilter } from './explainer-filter.ts';
import { HodokuFilter } from './hodoku-filter.ts';
import type { RatingFilter } from './rating-filter.ts';
import { dependsOnRating, dependsOnScale } from './wish-table.ts';
import type { Wishes } from './wishes.ts';

/** The test for the wished ratings. Undefined if the wishes do not depend on the rating. */
export function newRatingFilter(wishes: Wishes): RatingFilter | undefined {
  if (dependsOnScale('hodoku', wishes)) return new HodokuFilter(wishes);
  return dependsOnRating(wishes) ? new ExplainerFilter(wishes) : undefined;
}
