import type { Step, TechniqueId } from '../../technique/step.ts';

/** Writes what a line says about a step after the name of its technique. */
export type Detail = (step: Step) => string;

/** The details of a family of techniques. */
export type Details = Readonly<Partial<Record<TechniqueId, Detail>>>;
