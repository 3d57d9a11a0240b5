import type { Grid } from '@nonet/engine/grid';
import type { SearchId } from '@nonet/engine/rating';

/** A puzzle for a book. */
export interface BookPuzzle {
  readonly givens: Grid;
  readonly solution: Grid;
  /** How hard it is, by section: the puzzles of a section rise by this. */
  readonly score: number;
  /** How hard it is, in words or figures, such as `Easy` or `7.2`. */
  readonly difficulty: string | undefined;
  /** The techniques with a lesson that its path to the solution needs. */
  readonly techniques: readonly SearchId[];
}
