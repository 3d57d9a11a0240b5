import { explainerRatings } from '../explain/explainer-ratings.ts';
import {
  type Conclusion,
  hardestOf,
  leadsTo,
  neededSteps,
  replayed,
} from '../explain/needed-steps.ts';
import type { PlayerPosition } from '../explain/player-check.ts';
import type { RankedStep } from '../explain/step-search.ts';
import type { PathAhead } from './path-ahead.ts';
import type { MoveReason } from './review.ts';

/** Finds the easiest reason for what a move does in a position: the steps that lead to all conclusions. */
export function* reasonFor(
  conclusions: readonly Conclusion[],
  position: PlayerPosition,
  path: PathAhead,
): Generator<undefined, MoveReason> {
  const { geometry } = position.givens;
  const taken: RankedStep[] = [];
  const last = new Set<number>();
  let open = conclusions;
  while (open.length > 0) {
    const found = yield* path.step(taken.length);
    if (!found) return { kind: 'stuck' };
    const left = open.filter((conclusion) => !leadsTo(found.step, conclusion, geometry));
    if (left.length < open.length) last.add(taken.length);
    taken.push(found);
    open = left;
  }
  // Finding what the steps rest on takes some milliseconds.
  yield;
  const needed = neededSteps(taken, [...last]);
  yield;
  const { technique } = hardestOf(needed)!.step;
  const rating = explainerRatings[technique];
  return { kind: 'justified', technique, rating, steps: replayed(needed, position) };
}
