import { CLASSIC, type Grid } from '@nonet/engine/grid';
import { lessonWith } from '@nonet/engine/practice';
import { producersOf, Rating, type RatingTools, type SearchId } from '@nonet/engine/rating';
import { slicesOf, type Work, workOf } from '@nonet/engine/work';
import type { BookPuzzle } from './book-puzzle.ts';
import { inAll } from './front-matter.ts';
import type { BookPlan } from './plan.ts';

/** A puzzle that was made for a book. */
export interface MadeForBook {
  readonly givens: Grid;
  readonly solution: Grid;
  /** The rating ER, if its section asks for one. */
  readonly er?: number | undefined;
}

/**
 * Finds how hard a puzzle is, and which techniques it needs: by the scale of HoDoKu, or by the number
 * of blanks if the puzzle is not 9×9.
 *
 * @param tools From `bookTools`, for many puzzles.
 */
export function rated(
  made: MadeForBook,
  languages: BookPlan['languages'],
  tools: RatingTools<'hodoku'>,
): Work<BookPuzzle> {
  return workOf(rating(made, languages, tools));
}

export function bookTools(): RatingTools<'hodoku'> {
  return { producers: producersOf('hodoku') };
}

function* rating(
  { er, givens, solution }: MadeForBook,
  languages: BookPlan['languages'],
  tools: RatingTools<'hodoku'>,
): Generator<undefined, BookPuzzle> {
  const puzzle = { givens, solution };
  if (givens.geometry !== CLASSIC) {
    const score = givens.digits.filter((digit) => digit === 0).length;
    return { ...puzzle, score, difficulty: undefined, techniques: [] };
  }
  const result = yield* slicesOf(new Rating({ givens }, { scale: 'hodoku', ...tools }));
  if (result.kind !== 'rated') throw new Error(`expected a proper puzzle, got ${result.kind}`);
  const { level, score, steps } = result;
  const lessons = steps.map(({ technique }) => lessonWith(technique));
  const techniques = [...new Set(lessons)].filter((it): it is SearchId => it !== undefined);
  const difficulty =
    er === undefined ? inAll(languages, (words) => words.level[level]) : er.toFixed(1);
  return { ...puzzle, score: er ?? score, difficulty, techniques };
}
