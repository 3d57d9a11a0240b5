import { impossibleReason, puzzleMaker } from '@nonet/engine/generate';
import { type MakingTask, wishesOf } from '@nonet/engine/making';
import { type PlainPuzzle, plainPuzzle } from '@nonet/engine/notation';
import { DrillMaking, GameMaking } from '@nonet/engine/practice';
import type { SearchId } from '@nonet/engine/rating';
import { slicesOf } from '@nonet/engine/work';
import type { MadePuzzleText } from '../../picture/making.ts';
import type { DrillText } from '../../picture/practising.ts';

/** Makes a game with the technique. Undefined if none was found. */
export function* practiceGame(wish: {
  technique: SearchId;
  seed: string;
}): Generator<undefined, PlainPuzzle | undefined> {
  const made = yield* slicesOf(new GameMaking(wish));
  return made.kind === 'made' ? plainPuzzle({ givens: made.puzzle }) : undefined;
}

/** Makes a drill. Undefined if none was found. */
export function* drill(wish: {
  technique: SearchId;
  seed: string;
  number: number;
  hasNotes: boolean;
}): Generator<undefined, DrillText | undefined> {
  const made = yield* slicesOf(new DrillMaking(wish));
  if (made.kind === 'failed') return undefined;
  const { filled, givens, notes, number, seed, technique } = made.drill;
  return {
    technique,
    seed,
    number,
    givens: plainPuzzle({ givens }),
    digits: [...filled.digits],
    notes: notes && Array.from(notes),
  };
}

export function* make(task: MakingTask): Generator<undefined, MadePuzzleText> {
  const wishes = wishesOf(task);
  const error = impossibleReason(wishes);
  if (error) return { ok: false, error };
  const [result] = yield* slicesOf(puzzleMaker(wishes, task.seed).make(0, 1));
  if (!result.ok) return result;
  return { ok: true, puzzle: plainPuzzle({ givens: result.made.givens }) };
}
