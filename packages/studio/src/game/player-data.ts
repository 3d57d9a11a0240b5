import type { PlayerData } from '../picture/player-data.ts';
import type { GameCell } from './game-cell.ts';
import type { Played } from './journal.ts';
import type { GameState } from './state.ts';

/** What the player has on the board. The notes of a filled cell say nothing. */
export function playerData(
  { givens }: Pick<GameState, 'givens'>,
  { cells }: Pick<Played, 'cells'>,
): PlayerData {
  const notes = (kind: 'centre' | 'corner') =>
    cells.map((cell: GameCell) => (cell.digit > 0 ? 0 : cell[kind]));
  return {
    givens,
    digits: cells.map(({ digit }) => digit),
    centre: notes('centre'),
    corner: notes('corner'),
  };
}
