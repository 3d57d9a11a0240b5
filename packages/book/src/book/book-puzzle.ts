import type { Grid } from '@nonet/engine/grid';
import type { Puzzle } from '@nonet/engine/search';
import type { PuzzleRating } from './puzzle-rating.ts';

/** A puzzle for a book. */
export interface BookPuzzle extends Puzzle, PuzzleRating {
  readonly solution: Grid;
}
