import type { Constraint } from './constraint.ts';

/** A puzzle whose shape and rules are data, as plain JSON. Rows and columns never repeat a digit. */
export interface Variant {
  readonly rows: number;
  readonly columns: number;
  /** The smallest and the largest digit, 0 ≤ least < most and at most 25 digits. */
  readonly least: number;
  readonly most: number;
  /** Cell → the number of its region, or null. No region repeats a digit. */
  readonly regions: readonly (number | null)[];
  /** Cell → its given, or null. */
  readonly givens: readonly (number | null)[];
  /** Cell → the digits that it may hold, or null for all. Default: all. */
  readonly pencilmarks?: readonly (readonly number[] | null)[];
  readonly constraints: readonly Constraint[];
}
