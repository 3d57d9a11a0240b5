import type { Constraint, ConstraintKind } from './constraint.ts';
import type { Bounds, Form, VariantFault } from './forms.ts';
import type { Lowering } from './lowering.ts';
import type { Variant } from './variant.ts';

type Having<C, K> = C extends { readonly kind: infer J }
  ? K extends J
    ? C & { readonly kind: K }
    : never
  : never;

/** The constraints of a kind. */
export type Of<K extends ConstraintKind> = Having<Constraint, K>;

/** Cell → its digit, for all cells. */
export type Digits = ArrayLike<number>;

/** What a kind of constraints means. */
export interface Rule<C> {
  /** The forms of its fields. */
  readonly fields: { readonly [Field in Exclude<keyof C, 'kind'>]-?: Form };
  /** Finds a fault of fields that have the right form. */
  readonly faultOf?: (constraint: C, place: string, bounds: Bounds) => VariantFault | undefined;
  /** Adds the groups and the pairs of different cells, before any `lower` is called. */
  readonly group?: (constraint: C, lowering: Lowering) => void;
  /** Adds the rest. */
  readonly lower?: (constraint: C, lowering: Lowering) => void;
  /** Whether a full grid obeys the constraint, as the rule reads: what `compile` is tested with. */
  readonly holds: (constraint: C, digits: Digits, variant: Variant) => boolean;
}

/** The rules of several kinds. */
export type Rules<K extends ConstraintKind> = { readonly [Kind in K]: Rule<Of<Kind>> };

/** The digits of the cells, in order. */
export function digitsAt(cells: readonly number[], digits: Digits): number[] {
  return cells.map((cell) => digits[cell]);
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

export function areAllDifferent(numbers: readonly number[]): boolean {
  return new Set(numbers).size === numbers.length;
}
