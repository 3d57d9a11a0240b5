import { CLASSIC, formatCell } from '@nonet/engine/grid';
import { notationById, type PuzzleRecord, packedCells } from '@nonet/engine/notation';
import {
  cellOf,
  digitIn,
  type Level,
  levels,
  printedRating,
  type RatedStep,
  type ScaleId,
} from '@nonet/engine/rating';
import type { AnyResult } from './rating-task.ts';

/**
 * A result with the ratings of a path. A rating is undefined if its part of the path was not
 * reached.
 */
export type Ratings = Extract<AnyResult, { readonly kind: 'rated' | 'harder' | 'stuck' }>;

/** Sudoku Explainer prints this for a puzzle that its techniques do not solve. */
export const BEYOND = 20;

/** How the numbers of a scale are written. */
interface ScaleText {
  /** Whether the rating of a puzzle can stop at a maximum. */
  readonly takesMax: boolean;
  /** The rating of a step, as the program prints it. */
  readonly stepRating: (rating: number) => string;
  /** The name of a bar in a histogram. Default: that of `Histogram`. */
  readonly barName?: (bar: number) => string;
}

const HARDEST_STEP: ScaleText = {
  takesMax: true,
  stepRating: (rating) => printedRating(rating).toFixed(1),
};

export const scaleTexts: Readonly<Record<ScaleId, ScaleText>> = {
  se: HARDEST_STEP,
  sukaku: HARDEST_STEP,
  hodoku: { takesMax: false, stepRating: String, barName: (i) => levelText(levels[i]) },
};

/** A puzzle as one word: its givens, or all candidates if it has pencilmarks. */
export function puzzleText({ givens, line, pencilmarks }: PuzzleRecord): string {
  if (!pencilmarks) return packedCells(givens);
  return notationById('sukaku')!.format({ givens, pencilmarks, line }, 0).trimEnd();
}

/**
 * Returns ER, EP and ED, or HoDoKu's level and score, with tabs between them. A rating that is unknown
 * because the path stopped at `max` is written as, for example, `>9.0`.
 */
export function ratingsText(ratings: Ratings, max: number | undefined): string {
  if ('level' in ratings) return `${levelText(ratings.level)}\t${ratings.score}`;
  const { ed, ep, kind } = ratings;
  const unknown = kind === 'harder' && max !== undefined ? `>${max.toFixed(1)}` : '-';
  const text = (rating: number | undefined): string => rating?.toFixed(1) ?? unknown;
  const er = kind === 'rated' ? text(ratings.er) : kind === 'stuck' ? BEYOND.toFixed(1) : unknown;
  return [er, text(ep), text(ed)].join('\t');
}

/** The name of a level, as HoDoKu prints it. */
export function levelText(level: Level): string {
  return level[0].toUpperCase() + level.slice(1);
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
  const printed = scaleTexts[scale].stepRating(rating);
  return `${printed.padStart(6)}  ${technique.replaceAll('-', ' ')}: ${conclusions.join(' ')}`;
}
