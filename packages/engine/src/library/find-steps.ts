import { type FindStepsOptions, type FoundSteps, StepListing } from '../explain/step-listing.ts';
import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { SignalOption } from '../work/signal.ts';
import { type Answer, answer } from './answer.ts';
import { checkedOptions, type PlayerInput } from './puzzle-input.ts';

export type FoundAnswer = Answer<FoundSteps>;

/**
 * Finds every step of one technique, such as all X-Wings, and not only the next one. A
 * puzzle of any size is accepted, with the digits and notes of a player.
 *
 *     findSteps(puzzle, 'x-wing')
 *
 * @throws RangeError if there is no such technique, or if the limit is not a positive whole number.
 */
export function findSteps(
  puzzle: PlayerInput,
  technique: SearchId,
  options: FindStepsOptions & SignalOption = {},
): FoundAnswer {
  const { signal, ...limits } = checkedOptions(options);
  return answer(puzzle, {
    variants: true,
    signal,
    begin: (read) => new StepListing(read, technique, { ...limits, solver: sharedSolver() }),
    result: (found, listing) => found ?? listing.stopped,
  });
}
