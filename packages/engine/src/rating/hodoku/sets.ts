import { LEXICOGRAPHIC_SETS, setsWithin } from '../../technique/combinations.ts';
import { type Finder, findFirst } from '../../technique/finder.ts';
import {
  crossingsOf,
  eliminateLocked,
  findLockedByHouse,
} from '../../technique/locked-candidates.ts';
import { eliminateFromShared } from '../../technique/locked-subsets.ts';
import type { TechniqueId } from '../../technique/step.ts';
import {
  eliminateFromHidden,
  findHiddenSubset,
  findNakedSubset,
  type SubsetDegree,
  type SubsetSearch,
} from '../../technique/subsets.ts';
import type { Searches } from './search.ts';

const BOXES: Uint8Array = Uint8Array.from({ length: 9 }, (_, i) => 18 + i);
const BOXES_ROWS_COLUMNS: Uint8Array = Uint8Array.from({ length: 27 }, (_, i) => (i + 18) % 27);

const SETS_WITHIN = LEXICOGRAPHIC_SETS.map(setsWithin);

const POINTING = [crossingsOf(2, 0), crossingsOf(2, 1)];
const CLAIMING = [[crossingsOf(0, 2)], [crossingsOf(1, 2)]];

type SetTechnique =
  | 'locked-pair'
  | 'locked-triple'
  | 'locked-candidates-1'
  | 'locked-candidates-2'
  | 'naked-pair'
  | 'naked-triple'
  | 'hidden-pair'
  | 'hidden-triple'
  | 'naked-quadruple'
  | 'hidden-quadruple';

/**
 * The finders of locked candidates and of subsets. Each of them finds its steps in HoDoKu's order.
 */
const FINDERS: Readonly<Record<SetTechnique, Finder>> = {
  'locked-pair': naked('locked-pair', 2, BOXES),
  'locked-triple': naked('locked-triple', 3, BOXES),
  'locked-candidates-1': locked([POINTING]),
  'locked-candidates-2': locked(CLAIMING),
  'naked-pair': naked('naked-pair', 2),
  'naked-triple': naked('naked-triple', 3),
  'hidden-pair': hidden(2),
  'hidden-triple': hidden(3),
  'naked-quadruple': naked('naked-quadruple', 4),
  'hidden-quadruple': hidden(4),
};

export const SETS: Searches = Object.fromEntries(
  Object.entries(FINDERS).map(([id, finder]) => [
    id,
    () => (position) => findFirst(position, finder),
  ]),
);

function naked(
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

function hidden(degree: SubsetDegree): Finder {
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
