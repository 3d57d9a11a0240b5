import type { Grid } from '../grid/grid.ts';
import type { PuzzleRatings } from '../rating/explainer-summary.ts';
import type { Level } from '../rating/hodoku/hodoku-scale.ts';

/** The level and the score of a puzzle on HoDoKu's scale. */
export interface HodokuScore {
  readonly level: Level;
  readonly score: number;
}

/** A generated puzzle, with its solution. */
export interface MadePuzzle {
  readonly givens: Grid;
  readonly solution: Grid;
  /** Set only if the wishes have a rating, a pearl or a diamond. */
  readonly ratings?: PuzzleRatings;
  /**
   * Set only if the wishes have a level, a score or a technique. If the puzzle was accepted before
   * its score was known, the score is computed when this property is first read.
   */
  readonly hodoku?: HodokuScore;
}
