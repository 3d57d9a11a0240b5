import type { Step } from '../technique/step.ts';
import { eurekaNotation } from './eureka-notation.ts';
import { hodokuNotation } from './hodoku-notation.ts';
import type { Language } from './language.ts';
import type { StepNotation } from './notations/step-notation.ts';
import { explainStep } from './sentence.ts';

/** How to write the text of a step. */
export interface StepTextOptions {
  /** The language of the notation `words`. The other notations do not depend on the language. */
  readonly language: Language;
  /** Default `words`. */
  readonly notation?: StepNotation | undefined;
}

/**
 * Writes a step in a notation.
 *
 * @throws RangeError if the technique is not one of HoDoKu's.
 */
export function stepText(step: Step, { language, notation = 'words' }: StepTextOptions): string {
  if (notation === 'hodoku') return hodokuNotation(step);
  if (notation === 'eureka') return eurekaNotation(step);
  return explainStep(step, language);
}
