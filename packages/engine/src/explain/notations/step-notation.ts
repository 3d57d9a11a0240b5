/** How the text of a step is written: as a sentence, as HoDoKu does, or with chains in Eureka. */
export const stepNotations = ['words', 'hodoku', 'eureka'] as const;

export type StepNotation = (typeof stepNotations)[number];

/** @throws RangeError if the notation is unknown. */
export function checkStepNotation(notation: StepNotation | undefined): void {
  if (notation === undefined || stepNotations.includes(notation)) return;
  throw new RangeError(`expected a notation (${stepNotations.join(', ')}), got ${notation}`);
}
