import { setsWithTotal } from '../constraint/combinations.ts';
import type { Constraint } from '../constraint/constraint.ts';
import { candidatesOf } from '../grid/candidate-grid.ts';
import { type DigitSet, digitsOf } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';

/** A killer cage, and the sets of digits that it can still have. */
export interface CageCombinations {
  readonly cells: readonly number[];
  readonly sum: number;
  readonly sets: readonly (readonly number[])[];
}

type Cage = Extract<Constraint, { readonly kind: 'killer' }>;

/**
 * The combinations that are left for the cages with one of these cells, by the digits in a grid that
 * has the geometry of the rules. Cages without a sum, or with more than 2,000 combinations, have none.
 */
export function combinationsLeft(
  constraints: readonly Constraint[],
  grid: Grid,
  cells: readonly number[],
): CageCombinations[] {
  const { candidates } = candidatesOf(grid);
  const { size } = grid.geometry;
  return constraints.flatMap((constraint): CageCombinations[] => {
    if (!isCage(constraint) || !cells.some((cell) => constraint.cells.includes(cell))) return [];
    const { cells: cage, sum = 0 } = constraint;
    const sets = setsWithTotal(size, cage.length, sum - cage.length);
    if (!sets) return [];
    const masks = cage.map((cell) => candidates[cell]);
    const left = Array.from(sets).filter((set) => canFill(masks, set));
    return [{ cells: cage, sum, sets: left.map(digitsOf).sort(byFirst) }];
  });
}

function isCage(constraint: Constraint): constraint is Cage {
  if (constraint.kind !== 'killer' || constraint.sum === undefined) return false;
  return new Set(constraint.cells).size === constraint.cells.length;
}

function byFirst(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((digit, i) => digit !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** Whether each cell can get another digit of the set. */
function canFill(masks: readonly DigitSet[], set: DigitSet): boolean {
  const [first, ...others] = masks;
  if (first === undefined) return set === 0;
  return digitsOf(first & set).some((digit) => canFill(others, set & ~(1 << (digit - 1))));
}
