import { geometryOf, type StepInGrid } from '../draw/grid-state.ts';
import { type Geometry, isClassic } from '../grid/geometry.ts';
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
  /** The geometry of the puzzle. Default: that of the step's grid, or else of 9×9 puzzles. */
  readonly geometry?: Geometry | undefined;
}

/**
 * Writes a step in a notation.
 *
 * @throws RangeError if the notation does not support the technique or the size of the puzzle. Only
 *   `words` supports techniques that HoDoKu does not have, and sizes other than 9×9.
 */
export function stepText(
  step: Step | StepInGrid,
  { geometry = geometryOf(step), language, notation = 'words' }: StepTextOptions,
): string {
  if (notation === 'words') return explainStep(step, language, geometry);
  if (!isClassic(geometry)) throw new RangeError(`the notation ${notation} is for 9x9 puzzles`);
  return notation === 'hodoku' ? hodokuNotation(step) : eurekaNotation(step);
}
