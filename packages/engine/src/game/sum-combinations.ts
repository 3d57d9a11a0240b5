import { setsWithTotal } from '../constraint/combinations.ts';
import type { Cells, Constraint } from '../constraint/constraint.ts';
import type { Of } from '../constraint/rule.ts';
import { candidatesOf } from '../grid/candidate-grid.ts';
import { type DigitSet, digitsOf } from '../grid/digit-set.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';

/** A cage, a little killer or an arrow, and the combinations that its digits can still have. */
export interface SumCombinations {
  readonly kind: 'killer' | 'sum' | 'arrow';
  /** The cells that add up: of an arrow, those of its shaft. */
  readonly cells: Cells;
  /** Undefined for an arrow: its combinations have every sum that its circle can hold. */
  readonly sum: number | undefined;
  /** The digits of each combination, ascending. Those of a cage are all different. */
  readonly sets: readonly (readonly number[])[];
}

/** Cells → the digits that each of them can have. */
type Masks = readonly DigitSet[];

/** With more blank cells, digits that may repeat have too many combinations. */
const MOST_BLANK = 6;

/**
 * The combinations that are left for the cages, little killers and arrows with one of these cells, by
 * the digits in a grid that has the geometry of the rules. Cages without a sum, or with more than 2,000
 * combinations, have none.
 */
export function combinationsLeft(
  constraints: readonly Constraint[],
  grid: Grid,
  cells: readonly number[],
): SumCombinations[] {
  const candidates = candidatesOf(grid).candidates;
  const { geometry } = grid;
  return constraints.flatMap((constraint): SumCombinations[] => {
    const all = cellsOf(constraint);
    const isSelected = cells.some((cell) => all.includes(cell));
    if (!isSelected || new Set(all).size < all.length) return [];
    const masks = (list: Cells): Masks => list.map((cell) => candidates[cell]);
    const { kind } = constraint;
    if (kind === 'killer') return inCage(constraint, masks(all), geometry.size);
    if (kind === 'sum' && isSmall(masks(all))) {
      const sets = withSum(all, masks(all), constraint.sum, geometry);
      return [{ kind, cells: all, sum: constraint.sum, sets }];
    }
    if (kind !== 'arrow' || !isSmall(masks(constraint.shaft))) return [];
    return [onArrow(constraint, candidates, geometry)];
  });
}

function cellsOf(constraint: Constraint): Cells {
  if (constraint.kind === 'arrow') return [...constraint.bulb, ...constraint.shaft];
  return constraint.kind === 'killer' || constraint.kind === 'sum' ? constraint.cells : [];
}

function inCage({ cells, sum }: Of<'killer'>, masks: Masks, size: number): SumCombinations[] {
  if (sum === undefined) return [];
  const sets = setsWithTotal(size, cells.length, sum - cells.length);
  if (!sets) return [];
  const left = Array.from(sets, digitsOf).filter((set) => canFill(masks, set));
  return [{ kind: 'killer', cells, sum, sets: left.sort(byFirst) }];
}

function onArrow(
  { bulb, shaft }: Of<'arrow'>,
  candidates: ArrayLike<DigitSet>,
  geometry: Geometry,
): SumCombinations {
  const { peers } = geometry;
  const sets: number[][] = [];
  const read = (number: number, masks: Masks, [cell, ...others]: Cells): void => {
    if (cell === undefined) {
      sets.push(...withSum(shaft, masks.slice(bulb.length), number, geometry));
      return;
    }
    for (const digit of digitsOf(masks[bulb.length - others.length - 1])) {
      const left = [...bulb, ...shaft].map((it, i) =>
        peers[cell].includes(it) ? masks[i] & ~(1 << (digit - 1)) : masks[i],
      );
      read(10 * number + digit, left, others);
    }
  };
  const masks = [...bulb, ...shaft].map((cell) => candidates[cell]);
  read(0, masks, bulb);
  return { kind: 'arrow', cells: shaft, sum: undefined, sets };
}

function isSmall(masks: Masks): boolean {
  return masks.filter((set) => (set & (set - 1)) !== 0).length <= MOST_BLANK;
}

/** The combinations with a sum, of cells that differ only if they see each other. */
function withSum(cells: Cells, masks: Masks, sum: number, geometry: Geometry): number[][] {
  const { peers, size } = geometry;
  const before = cells.map((cell, i) =>
    cells.slice(0, i).flatMap((other, k) => (peers[cell].includes(other) ? k : [])),
  );
  const found: number[][] = [];
  const add = (digits: readonly number[], least: number, rest: number): void => {
    const others = cells.length - digits.length - 1;
    if (others < 0) {
      if (rest === 0 && canFill(masks, digits, before)) found.push([...digits]);
      return;
    }
    for (let digit = least; digit <= size && digit * (others + 1) <= rest; digit++) {
      if (digit + others * size >= rest) add([...digits, digit], digit, rest - digit);
    }
  };
  add([], 1, sum);
  return found;
}

function byFirst(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((digit, i) => digit !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** Whether each cell can get one of the digits. `before` has the earlier places that must differ. */
function canFill(
  masks: Masks,
  digits: readonly number[],
  before: readonly (readonly number[])[] = [],
  placed: readonly number[] = [],
): boolean {
  const at = placed.length;
  if (at === masks.length) return true;
  return digits.some((digit, i) => {
    const isOpen = (masks[at] & (1 << (digit - 1))) !== 0 && digits[i - 1] !== digit;
    if (!isOpen || before[at]?.some((place) => placed[place] === digit)) return false;
    return canFill(masks, digits.toSpliced(i, 1), before, [...placed, digit]);
  });
}
