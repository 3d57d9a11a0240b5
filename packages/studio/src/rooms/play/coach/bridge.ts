import { type PlainPuzzle, symbolOf } from '@nonet/engine/notation';
import { stopped } from '../../../game/clock.ts';
import { digitsOnBoard, gameOf, isGiven, withOtherGame } from '../../../game/state.ts';
import { withRoom } from '../../../page/state.ts';
import { withPuzzle } from '../../../puzzle/history.ts';
import { isSamePuzzle } from '../../../puzzle/state.ts';
import { withStrategy } from '../../../search/transitions.ts';
import { withSelection } from '../selecting.ts';
import { type HasPlay, playOf, withPlay } from '../slice.ts';

/** Opens Watch with the board as its puzzle. The browser's Back returns to the game. */
export function withBoardWatched<S extends HasPlay>(state: S, moment: number): S {
  return watching(state, digitsOnBoard(gameOf(state)), moment);
}

/** Opens Watch with a wrong digit, and all digits of the player that are right. */
export function withMistakeWatched<S extends HasPlay>(state: S, cell: number, moment: number): S {
  return watching(state, digitsWithMistake(state, cell), moment);
}

/** Opens Watch with a digit that a trial refutes, in a search that follows what it leads to. */
export function withTrialWatched<S extends HasPlay>(
  state: S,
  { cell, digit }: { readonly cell: number; readonly digit: number },
  moment: number,
): S {
  const digits = digitsOnBoard(gameOf(state)).with(cell, digit);
  return withStrategy(watching(state, digits, moment), 'propagation');
}

/** The digits of the board: the one in this cell, and of the others only those that are right. */
export function digitsWithMistake(state: HasPlay, wrong: number): readonly number[] {
  const game = gameOf(state);
  const { solution } = playOf(state);
  return game.cells.map(({ digit }, cell) =>
    isGiven(game, cell) || cell === wrong || solution?.[cell] === digit ? digit : 0,
  );
}

function watching<S extends HasPlay>(state: S, digits: readonly number[], moment: number): S {
  const cells = digits.map((digit) => (digit > 0 ? symbolOf(digit) : '.')).join('');
  const game = gameOf(state);
  const { pencilmarks: _, ...rules } = game.givens;
  const board: PlainPuzzle = { ...rules, cells };
  const { coach, selection } = playOf(state);
  const left = { game: { ...game, clock: stopped(game.clock, moment) }, selection, coach, board };
  return withRoom(withPuzzle(withPlay(state, { left }), board), 'watch');
}

/** Goes on with the game whose board was opened in Watch, if that board is still open. */
export function withGameResumed<S extends HasPlay>(state: S): S {
  const { left } = playOf(state);
  if (!left || !isSamePuzzle(left.board, state.puzzle.root)) return state;
  const { coach, game, selection } = left;
  const resumed = withOtherGame(withPuzzle(state, game.givens), game);
  return withSelection(withPlay(resumed, { coach }), selection);
}
