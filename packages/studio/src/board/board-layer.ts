import type { Layer } from '@nonet/engine/draw';

/** What the grid on the page shows besides the layers of a picture. */
export type BoardLayer =
  | Layer
  /** The digits that the user added to a puzzle: the last one, or one before it. */
  | {
      readonly kind: 'digits';
      readonly digits: ArrayLike<number>;
      readonly as: 'forced' | 'kept';
    }
  /**
   * Cells that block a digit, that differ from another solution, or whose digit appears twice in a
   * house.
   */
  | {
      readonly kind: 'cells';
      readonly cells: readonly number[];
      readonly look: 'blocker' | 'different' | 'invalid';
    }
  /** Cell → its corner notes, as a bit mask. */
  | { readonly kind: 'corners'; readonly notes: ArrayLike<number> }
  /** Cell → the digits that the solutions have there. */
  | { readonly kind: 'heat'; readonly shares: readonly (readonly Share[])[] }
  /** Cell → the digit of another solution, or 0. It is shown small beside the digit. */
  | { readonly kind: 'others'; readonly digits: ArrayLike<number> };

/** A digit, and the share of the solutions that have it. */
export interface Share {
  readonly digit: number;
  readonly share: number;
}
