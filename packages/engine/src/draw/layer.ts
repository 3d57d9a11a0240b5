import type { Constraint } from '../constraint/constraint.ts';
import type { DigitSet } from '../grid/digit-set.ts';
import type { Candidate } from '../technique/step.ts';

/** The parts of a pattern, and the colors of a player. Each has a color and a shape of its own. */
export const groups = ['group-1', 'group-2', 'group-3', 'group-4'] as const;
export type Group = (typeof groups)[number];

/** Where a digit comes from. */
export type DigitRole = 'given' | 'placed' | 'solution';

/** How a cell is marked: the current cell of a search, its latest digit, a dead end, or a color. */
export type CellLook = 'current' | 'latest' | 'dead' | 'shaded' | Group;

/** What a candidate is for a step. */
export type CandidateRole = 'placed' | 'removed' | 'fin' | Group;

/** A line from some candidates to others. An end with several candidates is in their middle. */
export interface Link {
  readonly from: readonly Candidate[];
  readonly to: readonly Candidate[];
  /** Strong links are solid, weak ones are dashed. */
  readonly isStrong: boolean;
  /** Whether the link holds in one direction only, and has an arrowhead. */
  readonly isArrow: boolean;
}

/**
 * A part of a picture, as plain data. Where two layers say something about the same cell or
 * candidate, the later one counts. What is in front of what does not depend on the order.
 */
export type Layer =
  /** Cell → its digit, or 0. */
  | {
      readonly kind: 'digits';
      readonly digits: ArrayLike<number>;
      readonly as: DigitRole;
    }
  /** Cell → its candidates or pencilmarks. A cell with a digit shows none. */
  | { readonly kind: 'notes'; readonly notes: ArrayLike<DigitSet> }
  | { readonly kind: 'cells'; readonly cells: readonly number[]; readonly look: CellLook }
  | {
      readonly kind: 'houses';
      readonly houses: readonly number[];
      readonly look: 'shaded' | 'outlined';
    }
  | {
      readonly kind: 'marks';
      readonly candidates: readonly Candidate[];
      readonly role: CandidateRole;
    }
  | { readonly kind: 'links'; readonly links: readonly Link[] }
  /**
   * The rules of a variant. Cells whose pencilmarks are all odd or all even digits have a circle or a
   * square.
   */
  | {
      readonly kind: 'constraints';
      readonly constraints: readonly Constraint[];
      readonly pencilmarks?: ArrayLike<DigitSet> | undefined;
    };

export function layersOf<Kind extends Layer['kind']>(
  layers: readonly Layer[],
  kind: Kind,
): Extract<Layer, { readonly kind: Kind }>[] {
  return layers.filter(
    (layer): layer is Extract<Layer, { readonly kind: Kind }> => layer.kind === kind,
  );
}
