import type { Geometry } from '../../grid/geometry.ts';
import type { Step, TechniqueId } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import type { Phrase } from '../phrase.ts';

/** What is said in each language, sentence by sentence. */
export interface Told {
  readonly en: (en: English) => readonly Phrase[];
  readonly ko: (ko: Korean) => readonly Phrase[];
}

/** Says why the conclusions of a step are true. */
export type Reason = (step: Step, geometry: Geometry) => Told;

/** The reasons of a family of techniques. */
export type Reasons = Readonly<Partial<Record<TechniqueId, Reason>>>;

/** Says one after another. */
export function told(...parts: readonly Told[]): Told {
  return {
    en: (en) => parts.flatMap((part) => part.en(en)),
    ko: (ko) => parts.flatMap((part) => part.ko(ko)),
  };
}
