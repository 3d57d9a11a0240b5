import { type PlainPuzzle, plainPuzzle } from '@nonet/engine/notation';
import { DrillMaking, GameMaking } from '@nonet/engine/practice';
import type { SearchId } from '@nonet/engine/rating';
import { slicesOf } from '@nonet/engine/work';
import type { DrillText } from '../../picture/practising.ts';
import type { Exchange } from '../work.ts';

export interface DrillsApi {
  /** Makes a drill. Undefined if none was found. */
  drill: Exchange<
    { technique: SearchId; seed: string; number: number; hasNotes: boolean },
    DrillText | undefined
  >;
  /** Makes a game with the technique. Undefined if none was found. */
  'practice-game': Exchange<{ technique: SearchId; seed: string }, PlainPuzzle | undefined>;
}

export function* practiceGame(
  wish: DrillsApi['practice-game']['request'],
): Generator<undefined, PlainPuzzle | undefined> {
  const made = yield* slicesOf(new GameMaking(wish));
  return made.kind === 'made' ? plainPuzzle({ givens: made.puzzle }) : undefined;
}

export function* drill(
  wish: DrillsApi['drill']['request'],
): Generator<undefined, DrillText | undefined> {
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
