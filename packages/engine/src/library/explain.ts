import { type ExplainedStep, explainSteps } from '../explain/explained-steps.ts';
import { Explanation, type ExplanationResult } from '../explain/explanation.ts';
import { checkLanguage } from '../explain/language.ts';
import { checkStepNotation } from '../explain/notations/step-notation.ts';
import type { StepTextOptions } from '../explain/step-text.ts';
import { sharedProducers } from '../rating/scales.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Signal } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import type { Answer, WithSteps } from './answer.ts';
import { checkOptions, type PuzzleInput, readInput } from './puzzle-input.ts';

export interface ExplainOptions extends Partial<Omit<StepTextOptions, 'geometry'>> {
  /** The search for the path stops when this signal is aborted. */
  readonly signal?: Signal | undefined;
}

export type Explained = Answer<WithSteps<ExplanationResult, ExplainedStep>>;

/**
 * Explains a puzzle from the first step to the solution, with the techniques of HoDoKu 2.2.0, in
 * the order in which HoDoKu tries them. A puzzle that is not proper has no explanation, and the
 * result says why. A puzzle of any size is accepted. For sizes other than 9×9, there is no
 * level and no score.
 *
 * @throws RangeError if the language or the notation is unknown, or if the notation does not support
 *   the size of the puzzle.
 */
export function explain(puzzle: PuzzleInput, options: ExplainOptions = {}): Explained {
  checkOptions(options);
  const { language = 'en', notation, signal } = options;
  checkLanguage(language);
  checkStepNotation(notation);
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const explanation = new Explanation(read.puzzle, {
    producers: sharedProducers('hodoku'),
    solver: sharedSolver(),
  });
  const result = finish(explanation, signal) ?? explanation.stopped;
  if (!('steps' in result)) return { ok: true, ...result };
  return {
    ok: true,
    ...result,
    steps: explainSteps(read.puzzle, result.steps, { language, notation }),
  };
}
