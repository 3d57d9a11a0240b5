import type { Layer } from '@nonet/engine/draw';

/** What the grid on the page shows besides the layers of a picture. */
export type BoardLayer =
  | Layer
  /**
   * The digits that the user added to a puzzle: the last one, or one before it. The digits of a
   * player, and those of a trial.
   */
  | {
      readonly kind: 'digits';
      readonly digits: ArrayLike<number>;
      readonly as: 'forced' | 'kept' | 'filled' | 'trial';
    }
  /**
   * Cells that block a digit, that differ from another solution, whose digit appears twice in a house
   * or is wrong, or that break a rule of a variant. Cells whose given is redundant, that need a given
   * for the symmetry, or in which a given makes the puzzle proper. Cells that are marked in a pattern.
   * Cells that are selected, that are peers of the selected cell, that have its digit, that can still
   * have the digit which is lit, or that a text names. Cells that a
   * person should check. The cell with the focus, where another one can be selected.
   */
  | {
      readonly kind: 'cells';
      readonly cells: readonly number[];
      readonly look:
        | 'blocker'
        | 'different'
        | 'invalid'
        | 'wrong'
        | 'redundant'
        | 'awaited'
        | 'deciding'
        | 'marked'
        | 'selected'
        | 'peer'
        | 'same'
        | 'open'
        | 'pointed'
        | 'doubtful'
        | 'cursor';
    }
  /** Filled cells that break a rule, as a screen reader names the rule. */
  | { readonly kind: 'breaking'; readonly cells: readonly number[]; readonly rule: string }
  /** Cell → its notes, as a bit mask: those in its corners, and those in its middle. */
  | { readonly kind: 'corners' | 'centres'; readonly notes: ArrayLike<number> }
  /** Cell → those of its notes that its digits exclude, as a bit mask. */
  | { readonly kind: 'faults'; readonly notes: ArrayLike<number> }
  /** The digit whose notes are lit. */
  | { readonly kind: 'lit'; readonly digit: number }
  /** Cell → its colours, as a bit mask. */
  | { readonly kind: 'colours'; readonly colours: ArrayLike<number> }
  /** Cell → the digits that the solutions have there. */
  | { readonly kind: 'heat'; readonly shares: readonly (readonly Share[])[] }
  /** Cell → the digit of another solution, or 0. It is shown small beside the digit. */
  | { readonly kind: 'others'; readonly digits: ArrayLike<number> };

/** A digit, and the share of the solutions that have it. */
export interface Share {
  readonly digit: number;
  readonly share: number;
}
