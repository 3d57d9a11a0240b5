// The first locked candidates and subsets in HoDoKu's order.
import { LEXICOGRAPHIC_SETS, setsWithin } from '../../technique/combinations.ts';
import { eliminateFromShared } from '../../technique/hodoku/locked-subsets.ts';
import {
  type Crossings,
  crossingsOf,
  eliminateLocked,
  findLockedByHouse,
} from '../../technique/locked-candidates.ts';
import type { Position } from '../../technique/position.ts';
import type { Step, TechniqueId } from '../../technique/step.ts';
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

type Find = (position: Position) => Step | undefined;

export const pointing: Find = locked([[crossingsOf(2, 0), crossingsOf(2, 1)]]);
export const claiming: Find = locked([[crossingsOf(0, 2)], [crossingsOf(1, 2)]]);

/** Subsets in a box that are also in a line. */
export function nakedInBox(technique: TechniqueId, degree: SubsetDegree): Find {
  return naked(technique, degree, BOXES);
}

export function naked(
  technique: TechniqueId,
  degree: SubsetDegree,
  houses: Uint8Array = BOXES_ROWS_COLUMNS,
): Find {
  const search = subsetSearch(degree, houses, 0);
  return (position) =>
    findNakedSubset(position, search, (_, subset) => {
      const step = eliminateFromShared(position, subset);
      return step?.technique === technique ? step : undefined;
    });
}

export function hidden(degree: SubsetDegree): Find {
  const search = subsetSearch(degree, BOXES_ROWS_COLUMNS, degree + 1);
  return (position) => findHiddenSubset(position, search, eliminateFromHidden);
}

function subsetSearch(degree: SubsetDegree, houses: Uint8Array, blanks: number): SubsetSearch {
  return { degree, houses, sets: SETS_WITHIN[degree], blanks, least: 1 };
}

/** @param groups Each group lists the kinds of crossings that are searched together. */
function locked(groups: readonly (readonly Crossings[])[]): Find {
  return (position) => {
    for (const kinds of groups) {
      const step = findLockedByHouse(position, kinds, eliminateLocked);
      if (step) return step;
    }
    return undefined;
  };
}
