import type { ExplanationResult, StepNotation } from '@nonet/engine/explain';
import { CLASSIC } from '@nonet/engine/grid';
import type { PuzzleRecord } from '@nonet/engine/notation';
import { printedRating, type Unrated } from '@nonet/engine/rating';
import { gaveUpText } from '../core/time-limit.ts';
import type { RecordContext, UnansweredRecord } from '../pipeline/handler.ts';
import { conflictsOf, type Results } from '../report/json-results.ts';
import { refusalError, unratablePuzzle, unsupportedNotation } from '../report/refusal.ts';
import { verdictText } from '../report/verdict-text.ts';
import type { AnyResult } from './rating-task.ts';

/** What is missing, as in the message `no rating: …`. */
export type Missing = 'rating' | 'path' | 'hint';

/** Reports why a puzzle is not answered. Returns the message. */
export function reportUnrated(
  missing: Missing,
  { givens, line }: PuzzleRecord,
  result: Unrated,
  { file, report }: RecordContext,
): string {
  if (result.kind === 'unsupported') {
    return report.unsupported(file, line, unratablePuzzle(givens));
  }
  const reason =
    result.kind === 'full' ? 'every cell has a digit' : verdictText(result, givens.geometry);
  return report.failed(file, line, `no ${missing}: ${reason}`);
}

/**
 * Reports a puzzle whose steps cannot be written in a notation. Returns undefined if they can be
 * written.
 */
export function refusedNotation(
  notation: StepNotation,
  record: PuzzleRecord,
  { file, report }: RecordContext,
): UnansweredRecord | undefined {
  const refusal = unsupportedNotation(notation, record);
  if (!refusal) return undefined;
  const { fields, line } = record;
  const message = report.unsupported(file, line, refusal);
  return { message, error: refusalError(line, refusal), fields };
}

/**
 * Reports a puzzle without a rating, or without a path to the solution. Returns the message, or undefined if
 * the puzzle has one.
 */
export function reportFailure(
  missing: Missing,
  puzzle: PuzzleRecord,
  result: AnyResult | ExplanationResult,
  context: RecordContext,
  timeout: number | undefined,
): string | undefined {
  if (result.kind === 'stopped') return reportStopped(puzzle, result, context, timeout);
  return 'steps' in result ? undefined : reportUnrated(missing, puzzle, result, context);
}

/** Reports that the time of a puzzle is over. Returns the message. */
function reportStopped(
  { givens, line }: PuzzleRecord,
  stopped: Extract<AnyResult, { readonly kind: 'stopped' }>,
  { file, report }: RecordContext,
  timeout: number | undefined,
): string {
  const gaveUp = gaveUpText(timeout);
  const reason =
    stopped.steps.length > 0 && givens.geometry === CLASSIC
      ? `${gaveUp}: ${leastText(stopped)}`
      : gaveUp;
  return report.failed(file, line, reason);
}

/** The least rating or score that the steps so far allow. Results with a score have no ED. */
function leastText(stopped: Extract<AnyResult, { readonly kind: 'stopped' }>): string {
  const ratings = stopped.steps.map(({ rating }) => rating);
  if ('ed' in stopped) {
    return `the rating is at least ${printedRating(Math.max(...ratings)).toFixed(1)}`;
  }
  return `the score is at least ${ratings.reduce((sum, rating) => sum + rating, 0)}`;
}

/** The results of a puzzle that is not answered, for JSON. */
export function unratedResults({ givens, line }: PuzzleRecord, result: Unrated): Results {
  const { kind } = result;
  if (kind === 'unsupported') {
    return { kind: 'invalid', error: refusalError(line, unratablePuzzle(givens)) };
  }
  return { kind, conflicts: kind === 'conflict' ? conflictsOf(givens) : undefined };
}
