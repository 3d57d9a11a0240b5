/** A notable moment of a run, which is found by searching the whole run. */
export type Landmark = 'nextDeadEnd' | 'deepest' | 'longestRetreat' | 'firstWrong';

/**
 * The first and last event of a landmark. A retreat lasts from a dead end or a solution to the last digit that it
 * removes. A wrong digit lasts from its placement to its removal.
 */
export interface Span {
  readonly from: number;
  readonly until: number;
  /** Whether the wrong digit is still in the grid at the end of the recording. */
  readonly isKept?: boolean;
}

/** The landmarks of a whole run. A landmark is undefined if the run does not have it. */
export interface Findings {
  readonly deepest?: Span | undefined;
  readonly longestRetreat?: Span | undefined;
  /** From the first wrong digit to its removal, or to the end of the run. */
  readonly firstWrong?: Span | undefined;
  /** The first placed digit that is wrong at the end of the run. */
  readonly wrongAtEnd?: WrongDigit | undefined;
}

/** A digit that differs from the only solution, which has `expected` there. */
export interface WrongDigit {
  readonly cell: number;
  readonly digit: number;
  readonly expected: number;
}
