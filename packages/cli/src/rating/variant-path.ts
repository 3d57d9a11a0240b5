import { Explanation, type ExplanationResult, techniqueNames } from '@nonet/engine/explain';
import type { PuzzleRecord } from '@nonet/engine/notation';
import type { RatedStep } from '@nonet/engine/rating';
import type { Puzzle } from '@nonet/engine/search';
import { finishAsync } from '../core/event-loop.ts';
import { timeLimit } from '../core/time-limit.ts';
import type { Results } from '../report/json-results.ts';
import { puzzleText } from './rating-text.ts';

/** What `rate` says once of variants. */
export const NO_SCALE =
  'a variant has no rating, because the scales are for classic Sudoku; instead, its hardest technique and the number of its steps are printed (to see the steps: nonet explain)';

type Explained = Extract<ExplanationResult, { readonly kind: 'explained' }>;

/** Solves a variant step by step, for this many seconds at most. */
export async function variantPath(
  puzzle: Puzzle,
  seconds: number | undefined,
): Promise<ExplanationResult> {
  const explanation = new Explanation(puzzle);
  return (await finishAsync(explanation, timeLimit(seconds))) ?? explanation.stopped;
}

/** The puzzle, its hardest technique and the number of its steps, with tabs between them. */
export function pathText(puzzle: PuzzleRecord, { steps }: Explained): string {
  const { en } = techniqueNames[hardestOf(steps).technique];
  return `${puzzleText(puzzle)}\t${en}\t${steps.length} steps`;
}

export function pathResults({ kind, steps }: Explained): Results {
  return { kind, hardest: hardestOf(steps).technique, stepCount: steps.length };
}

function hardestOf(steps: readonly RatedStep[]): RatedStep {
  return steps.reduce((hardest, step) => (step.rating > hardest.rating ? step : hardest));
}
