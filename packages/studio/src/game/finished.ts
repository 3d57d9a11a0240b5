import { gridOf, isSolution } from '@nonet/engine/grid';
import { digitsOnBoard, type GameState, geometryOf } from './state.ts';

/** Whether the board is full, and every house has every digit. */
export function isFinished(game: GameState): boolean {
  return isSolution(gridOf(geometryOf(game), digitsOnBoard(game)));
}
