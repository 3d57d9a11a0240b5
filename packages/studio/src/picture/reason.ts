/** Why a digit is not in a blank cell at an event. */
export type DigitReason =
  /** These peers have the digit. */
  | { readonly kind: 'blocked'; readonly peers: readonly number[] }
  /** The puzzle's pencilmarks exclude the digit. */
  | { readonly kind: 'ruled-out' }
  /**
   * The search has tried the digit when the grid already had all digits that it has now. `event` is
   * the latest such event.
   */
  | { readonly kind: 'tried'; readonly event: number }
  | { readonly kind: 'untried' };

/** The reasons of all digits of a blank cell at an event. */
export interface Reasons {
  readonly event: number;
  readonly cell: number;
  /** Digit − 1 → its reason. */
  readonly digits: readonly DigitReason[];
}

/**
 * The reason, if the grid and the puzzle's pencilmarks show it. Undefined if the digit fits.
 */
export function reasonInGrid(
  digits: ArrayLike<number>,
  candidates: number,
  peers: ArrayLike<number>,
  digit: number,
): DigitReason | undefined {
  const blockers = Array.from(peers).filter((peer) => digits[peer] === digit);
  if (blockers.length > 0) return { kind: 'blocked', peers: blockers };
  return (candidates & (1 << (digit - 1))) === 0 ? { kind: 'ruled-out' } : undefined;
}
