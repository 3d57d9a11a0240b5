import { bookTools, type PuzzleRating, rated } from '@nonet/book';
import { slicesOf } from '@nonet/engine/work';
import type { RatingOrder } from '../../picture/making-book.ts';
import { puzzleOf } from '../../picture/puzzle-text.ts';

/** Rates puzzles for a book. */
export function* ratingsOf({
  languages,
  puzzles,
}: RatingOrder): Generator<undefined, readonly PuzzleRating[]> {
  const tools = bookTools();
  const ratings: PuzzleRating[] = [];
  for (const puzzle of puzzles) {
    const { givens } = puzzleOf(puzzle);
    ratings.push(yield* slicesOf(rated({ givens, er: puzzle.er }, languages, tools)));
  }
  return ratings;
}
