import { type ExplainedStep, explainSteps } from '../explain/explained-steps.ts';
import { Explanation, type ExplanationResult } from '../explain/explanation.ts';
import { checkLanguage } from '../explain/language.ts';
import { checkStepNotation } from '../explain/notations/step-notation.ts';
import type { StepTextOptions } from '../explain/step-text.ts';
import { sharedProducers } from '../rating/scales.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Signal } from '../work/signal.ts';
import { type Answer, answer, type WithSteps } from './answer.ts';
import { checkedOptions, type PuzzleInput } from './puzzle-input.ts';

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
  const { language = 'en', notation, signal } = checkedOptions(options);
  checkLanguage(language);
  checkStepNotation(notation);
  const tools = { producers: sharedProducers('hodoku'), solver: sharedSolver() };
  return answer(puzzle, {
    signal,
    begin: (read) => new Explanation(read, tools),
    result(found, explanation, read): WithSteps<ExplanationResult, ExplainedStep> {
      const explained = found ?? explanation.stopped;
      if (!('steps' in explained)) return explained;
      const steps = explainSteps(read, explained.steps, { language, notation });
      return { ...explained, steps };
    },
  });
}
