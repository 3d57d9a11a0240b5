import type { Move } from '../explain/move-name.ts';
import type { PlayerStep } from '../explain/step-notes.ts';
import type { Candidate } from '../technique/step.ts';

/** What a player did in a drill: a digit, removed candidates, or the selected cells of a pattern. */
export type DrillAnswer = Move | { readonly kind: 'pattern'; readonly cells: readonly number[] };

/** Why an answer is wrong. `selected` is the number of cells that were selected. */
export type WrongReason =
  /** The cell has a digit already. */
  | { readonly kind: 'filled'; readonly cell: number }
  /** A peer has the digit. */
  | { readonly kind: 'seen'; readonly candidate: Candidate; readonly peer: number }
  /** The notes do not have the candidate. */
  | { readonly kind: 'not-noted'; readonly candidate: Candidate }
  /** The placed digit is not that of the solution. So nothing makes it certain. */
  | { readonly kind: 'not-certain'; readonly candidate: Candidate }
  /** The placed digit is that of the solution, but no step excludes another candidate of the cell. */
  | { readonly kind: 'not-alone'; readonly candidate: Candidate; readonly other: Candidate }
  /** The removed candidate is the digit of the solution. */
  | { readonly kind: 'not-excluded'; readonly candidate: Candidate }
  /** The digit or the removal is right, but the technique is another one. */
  | {
      readonly kind: 'other-technique';
      readonly move: Move['kind'];
      readonly candidate: Candidate;
      /** The easiest step that gives it. */
      readonly step: PlayerStep;
    }
  /** The candidate is not the digit of the solution, but no step of a lesson removes it. */
  | { readonly kind: 'no-step'; readonly candidate: Candidate }
  /** The cells have the pattern of the technique, but there is nothing to remove. */
  | { readonly kind: 'removes-nothing'; readonly selected: number }
  /** The cells are a part of the pattern. */
  | { readonly kind: 'incomplete'; readonly selected: number; readonly missing: number }
  /** The cells contain the pattern, and other cells. */
  | { readonly kind: 'too-many'; readonly extra: number }
  /** The cells have the pattern of another technique. */
  | { readonly kind: 'other-pattern'; readonly selected: number; readonly step: PlayerStep }
  /** The cells have no pattern of the technique. */
  | { readonly kind: 'no-pattern'; readonly selected: number }
  /** No step of the technique has exactly these cells. One that removes nothing may have them. */
  | { readonly kind: 'no-such-step'; readonly selected: number };

/** Whether an answer was a slip: one can see on the board that it is impossible. */
export function isSlip({ kind }: WrongReason): boolean {
  return kind === 'filled' || kind === 'seen' || kind === 'not-noted';
}

export type Judgement =
  /** A step of the technique that gives the answer, or the first part of it. */
  | { readonly kind: 'right'; readonly step: PlayerStep }
  | { readonly kind: 'wrong'; readonly reason: WrongReason };
