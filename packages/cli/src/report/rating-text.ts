import { CLASSIC, formatCell } from '@nonet/engine/grid';
import {
  cellOf,
  digitIn,
  type HardestStep,
  printedRating,
  type RatedStep,
  type RatingResult,
} from '@nonet/engine/rating';
import { verdictText } from './verdict-text.ts';

/**
 * A result with the ratings of a path. A rating is undefined if its part of the path was not
 * reached.
 */
export type Ratings = Extract<RatingResult, { readonly kind: 'rated' | 'harder' | 'stuck' }>;

/** Sudoku Explainer prints this for a puzzle that its techniques do not solve. */
export const BEYOND = 20;

/**
 * Returns ER, EP and ED with tabs between them. A rating that is unknown because the path stopped
 * at `max` is written as, for example, `>9.0`.
 */
export function ratingsText(ratings: Ratings, max: number | undefined): string {
  const { ed, ep, kind } = ratings;
  const unknown = kind === 'harder' && max !== undefined ? `>${max.toFixed(1)}` : '-';
  const text = (step: HardestStep | undefined): string => step?.rating.toFixed(1) ?? unknown;
  const er = kind === 'rated' ? text(ratings.er) : kind === 'stuck' ? BEYOND.toFixed(1) : unknown;
  return [er, text(ep), text(ed)].join('\t');
}

/** Why a puzzle has no rating. Undefined if it has one. */
export function unratedText(result: RatingResult, gaveUp: string): string | undefined {
  switch (result.kind) {
    case 'rated':
    case 'harder':
    case 'stuck':
    case 'unsupported':
      return undefined;
    case 'stopped': {
      const least = Math.max(0, ...result.steps.map(({ rating }) => printedRating(rating)));
      return least > 0 ? `${gaveUp}: the rating is at least ${least.toFixed(1)}` : gaveUp;
    }
    case 'solved':
      return 'no rating: every cell has a digit';
    default:
      return `no rating: ${verdictText(result, CLASSIC)}`;
  }
}

/** The line of a step: its rating, its technique and what follows from it. */
export function stepText({ eliminations, placement, rating, technique }: RatedStep): string {
  const text = (candidate: number, sign: string): string =>
    `${formatCell(CLASSIC, cellOf(candidate))}${sign}${digitIn(candidate)}`;
  const conclusions = eliminations.map((candidate) => text(candidate, '≠'));
  if (placement !== undefined) conclusions.push(text(placement, '='));
  const printed = printedRating(rating).toFixed(1).padStart(6);
  return `${printed}  ${technique.replaceAll('-', ' ')}: ${conclusions.join(' ')}`;
}
