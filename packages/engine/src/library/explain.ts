import { type ExplainedStep, explainSteps } from '../explain/explained-steps.ts';
import { checkLanguage } from '../explain/language.ts';
import type { StepTextOptions } from '../explain/step-text.ts';
import type { HodokuResult } from '../rating/hodoku/hodoku-rating.ts';
import type { Signal } from '../work/signal.ts';
import { type BadInput, type PuzzleInput, readInput } from './puzzle-input.ts';
import { rate } from './rate.ts';

export interface ExplainOptions extends Partial<StepTextOptions> {
  /** The search for the path stops when this signal is aborted. */
  readonly signal?: Signal | undefined;
}

export type Explained =
  | (Exclude<HodokuResult, { readonly kind: 'rated' | 'stopped' }> & { readonly ok: true })
  | (WithTexts<Extract<HodokuResult, { readonly kind: 'rated' | 'stopped' }>> & {
      readonly ok: true;
    })
  | BadInput;

/** A result whose steps have texts. */
type WithTexts<Result> = Result extends unknown
  ? Omit<Result, 'steps'> & { readonly steps: readonly ExplainedStep[] }
  : never;

/**
 * Explains a puzzle from the first step to the solution, with the techniques of HoDoKu 2.2.0, in
 * the order in which HoDoKu tries them. A puzzle that is not proper has no explanation, and the
 * result says why.
 *
 * @throws RangeError if the language is unknown.
 */
export function explain(
  puzzle: PuzzleInput,
  { language = 'en', notation, signal }: ExplainOptions = {},
): Explained {
  checkLanguage(language);
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const rated = rate(read.puzzle, { scale: 'hodoku', signal });
  if (!rated.ok || !('steps' in rated)) return rated;
  return { ...rated, steps: explainSteps(read.puzzle.givens, rated.steps, { language, notation }) };
}
