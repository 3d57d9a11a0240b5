import { CLASSIC, candidateGridOf, gridOf } from '@nonet/engine/grid';
import type { RatingResult, ScaleId } from '@nonet/engine/rating';
import type { Puzzle } from '@nonet/engine/search';

export type AnyResult = RatingResult<ScaleId>;

/** How to rate puzzles. It contains only data, so it can be sent to a thread. */
export interface RatingTask {
  readonly scale: ScaleId;
  /** Stop rating a puzzle before the first step that is harder than this. Not on scale `hodoku`. */
  readonly max: number | undefined;
  /** Seconds per puzzle. */
  readonly timeout: number | undefined;
  /** Whether to return the steps. Sending them takes longer than rating most puzzles. */
  readonly steps: boolean;
}

/**
 * A 9×9 puzzle that can be sent to a thread: 81 digits, 0 for a blank, and then the 81 sets of its
 * pencilmarks, if it has any.
 */
export type PackedPuzzle = Uint16Array;

export function packedPuzzle({ givens, pencilmarks }: Puzzle): PackedPuzzle {
  return Uint16Array.from([...givens.digits, ...(pencilmarks?.candidates ?? [])]);
}

export function unpackedPuzzle(packed: PackedPuzzle): Puzzle {
  const { cells } = CLASSIC;
  const givens = gridOf(CLASSIC, packed.subarray(0, cells));
  if (packed.length === cells) return { givens };
  return { givens, pencilmarks: candidateGridOf(CLASSIC, packed.subarray(cells)) };
}
