import type { Step, TechniqueId } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';

/** Says why the conclusions of a step are true, in each language. */
export interface Reason {
  readonly en: (step: Step, en: English) => string;
  readonly ko: (step: Step, ko: Korean) => string;
}

/** The reasons of a family of techniques. */
export type Reasons = Readonly<Partial<Record<TechniqueId, Reason>>>;
