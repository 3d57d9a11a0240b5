import { type Producer, withRating } from '../producer.ts';
import { bruteForce } from './brute-force.ts';
import type { QueuedPosition } from './queued-position.ts';
import type { Search, Searches } from './search.ts';
import { findFullHouse, takeHiddenSingle, takeNakedSingle } from './singles.ts';
import { type TechniqueRow, techniqueRows } from './techniques.ts';

const SEARCHES: Searches = {
  'full-house': () => findFullHouse,
  'naked-single': () => takeNakedSingle,
  'hidden-single': () => takeHiddenSingle,
  'brute-force': bruteForce,
};

/**
 * Makes the searches of HoDoKu, in its order. The rating of their steps is what they add to the
 * score. A series of paths can share them, one path at a time.
 */
export function hodokuProducers(): readonly Producer<QueuedPosition>[] {
  return techniqueRows.map(producer);
}

/** Makes the search when it is needed, because most puzzles need few. */
function producer({ id, score }: TechniqueRow): Producer<QueuedPosition> {
  let search: Search | undefined;
  return {
    find(position) {
      search ??= (SEARCHES[id] ?? bruteForce)();
      const step = search(position);
      return step && withRating(step, score);
    },
  };
}
