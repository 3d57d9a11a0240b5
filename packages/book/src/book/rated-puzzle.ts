import { Explanation } from '@nonet/engine/explain';
import { CLASSIC, geometry, gridOf } from '@nonet/engine/grid';
import type { VariantDifficulty } from '@nonet/engine/making';
import { lessons, lessonWith } from '@nonet/engine/practice';
import {
  producersOf,
  Rating,
  type RatingTools,
  type SearchId,
  type TechniqueId,
  variantRows,
} from '@nonet/engine/rating';
import { isVariant, type Puzzle } from '@nonet/engine/search';
import { slicesOf, type Work, workOf } from '@nonet/engine/work';
import { inAll } from './front-matter.ts';
import type { BookPlan } from './plan.ts';
import type { PuzzleRating } from './puzzle-rating.ts';

/** A puzzle that can be rated. */
export interface Rateable extends Puzzle {
  /** The rating ER, if its section asks for one. */
  readonly er?: number | undefined;
  /** What the path of a variant needs, if it is known. It takes too long to find it here. */
  readonly path?: VariantDifficulty | undefined;
}

/**
 * Finds how hard a puzzle is, and which techniques it needs: by the scale of HoDoKu, by the hardest
 * technique if it is smaller than 9×9, and by the number of blanks if it is larger. A variant rises by
 * its hardest technique, and then by the number of its steps.
 *
 * @param tools From `bookTools`, for many puzzles.
 */
export function rated(
  puzzle: Rateable,
  languages: BookPlan['languages'],
  tools: RatingTools<'hodoku'>,
): Work<PuzzleRating> {
  return workOf(rating(puzzle, languages, tools));
}

export function bookTools(): RatingTools<'hodoku'> {
  return { producers: producersOf('hodoku') };
}

function* rating(
  { er, path, ...puzzle }: Rateable,
  languages: BookPlan['languages'],
  tools: RatingTools<'hodoku'>,
): Generator<undefined, PuzzleRating> {
  const { givens } = puzzle;
  if (path) return variantRating(path, languages);
  if (isVariant(puzzle) || puzzle.pencilmarks) return UNRATED;
  // A program that bundles the engine makes grids with a geometry of its own.
  const { boxColumns, boxRows, size } = givens.geometry;
  const own = gridOf(geometry(boxRows, boxColumns), givens.digits);
  if (size > CLASSIC.size) {
    const score = givens.digits.filter((digit) => digit === 0).length;
    return { score, difficulty: undefined, techniques: [] };
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
    const score = 100 * hardest + explained.steps.length;
    return { score, difficulty: undefined, techniques };
  }
  const result = yield* slicesOf(new Rating({ givens: own }, { scale: 'hodoku', ...tools }));
  if (result.kind !== 'rated') throw new Error(`expected a proper puzzle, got ${result.kind}`);
  const { level, score, steps } = result;
  const techniques = lessonsOf(steps);
  const difficulty =
    er === undefined ? inAll(languages, (words) => words.level[level]) : er.toFixed(1);
  return { score: er ?? score, difficulty, techniques };
}

/** The scales are for classic puzzles. */
const UNRATED: PuzzleRating = { score: 0, difficulty: undefined, techniques: [] };

/** More steps than a path has. */
const STEPS = 10_000;

function variantRating(
  { level, stepCount, techniques }: VariantDifficulty,
  languages: BookPlan['languages'],
): PuzzleRating {
  const hardest = variantRows.findIndex(({ id }) => id === techniques.at(-1));
  return {
    score: STEPS * hardest + stepCount,
    difficulty: inAll(languages, (words) => words.level[level]),
    techniques: techniques.filter((id) => lessons.some(({ technique }) => technique === id)),
  };
}

/** The techniques of a path that have a lesson. */
function lessonsOf(steps: readonly { readonly technique: TechniqueId }[]): SearchId[] {
  const all = steps.map(({ technique }) => lessonWith(technique));
  return [...new Set(all)].filter((it): it is SearchId => it !== undefined);
}
