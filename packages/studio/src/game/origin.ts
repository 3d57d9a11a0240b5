import { type Codec, choice } from '../page/address.ts';
import { isDay } from '../picture/days.ts';
import { levels, type MadePuzzleText } from '../picture/making.ts';
import { withPuzzle } from '../puzzle/history.ts';
import { type GameOrigin, gameOf, type HasGame, withGame } from './state.ts';

/** Opens a puzzle that was made, as a new game. */
export function withNewGame<S extends HasGame>(
  state: S,
  { puzzle }: Extract<MadePuzzleText, { readonly ok: true }>,
  origin: GameOrigin,
): S {
  return withGame(withPuzzle(state, puzzle), (game) => ({ ...game, origin }));
}

/** Reads and writes where the puzzle comes from. */
export const originCodec: Codec<HasGame> = {
  keys: {
    level: choice('level of the puzzle, if it was made for the game', 'level', levels),
    seed: { meaning: 'seed of the puzzle' },
    day: { meaning: 'date of a daily puzzle' },
  },
  write: (state) => {
    const { day, level, seed } = gameOf(state).origin ?? {};
    return { level, seed: seed && encodeURIComponent(seed), day };
  },
  read: (state, values) => {
    const level = levels.find((one) => one === values.get('level'));
    const seed = seedIn(values.get('seed'));
    const day = values.get('day');
    if (seed === undefined) return state;
    const origin = { level, seed, ...(isDay(day) && { day }) };
    return withGame(state, (game) => ({ ...game, origin }));
  },
};

function seedIn(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
