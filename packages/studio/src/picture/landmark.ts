/** A place of a run that has to be looked for. */
export type Landmark = 'next-dead-end' | 'deepest' | 'longest-retreat' | 'first-wrong';

/**
 * Where a landmark is, and how far it reaches: a retreat from its dead end to its last way back, a
 * wrong digit from its placement to the event that takes it out.
 */
export interface Span {
  readonly from: number;
  readonly until: number;
}
