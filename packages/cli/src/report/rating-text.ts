import { CLASSIC, formatCell } from '@nonet/engine/grid';
import {
  cellOf,
  digitIn,
  type HardestStep,
  type Level,
  printedRating,
  type RatedStep,
  type ScaleId,
} from '@nonet/engine/rating';
import type { AnyResult } from '../rating/rater.ts';
import { verdictText } from './verdict-text.ts';

/**
 * A result with the ratings of a path. A rating is undefined if its part of the path was not
 * reached.
 */
export type Ratings = Extract<AnyResult, { readonly kind: 'rated' | 'harder' | 'stuck' }>;

/** Sudoku Explainer prints this for a puzzle that its techniques do not solve. */
export const BEYOND = 20;

/**
 * Returns ER, EP and ED, or HoDoKu's level and score, with tabs between them. A rating that is unknown because the path stopped
 * at `max` is written as, for example, `>9.0`.
 */
export function ratingsText(ratings: Ratings, max: number | undefined): string {
  if ('level' in ratings) return `${levelText(ratings.level)}\t${ratings.score}`;
  const { ed, ep, kind } = ratings;
  const unknown = kind === 'harder' && max !== undefined ? `>${max.toFixed(1)}` : '-';
  const text = (step: HardestStep | undefined): string => step?.rating.toFixed(1) ?? unknown;
  const er = kind === 'rated' ? text(ratings.er) : kind === 'stuck' ? BEYOND.toFixed(1) : unknown;
  return [er, text(ep), text(ed)].join('\t');
}

/** The name of a level, as HoDoKu prints it. */
export function levelText(level: Level): string {
  return level[0].toUpperCase() + level.slice(1);
}

/** Why a puzzle has no rating. Undefined if it has one. */
export function unratedText(result: AnyResult, gaveUp: string): string | undefined {
  switch (result.kind) {
    case 'rated':
    case 'harder':
    case 'stuck':
    case 'unsupported':
      return undefined;
    case 'stopped':
      return result.steps.length > 0 ? `${gaveUp}: ${leastText(result)}` : gaveUp;
    case 'solved':
      return 'no rating: every cell has a digit';
    default:
      return `no rating: ${verdictText(result, CLASSIC)}`;
  }
}

/** What the steps so far show. Only a stopped rating of Sudoku Explainer has an ED. */
function leastText(stopped: Extract<AnyResult, { readonly kind: 'stopped' }>): string {
  const ratings = stopped.steps.map(({ rating }) => rating);
  if ('ed' in stopped) {
    return `the rating is at least ${printedRating(Math.max(...ratings)).toFixed(1)}`;
  }
  return `the score is at least ${ratings.reduce((sum, rating) => sum + rating, 0)}`;
}

/** The line of a step: its rating, its technique and what follows from it. */
export function stepText(
  { eliminations, placement, rating, technique }: RatedStep,
  scale: ScaleId,
): string {
  const text = (candidate: number, sign: string): string =>
    `${formatCell(CLASSIC, cellOf(candidate))}${sign}${digitIn(candidate)}`;
  const conclusions = eliminations.map((candidate) => text(candidate, '≠'));
  if (placement !== undefined) conclusions.push(text(placement, '='));
  const printed = scale === 'hodoku' ? `${rating}` : printedRating(rating).toFixed(1);
  return `${printed.padStart(6)}  ${technique.replaceAll('-', ' ')}: ${conclusions.join(' ')}`;
}
