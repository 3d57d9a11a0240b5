import { impossibleReason, puzzleMaker } from '@nonet/engine/generate';
import { type MakingTask, wishesOf } from '@nonet/engine/making';
import { plainPuzzle } from '@nonet/engine/notation';
import { slicesOf } from '@nonet/engine/work';
import type { MadePuzzleText } from '../../picture/making.ts';

/** Makes the first puzzle of a seed. */
export function* make(task: MakingTask): Generator<undefined, MadePuzzleText> {
  const wishes = wishesOf(task);
  const error = impossibleReason(wishes);
  if (error) return { ok: false, error };
  const [result] = yield* slicesOf(puzzleMaker(wishes, task.seed).make(0, 1));
  if (!result.ok) return result;
  return { ok: true, puzzle: plainPuzzle({ givens: result.made.givens }) };
}
