import type { Symmetry } from '@nonet/engine/generate';
import type { PlainPuzzle } from '@nonet/engine/notation';
import type { PuzzleRatings, Difficulty as Rated } from '@nonet/engine/rating';

/** The cells of a proper 9×9 puzzle, or a proper variant. */
export type RateablePuzzle = string | PlainPuzzle;

export type PuzzleRules = Omit<PlainPuzzle, 'cells'>;

/** A puzzle that was made to measure or read from a file, as plain data. */
export interface CollectedPuzzle {
  /** The number of the puzzle of its seed or its file, counted from 0. */
  readonly number: number;
  /** One character per cell, as in `PuzzleText`. */
  readonly cells: string;
  readonly solution: string;
  /** What a variant has beside its cells. */
  readonly rules?: PuzzleRules;
  readonly givens: number;
  /** The canonical form. Undefined if the grid is too large for one. */
  readonly form: string | undefined;
  readonly symmetry: Symmetry;
  /** How hard it is. Undefined until it is known, `unrated` if no scale rates such puzzles. */
  readonly difficulty: Difficulty | 'unrated' | undefined;
}

/**
 * How hard a puzzle is, by HoDoKu and, if it rates the puzzle, by Sudoku Explainer. A variant has the
 * level of its hardest technique, and the number of its steps as its score.
 */
export interface Difficulty extends Partial<PuzzleRatings>, Omit<Rated, 'se'> {
  /** The version of Nonet that rated it. */
  readonly version?: string;
}

export function knownDifficulty({ difficulty }: CollectedPuzzle): Difficulty | undefined {
  return difficulty === 'unrated' ? undefined : difficulty;
}
