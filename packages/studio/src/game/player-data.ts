import type { GameCell, Played } from '@nonet/engine/game';
import type { PlayerData } from '../picture/player-data.ts';
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
