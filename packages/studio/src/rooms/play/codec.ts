import { gameText } from '@nonet/engine/game';
import { gameFromText, playedGame } from '../../game/game-text.ts';
import { gameOf, withOtherGame } from '../../game/state.ts';
import type { Codec } from '../../page/address.ts';
import { puzzleIn } from '../../puzzle/puzzle-codec.ts';
import type { HasPlay } from './slice.ts';

/**
 * Reads a game in a link. The address of the page does not hold it, because it can be long:
 * `linkToGame` adds it.
 */
export const gameCodec: Codec<HasPlay> = {
  keys: {
    game: {
      meaning: 'the entries of a game, as gameText of the engine writes them',
      fault: (text, values) => {
        const puzzle = puzzleIn(values);
        const read = puzzle && gameFromText(puzzle, text);
        return read?.ok ? undefined : { id: 'game', entry: read?.fault.entry };
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
export function linkToGame(address: string, state: HasPlay): string {
  return `${address}&game=${gameText(playedGame(gameOf(state)))}`;
}
