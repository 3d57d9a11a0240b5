/** A notable moment of a run, which is found by searching the whole run. */
export type Landmark = 'next-dead-end' | 'deepest' | 'longest-retreat' | 'first-wrong';

/**
 * The first and last event of a landmark. A retreat lasts from its dead end to its last back. A wrong digit
 * lasts from its placement to the back that removes it.
 */
export interface Span {
  readonly from: number;
  readonly until: number;
}
