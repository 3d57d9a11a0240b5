import { Explanation } from '@nonet/engine/explain';
import { CLASSIC, type Grid, geometry, gridOf } from '@nonet/engine/grid';
import { lessons, lessonWith } from '@nonet/engine/practice';
import {
  producersOf,
  Rating,
  type RatingTools,
  type SearchId,
  type TechniqueId,
} from '@nonet/engine/rating';
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
 * Finds how hard a puzzle is, and which techniques it needs: by the scale of HoDoKu, by the hardest
 * technique if it is smaller than 9×9, and by the number of blanks if it is larger.
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
  // A program that bundles the engine makes grids with a geometry of its own.
  const { boxColumns, boxRows, size } = givens.geometry;
  const own = gridOf(geometry(boxRows, boxColumns), givens.digits);
  if (size > CLASSIC.size) {
    const score = givens.digits.filter((digit) => digit === 0).length;
    return { ...puzzle, score, difficulty: undefined, techniques: [] };
  }
  if (size < CLASSIC.size) {
    const explained = yield* slicesOf(new Explanation({ givens: own }));
    if (explained.kind !== 'explained') {
      throw new Error(`expected a proper puzzle, got ${explained.kind}`);
    }
    const techniques = lessonsOf(explained.steps);
    const hardest = Math.max(
      ...techniques.map((it) => lessons.findIndex((one) => one.technique === it)),
    );
    return {
      ...puzzle,
      score: 100 * hardest + explained.steps.length,
      difficulty: undefined,
      techniques,
    };
  }
  const result = yield* slicesOf(new Rating({ givens: own }, { scale: 'hodoku', ...tools }));
  if (result.kind !== 'rated') throw new Error(`expected a proper puzzle, got ${result.kind}`);
  const { level, score, steps } = result;
  const techniques = lessonsOf(steps);
  const difficulty =
    er === undefined ? inAll(languages, (words) => words.level[level]) : er.toFixed(1);
  return { ...puzzle, score: er ?? score, difficulty, techniques };
}

/** The techniques of a path that have a lesson. */
function lessonsOf(steps: readonly { readonly technique: TechniqueId }[]): SearchId[] {
  const all = steps.map(({ technique }) => lessonWith(technique));
  return [...new Set(all)].filter((it): it is SearchId => it !== undefined);
}

const SINGLES: readonly SearchId[] = ['full-house', 'naked-single', 'hidden-single'];

/**
 * Whether a puzzle may be in a book. A puzzle smaller than 9×9 is for children and has no level, so it
 * may need singles only.
 */
export function isPrintable({ givens, techniques }: BookPuzzle): boolean {
  return givens.geometry.size >= CLASSIC.size || techniques.every((it) => SINGLES.includes(it));
}
