/** How the text of a step is written: as a sentence, as HoDoKu does, or with chains in Eureka. */
export const stepNotations = ['words', 'hodoku', 'eureka'] as const;

export type StepNotation = (typeof stepNotations)[number];
