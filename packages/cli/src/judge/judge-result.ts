import type { Mistake, Reason } from './causes/reason.ts';

/** The results of online judges: accepted, wrong answer, presentation error and so on. */
export type JudgeResult = 'AC' | 'WA' | 'PE' | 'TLE' | 'MLE' | 'RE' | 'CE';

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

/** The result of a problem on an output. */
export type Answer =
  | { readonly result: 'AC' }
  | { readonly result: 'WA' | 'PE'; readonly finding: Finding };

export const ACCEPTED: Answer = { result: 'AC' };

export function wrong(finding: Finding): Answer {
  return { result: 'WA', finding };
}

export function badFormat(reason: Reason): Answer {
  return { result: 'PE', finding: { reason } };
}
