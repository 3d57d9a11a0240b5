import type { Symmetry } from '@nonet/engine/generate';
import type { PlainPuzzle } from '@nonet/engine/notation';
import type { Difficulty, PuzzleRatings } from '@nonet/engine/rating';

/** A proper puzzle, with the givens as they were made, and what is known of it. */
export interface BankPuzzle extends Omit<PlainPuzzle, 'pencilmarks'> {
  /** The number of givens. */
  readonly givens: number;
  readonly symmetry: Symmetry;
  readonly minimal: boolean;
  /** By Sudoku Explainer 1.2.1. Undefined if it does not rate the puzzle. */
  readonly se: PuzzleRatings | undefined;
  /** By HoDoKu 2.2.0. Undefined if the puzzle is not 9×9. */
  readonly hodoku: HodokuGrade | undefined;
  /** Its seed and number, if `nonet generate` made it. */
  readonly origin?: { readonly seed: string; readonly number: number } | undefined;
  /** The file that it was read from, or the command that made it. */
  readonly source: string;
  /** The version of the program that rated it. */
  readonly version: string;
}

export type HodokuGrade = Omit<Difficulty, 'se'>;

/** A puzzle to add, with its canonical form. */
export interface NewPuzzle extends BankPuzzle {
  readonly form: string;
}

/** A puzzle of a bank. */
export interface StoredPuzzle extends BankPuzzle {
  readonly id: number;
  /** When it was added, in ISO 8601. */
  readonly added: string;
  /** The collection that it is in. */
  readonly usedIn: string | undefined;
}
