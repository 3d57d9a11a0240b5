import { puzzleMaker } from '@nonet/engine/generate';
import { DrillMaking, gameWishes } from '@nonet/engine/practice';
import type { SearchId } from '@nonet/engine/rating';
import type { MadePuzzleText } from '../../picture/making.ts';
import type { DrillText } from '../../picture/practising.ts';
import { puzzleTextOf } from '../../picture/puzzle-text.ts';
import { type Exchange, inSlices } from '../work.ts';

export interface DrillsApi {
  /** Makes a drill. Undefined if none was found. */
  drill: Exchange<
    { technique: SearchId; seed: string; number: number; hasNotes: boolean },
    DrillText | undefined
  >;
  /** Makes a game whose hardest step is the technique. */
  'practice-game': Exchange<{ technique: SearchId; seed: string }, MadePuzzleText>;
}

export function* practiceGame({
  seed,
  technique,
}: DrillsApi['practice-game']['request']): Generator<undefined, MadePuzzleText> {
  const [result] = yield* inSlices(puzzleMaker(gameWishes(technique), seed).make(0, 1));
  return result.ok ? { ok: true, puzzle: puzzleTextOf({ givens: result.made.puzzle }) } : result;
}

export function* drill(
  wish: DrillsApi['drill']['request'],
): Generator<undefined, DrillText | undefined> {
  const made = yield* inSlices(new DrillMaking(wish));
  if (made.kind === 'failed') return undefined;
  const { filled, givens, notes, number, seed, technique } = made.drill;
  return {
    technique,
    seed,
    number,
    givens: puzzleTextOf({ givens }),
    digits: [...filled.digits],
    notes: notes && Array.from(notes),
  };
}
