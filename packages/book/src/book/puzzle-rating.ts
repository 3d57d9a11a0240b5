import type { SearchId } from '@nonet/engine/rating';

/** How hard a puzzle is. It contains only data. */
export interface PuzzleRating {
  /** How hard it is, by section: the puzzles of a section rise by this. */
  readonly score: number;
  /** How hard it is, in words or figures, such as `Easy` or `7.2`. Undefined if it has no level. */
  readonly difficulty?: string | undefined;
  /** The techniques with a lesson that its path to the solution needs. */
  readonly techniques: readonly SearchId[];
}
