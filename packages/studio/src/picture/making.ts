import type { Symmetry } from '@nonet/engine/generate';
import type { PlainPuzzle } from '@nonet/engine/notation';
import type { Level, SearchId } from '@nonet/engine/rating';

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

/** What a puzzle should be like. The same wishes and seed always make the same puzzle. */
export interface PuzzleWishes {
  readonly seed: string;
  readonly boxRows: number;
  readonly boxColumns: number;
  readonly level?: Level | undefined;
  /** The range of Sudoku Explainer's rating. */
  readonly rating?: readonly [from: number, to: number] | undefined;
  readonly technique?: SearchId | undefined;
  readonly symmetry?: Symmetry | undefined;
}

export type MadePuzzleText =
  | { readonly ok: true; readonly puzzle: PlainPuzzle }
  /** Why there is no such puzzle, in English. */
  | { readonly ok: false; readonly error: string };
