/** A kind of moment that is found by searching the run. */
export type Landmark = 'next-dead-end' | 'deepest' | 'longest-retreat' | 'first-wrong';

/**
 * The events of a landmark. A retreat lasts from its dead end to its last back. A wrong digit lasts from its
 * placement to the event that removes it.
 */
export interface Span {
  readonly from: number;
  readonly until: number;
}
