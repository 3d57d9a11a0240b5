import type { Geometry } from '../grid/geometry.ts';
import { orbits, type Symmetry } from './symmetry.ts';
import { type Range, rangeText } from './wish-ranges.ts';

/** Why no grid has a number of givens in this range. Undefined if one may. */
export function rangeOutside([least, most]: Range, { cells, size }: Geometry): string | undefined {
  if (least > most) return `the range ${least} to ${most} is empty`;
  if (least <= cells) return undefined;
  return `a ${size}×${size} grid has ${cells} cells, fewer than ${least}`;
}

/** Why a pattern with a symmetry cannot have a number of givens in this range. */
export function unreachableCount(
  givens: Range,
  geometry: Geometry,
  symmetry: Symmetry,
): string | undefined {
  const [least, most] = givens;
  const reachable = new Uint8Array(geometry.cells + 1);
  reachable[0] = 1;
  for (const { length } of orbits(geometry, symmetry)) {
    for (let sum = geometry.cells; sum >= length; sum--) reachable[sum] |= reachable[sum - length];
  }
  for (let sum = least; sum <= Math.min(most, geometry.cells); sum++) {
    if (reachable[sum] !== 0) return undefined;
  }
  return `no pattern with symmetry ${symmetry} has ${rangeText('givens', givens)} givens`;
}
