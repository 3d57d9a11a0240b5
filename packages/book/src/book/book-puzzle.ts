import type { Grid } from '@nonet/engine/grid';
import type { PuzzleRating } from './puzzle-rating.ts';

/** A puzzle for a book. */
export interface BookPuzzle extends PuzzleRating {
  readonly givens: Grid;
  readonly solution: Grid;
}
