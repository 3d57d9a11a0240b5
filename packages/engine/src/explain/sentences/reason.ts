import type { Step, TechniqueId } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import type { Phrase } from '../phrase.ts';

/** Says why the conclusions of a step are true, in each language, sentence by sentence. */
export interface Reason {
  readonly en: (step: Step, en: English) => readonly Phrase[];
  readonly ko: (step: Step, ko: Korean) => readonly Phrase[];
}

/** The reasons of a family of techniques. */
export type Reasons = Readonly<Partial<Record<TechniqueId, Reason>>>;
