import type { Step, TechniqueId } from '../../technique/step.ts';
import type { Language } from '../language.ts';

/** Says why the conclusions of a step are true, in one language. */
export type Reason = Readonly<Record<Language, (step: Step) => string>>;

/** The reasons of a family of techniques. */
export type Reasons = Readonly<Partial<Record<TechniqueId, Reason>>>;
