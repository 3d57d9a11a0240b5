import { Counting, type CountOptions } from '../solve/counting.ts';
import { ExactCounting } from '../solve/exact-counting.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Count } from '../solve/verdict.ts';
import type { SignalOption } from '../work/signal.ts';
import { type Answer, answer } from './answer.ts';
import { checkedOptions, type PuzzleInput } from './puzzle-input.ts';

export type Counted = Answer<Count>;

/**
 * Counts the solutions of a puzzle one by one, up to a limit.
 *
 * @throws RangeError if the limit is not at least 1, if the strategy is unknown, or if the strategy
 *   does not support pencilmarks.
 */
export function count(puzzle: PuzzleInput, options: CountOptions = {}): Counted {
  const { signal } = checkedOptions(options);
  return answer(puzzle, {
    variants: true,
    signal,
    begin: (read) => new Counting(read, { ...options, solver: sharedSolver() }),
    result: (found, counting) => found ?? counting.soFar,
  });
}

export type CountedExactly = Answer<{
  /** Undefined if the signal was aborted before the end. */
  readonly count: bigint | undefined;
}>;

/**
 * Counts all solutions of a puzzle, however many there are. The empty 9×9 grid takes some seconds.
 * A 9×9 puzzle with 3 to 11 givens can take many minutes. A larger puzzle with few givens may never
 * finish, so pass a signal.
 */
export function countExactly(puzzle: PuzzleInput, options: SignalOption = {}): CountedExactly {
  const { signal } = checkedOptions(options);
  return answer(puzzle, {
    variants: true,
    signal,
    begin: (read) => new ExactCounting(read, { solver: sharedSolver() }),
    result: (found) => ({ count: found }),
  });
}
