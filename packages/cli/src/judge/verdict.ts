import type { Mistake, Reason } from './reason.ts';

/** The verdicts of online judges: accepted, wrong answer, presentation error and so on. */
export type Verdict = 'AC' | 'WA' | 'PE' | 'TLE' | 'MLE' | 'RE' | 'CE';

/** What is wrong with an answer. */
export interface Finding {
  readonly reason: Reason;
  /** The usual mistake that makes the answer wrong, if such a mistake is recognized. */
  readonly mistake?: Mistake | undefined;
  /** The first cell that differs from the expected answer. */
  readonly cell?: number;
  /** The index of the puzzle, in a case with several puzzles. */
  readonly puzzle?: number;
}

/** The verdict of a problem on an output. */
export type Answer =
  | { readonly verdict: 'AC' }
  | { readonly verdict: 'WA' | 'PE'; readonly finding: Finding };

export const ACCEPTED: Answer = { verdict: 'AC' };

export function wrong(finding: Finding): Answer {
  return { verdict: 'WA', finding };
}

export function badFormat(reason: Reason): Answer {
  return { verdict: 'PE', finding: { reason } };
}
