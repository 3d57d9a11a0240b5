// Hot code: it allocates nothing until it has found a subset.
import { COUNT, HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';

/**
 * Called with a subset: the places of its cells in the house, and its digits. Returns true to stop
 * the search.
 */
export type VisitSubset = (members: number, digits: number) => boolean;

/**
 * Visits naked subsets of a house. Each subset contains the open corners of a rectangle, which
 * together count as one cell. The other cells of the subset have neither of the two digits of the
 * rectangle. The search is depth first.
 *
 * @param corners The places of the open corners.
 * @param pair The two digits of the rectangle, as a set.
 * @param extra The additional digits of the open corners, as a set.
 * @returns Whether `visit` stopped the search.
 */
export function someSubset(
  { blanks, candidates }: Position,
  house: number,
  corners: number,
  pair: number,
  extra: number,
  visit: VisitSubset,
): boolean {
  let others = 0;
  for (let rest = blanks[house] & ~corners; rest !== 0; rest &= rest - 1) {
    if ((candidates[HOUSE_CELLS[house * 9 + LOWEST[rest]]] & pair) === 0) others |= rest & -rest;
  }
  return extend(candidates, house * 9, others, 0, extra, visit);
}

/**
 * Adds one or more of the places `others` to the subset. Tries all ways to do so, in lexicographic
 * order.
 */
function extend(
  candidates: Uint16Array,
  first: number,
  others: number,
  members: number,
  digits: number,
  visit: VisitSubset,
): boolean {
  for (let rest = others; rest !== 0; rest &= rest - 1) {
    const joined = members | (rest & -rest);
    const union = digits | candidates[HOUSE_CELLS[first + LOWEST[rest]]];
    if (COUNT[union] === COUNT[joined] + 1 && visit(joined, union)) return true;
    if (extend(candidates, first, rest & (rest - 1), joined, union, visit)) return true;
  }
  return false;
}
