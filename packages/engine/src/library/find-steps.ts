import {
  type FindStepsOptions,
  type FoundSteps,
  findSteps as stepsOf,
} from '../explain/find-steps.ts';
import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';
import type { Answer } from './answer.ts';
import { checkOptions, type PuzzleInput, readInput } from './puzzle-input.ts';

export type FoundAnswer = Answer<FoundSteps>;

/**
 * Finds every step of one technique, such as all X-Wings, and not only the next one. The
 * pencilmarks of the puzzle are the candidates that the player has left in each cell.
 *
 *     findSteps(puzzle, 'x-wing')
 *
 * @throws RangeError if the technique is unknown, or if the limit is not a positive whole number.
 */
export function findSteps(
  puzzle: PuzzleInput,
  technique: SearchId,
  options: FindStepsOptions = {},
): FoundAnswer {
  checkOptions(options);
  const read = readInput(puzzle);
  return read.ok ? { ok: true, ...stepsOf(read.puzzle, technique, options) } : read;
}
