import { gameText } from '@nonet/engine/game';
import type { Codec } from '../page/address.ts';
import { puzzleIn } from '../puzzle/puzzle-codec.ts';
import { gameFromText, playedGame } from './game-text.ts';
import { gameOf, type HasGame, withOtherGame } from './state.ts';

/**
 * Reads a game in a link. The address of the page does not hold it, because it can be long:
 * `linkToGame` adds it.
 */
export const gameCodec: Codec<HasGame> = {
  keys: {
    game: {
      meaning: 'the entries of a game, as gameText of the engine writes them',
      fault: (text, values) => {
        const puzzle = puzzleIn(values);
        const read = puzzle && gameFromText(puzzle, text);
        return read?.ok ? undefined : { id: 'game', entry: read?.error.entry };
      },
    },
  },
  write: () => ({}),
  read: (state, values) => {
    const text = values.get('game');
    const read = text === undefined ? undefined : gameFromText(gameOf(state).givens, text);
    if (!read?.ok) return state;
    return withOtherGame(state, { ...read.game, origin: gameOf(state).origin });
  },
};

/** Adds the game to the address of a state. */
export function linkToGame(address: string, state: HasGame): string {
  return `${address}&game=${gameText(playedGame(gameOf(state)))}`;
}
