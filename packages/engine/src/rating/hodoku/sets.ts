// The finders of locked candidates and of subsets. Each of them finds its steps in HoDoKu's order.
import { LEXICOGRAPHIC_SETS, setsWithin } from '../../technique/combinations.ts';
import type { Finder } from '../../technique/finder.ts';
import { eliminateFromShared } from '../../technique/hodoku/locked-subsets.ts';
import {
  crossingsOf,
  eliminateLocked,
  findLockedByHouse,
} from '../../technique/locked-candidates.ts';
import type { TechniqueId } from '../../technique/step.ts';
import {
  eliminateFromHidden,
  findHiddenSubset,
  findNakedSubset,
  type SubsetDegree,
  type SubsetSearch,
} from '../../technique/subsets.ts';

const BOXES: Uint8Array = Uint8Array.from({ length: 9 }, (_, i) => 18 + i);
const BOXES_ROWS_COLUMNS: Uint8Array = Uint8Array.from({ length: 27 }, (_, i) => (i + 18) % 27);

const SETS_WITHIN = LEXICOGRAPHIC_SETS.map(setsWithin);

export const pointing: Finder = locked([[crossingsOf(2, 0), crossingsOf(2, 1)]]);
export const claiming: Finder = locked([[crossingsOf(0, 2)], [crossingsOf(1, 2)]]);

/** Subsets in a box that are also in a line. */
export function nakedInBox(technique: TechniqueId, degree: SubsetDegree): Finder {
  return naked(technique, degree, BOXES);
}

export function naked(
  technique: TechniqueId,
  degree: SubsetDegree,
  houses: Uint8Array = BOXES_ROWS_COLUMNS,
): Finder {
  const search = subsetSearch(degree, houses, 0);
  return (position, receive) =>
    findNakedSubset(position, search, (_, subset) => {
      const step = eliminateFromShared(position, subset);
      return step?.technique === technique && receive(step) ? step : undefined;
    }) !== undefined;
}

export function hidden(degree: SubsetDegree): Finder {
  const search = subsetSearch(degree, BOXES_ROWS_COLUMNS, degree + 1);
  return (position, receive) =>
    findHiddenSubset(position, search, (_, subset) => {
      const step = eliminateFromHidden(position, subset);
      return step && receive(step) ? step : undefined;
    }) !== undefined;
}

function subsetSearch(degree: SubsetDegree, houses: Uint8Array, blanks: number): SubsetSearch {
  return { degree, houses, sets: SETS_WITHIN[degree], blanks, least: 1 };
}

/** @param groups Each group lists the kinds of crossings that are searched together. */
function locked(groups: readonly (readonly ReturnType<typeof crossingsOf>[])[]): Finder {
  return (position, receive) =>
    groups.some((kinds) =>
      findLockedByHouse(position, kinds, (_, it) => {
        const step = eliminateLocked(position, it);
        return step && receive(step) ? step : undefined;
      }),
    );
}
