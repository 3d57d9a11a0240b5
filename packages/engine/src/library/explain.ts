import { type ExplainedStep, explainSteps } from '../explain/explained-steps.ts';
import { Explanation, type ExplanationResult } from '../explain/explanation.ts';
import { checkLanguage } from '../explain/language.ts';
import { checkStepNotation } from '../explain/notations/step-notation.ts';
import type { StepTextOptions } from '../explain/step-text.ts';
import { sharedTools } from '../rating/scales.ts';
import type { SignalOption } from '../work/signal.ts';
import { type Answer, answer, type WithSteps } from './answer.ts';
import { checkedOptions, type PuzzleInput } from './puzzle-input.ts';

export type ExplainOptions = Partial<Omit<StepTextOptions, 'geometry'>> & SignalOption;

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
  const { language, notation, signal } = checkedTextOptions(options);
  return answer(puzzle, {
    variants: true,
    signal,
    begin: (read) => new Explanation(read, sharedTools('hodoku')),
    result(found, explanation, read): WithSteps<ExplanationResult, ExplainedStep> {
      const explained = found ?? explanation.stopped;
      if (!('steps' in explained)) return explained;
      const steps = explainSteps(read, explained.steps, { language, notation });
      return { ...explained, steps };
    },
  });
}

/** @throws RangeError if the language or the notation is unknown. */
export function checkedTextOptions(
  options: ExplainOptions,
): ExplainOptions & Pick<StepTextOptions, 'language'> {
  const { language = 'en', notation } = checkedOptions(options);
  checkLanguage(language);
  checkStepNotation(notation);
  return { ...options, language };
}
