import { symbolOf } from '@nonet/engine/notation';
import { stopped } from '../../../game/clock.ts';
import { type GameState, gameOf, isGiven, withOtherGame } from '../../../game/state.ts';
import { inRoom } from '../../../page/state.ts';
import type { PuzzleText } from '../../../picture/puzzle-text.ts';
import { withPuzzle } from '../../../puzzle/history.ts';
import { isSamePuzzle } from '../../../puzzle/state.ts';
import { type HasPlay, type PlayState, playOf, withPlay } from '../slice.ts';

/** Opens Watch with the board as its puzzle. The browser's Back returns to the game. */
export function watchingBoard<S extends HasPlay>(state: S): S {
  return watching(
    state,
    gameOf(state).cells.map(({ digit }) => digit),
  );
}

/** Opens Watch with a wrong digit, and all digits of the player that are right. */
export function watchingMistake<S extends HasPlay>(
  state: S,
  { cell }: { readonly cell: number },
): S {
  return watching(state, withMistake(gameOf(state), cell, playOf(state).solution));
}

/** The digits of the board: the one in this cell, and of the others only those that are right. */
export function withMistake(
  game: GameState,
  wrong: number,
  solution: PlayState['solution'],
): readonly number[] {
  return game.cells.map(({ digit }, cell) =>
    isGiven(game, cell) || cell === wrong || solution?.[cell] === digit ? digit : 0,
  );
}

function watching<S extends HasPlay>(state: S, digits: readonly number[]): S {
  const cells = digits.map((digit) => (digit > 0 ? symbolOf(digit) : '.')).join('');
  const game = gameOf(state);
  const { boxRows, boxColumns } = game.givens;
  const board: PuzzleText = { boxRows, boxColumns, cells };
  return inRoom(withPuzzle(withPlay(state, { left: { game, board } }), board), 'watch');
}

/** Goes on with the game whose board was opened in Watch, if that board is still open. */
export function returning<S extends HasPlay>(state: S, moment: number): S {
  const { left } = playOf(state);
  if (!left || !isSamePuzzle(left.board, state.puzzle.root)) return state;
  const { game } = left;
  const clock = stopped(game.clock, moment);
  return withOtherGame(withPuzzle(state, game.givens), { ...game, clock });
}
