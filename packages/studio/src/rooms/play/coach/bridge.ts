import { symbolOf } from '@nonet/engine/notation';
import { gameOf, isGiven } from '../../../game/state.ts';
import { inRoom } from '../../../page/state.ts';
import type { PuzzleText } from '../../../picture/puzzle-text.ts';
import { withPuzzle } from '../../../puzzle/history.ts';
import { type HasPlay, playOf } from '../slice.ts';

/** Opens Watch with the board as its puzzle. The browser's Back returns to the game. */
export function watchingBoard<S extends HasPlay>(state: S): S {
  return watching(state, () => true);
}

/** Opens Watch with a wrong digit, and all digits of the player that are right. */
export function watchingMistake<S extends HasPlay>(
  state: S,
  { cell: wrong }: { readonly cell: number },
): S {
  const { solution } = playOf(state);
  return watching(state, (cell, digit) => cell === wrong || solution?.[cell] === digit);
}

function watching<S extends HasPlay>(state: S, keeps: (cell: number, digit: number) => boolean): S {
  const game = gameOf(state);
  const cells = game.cells
    .map(({ digit }, cell) =>
      digit > 0 && (isGiven(game, cell) || keeps(cell, digit)) ? symbolOf(digit) : '.',
    )
    .join('');
  const { boxRows, boxColumns } = game.givens;
  const board: PuzzleText = { boxRows, boxColumns, cells };
  return inRoom(withPuzzle(state, board), 'watch');
}
