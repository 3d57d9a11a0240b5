import type { PlayerPuzzle } from '@nonet/engine/explain';
import { type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';

/** What a player has written, as plain data. Arrays have one number per cell. */
export interface PlayerData {
  readonly givens: PlainPuzzle;
  /** The givens and the player's digits. */
  readonly digits: readonly number[];
  readonly centre: readonly number[];
  readonly corner: readonly number[];
  /** The notes that the player had and has removed. */
  readonly removed: readonly number[];
}

export function playerPuzzleOf({
  givens,
  digits,
  centre,
  corner,
  removed,
}: PlayerData): PlayerPuzzle {
  const { constraints, givens: grid } = puzzleOf(givens);
  const shape = grid.geometry;
  return {
    givens: grid,
    filled: { geometry: shape, digits: Uint8Array.from(digits) },
    notes: { centre: Int32Array.from(centre), corner: Int32Array.from(corner) },
    removed: Int32Array.from(removed),
    ...(constraints && { constraints }),
  };
}
