import type { Mistake, Reason } from '../causes/reason.ts';

/** The results of online judges: accepted, wrong answer, presentation error and so on. */
export type JudgeResult = 'AC' | 'WA' | 'PE' | 'TLE' | 'MLE' | 'RE' | 'CE';

/** What is wrong with an answer. */
export interface Finding {
  readonly reason: Reason;
  /** The usual mistake that makes the answer wrong, if such a mistake is recognized. */
  readonly mistake?: Mistake | undefined;
  /** The first cell that differs from the expected answer. */
  readonly cell?: number;
  /** The cells that the program printed for the puzzle. A blank is 0. */
  readonly answer?: Uint8Array;
  /** The index of the puzzle, in a case with several puzzles. */
  readonly puzzle?: number;
}

/** The result of a problem on an output. */
export type CheckedOutput =
  | { readonly result: 'AC' }
  | { readonly result: 'WA' | 'PE'; readonly finding: Finding };

export const ACCEPTED: CheckedOutput = { result: 'AC' };

export function wrong(finding: Finding): CheckedOutput {
  return { result: 'WA', finding };
}

export function badFormat(reason: Reason): CheckedOutput {
  return { result: 'PE', finding: { reason } };
}
