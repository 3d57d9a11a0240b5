import { type Producer, withRating } from '../producer.ts';
import { ALS } from './als.ts';
import { bruteForce } from './brute-force.ts';
import { CHAINS } from './chains.ts';
import { COLORS } from './colors.ts';
import { FISH } from './fish.ts';
import { FORCING } from './forcing.ts';
import { LOOPS } from './loops.ts';
import type { QueuedPosition } from './queued-position.ts';
import type { Search, Searches } from './search.ts';
import { SETS } from './sets.ts';
import { SINGLE_DIGIT } from './single-digit.ts';
import { findFullHouse, takeHiddenSingle, takeNakedSingle } from './singles.ts';
import { SUE_DE_COQ } from './sue-de-coq.ts';
import { type TechniqueRow, techniqueRows } from './techniques.ts';
import { UNIQUENESS } from './uniqueness.ts';
import { WINGS } from './wings.ts';

const SEARCHES: Searches = {
  'full-house': () => findFullHouse,
  'naked-single': () => takeNakedSingle,
  'hidden-single': () => takeHiddenSingle,
  ...SETS,
  ...FISH,
  ...SINGLE_DIGIT,
  ...WINGS,
  ...UNIQUENESS,
  ...COLORS,
  ...SUE_DE_COQ,
  ...CHAINS,
  ...LOOPS,
  ...ALS,
  ...FORCING,
  'brute-force': bruteForce,
};

/**
 * Makes the searches of HoDoKu, in its order. The rating of a step is what the step adds to the
 * score. Several paths can share the searches, one path after another.
 */
export function hodokuProducers(): readonly Producer<QueuedPosition>[] {
  return techniqueRows.map(producer);
}

/** Makes a search only when it is first needed, because most puzzles need few of the searches. */
function producer({ id, score }: TechniqueRow): Producer<QueuedPosition> {
  const newSearch = SEARCHES[id];
  if (!newSearch) return { find: () => undefined };
  let search: Search | undefined;
  return {
    find(position) {
      search ??= newSearch();
      const step = search(position);
      return step && withRating(step, score);
    },
  };
}
