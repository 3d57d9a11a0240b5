import { CLASSIC } from '@nonet/engine/grid';
import type { PuzzleRecord } from '@nonet/engine/notation';
import { printedRating, type Unrated } from '@nonet/engine/rating';
import type { RecordContext } from '../pipeline/handler.ts';
import { type AnswerStatus, conflictsOf, type Results } from '../pipeline/json-answers.ts';
import { classicOnly, refusalError } from '../report/refusal.ts';
import { gaveUpText } from '../report/time-limit.ts';
import { verdictText } from '../report/verdict-text.ts';
import type { AnyResult } from './rating-task.ts';

/** What messages say that a puzzle does not have. */
export type Missing = 'rating' | 'path' | 'hint';

/** Reports why a puzzle is not answered. Returns the message. */
export function reportUnrated(
  missing: Missing,
  { givens, line }: PuzzleRecord,
  result: Exclude<Unrated, { readonly kind: 'unsupported' }> | { readonly kind: 'unsupported' },
  { file, report }: RecordContext,
): string {
  if (result.kind === 'unsupported') return report.unsupported(file, line, classicOnly(givens));
  const reason = result.kind === 'solved' ? 'every cell has a digit' : verdictText(result, CLASSIC);
  return report.failed(file, line, `no ${missing}: ${reason}`);
}

/** Reports that the time of a puzzle is over. Returns the message. */
export function reportStopped(
  { line }: PuzzleRecord,
  stopped: Extract<AnyResult, { readonly kind: 'stopped' }>,
  { file, report }: RecordContext,
  timeout: number | undefined,
): string {
  const gaveUp = gaveUpText(timeout);
  const reason = stopped.steps.length > 0 ? `${gaveUp}: ${leastText(stopped)}` : gaveUp;
  return report.failed(file, line, reason);
}

/** What the steps so far show. Only a stopped rating of Sudoku Explainer has an ED. */
function leastText(stopped: Extract<AnyResult, { readonly kind: 'stopped' }>): string {
  const ratings = stopped.steps.map(({ rating }) => rating);
  if ('ed' in stopped) {
    return `the rating is at least ${printedRating(Math.max(...ratings)).toFixed(1)}`;
  }
  return `the score is at least ${ratings.reduce((sum, rating) => sum + rating, 0)}`;
}

/** The results of a puzzle that is not answered, for JSON. */
export function unratedResults(
  { givens, line }: PuzzleRecord,
  { kind }: { readonly kind: Unrated['kind'] },
): Results {
  if (kind === 'unsupported') {
    return { status: 'invalid', error: refusalError(line, classicOnly(givens)) };
  }
  const conflicts = kind === 'conflict' ? conflictsOf(givens) : undefined;
  return { status: STATUSES[kind], verdict: kind, conflicts };
}

const STATUSES = {
  conflict: 'none',
  'no-solution': 'none',
  'several-solutions': 'several',
  solved: 'solved',
} satisfies Record<string, AnswerStatus>;
