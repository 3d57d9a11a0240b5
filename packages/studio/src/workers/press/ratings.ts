import { bookTools, type PuzzleRating, rated } from '@nonet/book';
import { puzzleOf } from '@nonet/engine/notation';
import { slicesOf } from '@nonet/engine/work';
import type { RatingOrder } from '../../picture/making-book.ts';

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
