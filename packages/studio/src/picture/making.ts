import type { PlainPuzzle } from '@nonet/engine/notation';
import type { Level } from '@nonet/engine/rating';

/**
 * The levels of HoDoKu, the easiest first. The engine's own list would bring all of its techniques
 * with it.
 */
export const levels = [
  'easy',
  'medium',
  'hard',
  'unfair',
  'extreme',
] as const satisfies readonly Level[];

export type MadePuzzleText =
  | { readonly ok: true; readonly puzzle: PlainPuzzle }
  /** Why there is no such puzzle, in English. */
  | { readonly ok: false; readonly error: string };
