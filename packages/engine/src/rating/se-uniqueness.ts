import { findUniqueLoops, type UniqueLoopSearch } from '../technique/explainer/unique-loops.ts';
import {
  type UniquenessSearch,
  type UniquenessType,
  uniquenessSteps,
} from '../technique/explainer/uniqueness.ts';
import type { Position } from '../technique/position.ts';
import { patternAs, type Step } from '../technique/step.ts';

/** The rating of the simplest uniqueness pattern: a rectangle of type 1. */
const LEAST = 4.5;

/** Options for the search for loops and for the patterns in them. */
export type LoopSearch = UniquenessSearch & Pick<UniqueLoopSearch, 'keepsExtra'>;

/**
 * Returns the step with the lowest rating. Among steps with the same rating, the lowest type comes
 * first, and then the step that was found first.
 */
export function findUniqueness(position: Position, search: LoopSearch): Step | undefined {
  let best: { step: Step; type: UniquenessType; rating: number } | undefined;
  findUniqueLoops(position, {
    ...search,
    visit: (loop) => {
      for (const { type, step } of uniquenessSteps(position, loop, search)) {
        const rating = uniquenessRating(step);
        if (!best || rating < best.rating || (rating === best.rating && type < best.type)) {
          best = { step, type, rating };
        }
      }
      return best?.rating === LEAST && best.type === 1;
    },
  });
  return best?.step;
}

/**
 * Adds the parts of the rating in the order of the original program, so that the rounding errors
 * are the same.
 */
export function uniquenessRating(step: Step): number {
  const { cells, subset } = patternAs(step, 'unique');
  let rating = LEAST;
  if (cells.length >= 10) rating += 0.3;
  if (cells.length >= 8) rating += 0.2;
  else if (cells.length >= 6) rating += 0.1;
  if (!subset) return rating;
  // The size of a naked subset is its number of digits. The size of a hidden subset is its number
  // of cells, without the two cells of the loop.
  const size = subset.kind === 'naked' ? subset.digits.length : subset.cells.length;
  return rating + (size - 1) * 0.1;
}
