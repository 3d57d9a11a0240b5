// Hot code: it allocates nothing until it has found a subset.
import { digitsOf } from '../grid/digit-set.ts';
import { COUNT, HOUSE_CELLS, LOWEST } from './classic-tables.ts';
import { hasUnion, type SetsWithin } from './combinations.ts';
import type { PlainPattern } from './pattern.ts';
import { cellsAt } from './places.ts';
import type { Position } from './position.ts';
import { type Candidate, candidateOf, candidatesIn, type Step, type TechniqueId } from './step.ts';

export type SubsetDegree = 2 | 3 | 4;

export interface SubsetSearch {
  readonly degree: SubsetDegree;
  /** The houses, in the order in which they are examined. */
  readonly houses: Uint8Array;
  /**
   * Set of places or digits → its subsets with `degree` members, in the order in which they are
   * tried in each house.
   */
  readonly sets: SetsWithin;
  /** The minimum number of blank cells in a house. */
  readonly blanks: number;
  /**
   * The minimum number of candidates of a cell in a naked subset, or of places of a digit in a
   * hidden subset. Default: 2.
   */
  readonly least?: 1 | 2;
}

/**
 * A subset: n digits and n places of a house. In a naked subset, the places have no other digits.
 * In a hidden subset, the digits have no other places.
 */
export interface Subset {
  readonly house: number;
  /** A set: bit i is place i of the house. */
  readonly places: number;
  /** A set: bit d − 1 is digit d. */
  readonly digits: number;
}

export const NAKED_SUBSETS: readonly TechniqueId[] = [
  'naked-pair',
  'naked-triple',
  'naked-quadruple',
];
export const HIDDEN_SUBSETS: readonly TechniqueId[] = [
  'hidden-pair',
  'hidden-triple',
  'hidden-quadruple',
];

/** Makes a step from a subset. Returns undefined if the subset has no conclusion. */
export type ConcludeSubset = (position: Position, subset: Subset) => Step | undefined;

/**
 * Finds n cells of a house that have n candidates together. So these digits can be removed from the
 * rest of the house.
 *
 * @param conclude Makes a step from a subset. The first step that it makes is returned. Default:
 * `eliminateFromNaked`.
 */
export function findNakedSubset(
  position: Position,
  search: SubsetSearch,
  conclude: ConcludeSubset = eliminateFromNaked,
): Step | undefined {
  const { candidates } = position;
  const { degree, houses, sets, least = 2 } = search;
  for (let h = 0; h < houses.length; h++) {
    const house = houses[h];
    if (COUNT[position.blanks[house]] < search.blanks) continue;
    let members = 0;
    let size = 0;
    for (let rest = position.blanks[house]; rest !== 0; rest &= rest - 1) {
      const digits = candidates[HOUSE_CELLS[house * 9 + LOWEST[rest]]];
      if (COUNT[digits] < least || COUNT[digits] > degree) continue;
      members |= rest & -rest;
      unions[size++] = digits;
    }
    if (!hasUnion(unions, size, degree)) continue;
    const within = sets(members);
    for (let s = 0; s < within.length; s++) {
      const set = within[s];
      let digits = 0;
      for (let rest = set; rest !== 0; rest &= rest - 1) {
        digits |= candidates[HOUSE_CELLS[house * 9 + LOWEST[rest]]];
      }
      if (COUNT[digits] !== degree) continue;
      const step = conclude(position, { house, places: set, digits });
      if (step) return step;
    }
  }
  return undefined;
}

/**
 * Finds n digits that have n places together in a house.
 *
 * @param conclude Makes a step from a subset. The first step that it makes is returned.
 */
export function findHiddenSubset(
  position: Position,
  search: SubsetSearch,
  conclude: ConcludeSubset,
): Step | undefined {
  const { places } = position;
  const { degree, houses, sets, least = 2 } = search;
  for (let h = 0; h < houses.length; h++) {
    const house = houses[h];
    if (COUNT[position.blanks[house]] < search.blanks) continue;
    let members = 0;
    let size = 0;
    for (let digit = 0; digit < 9; digit++) {
      const set = places[house * 9 + digit];
      if (COUNT[set] < least || COUNT[set] > degree) continue;
      members |= 1 << digit;
      unions[size++] = set;
    }
    if (!hasUnion(unions, size, degree)) continue;
    const within = sets(members);
    for (let s = 0; s < within.length; s++) {
      const set = within[s];
      let union = 0;
      for (let rest = set; rest !== 0; rest &= rest - 1) union |= places[house * 9 + LOWEST[rest]];
      if (COUNT[union] !== degree) continue;
      const step = conclude(position, { house, places: union, digits: set });
      if (step) return step;
    }
  }
  return undefined;
}

/** The sets whose union is checked: the candidates of cells, or the places of digits. */
const unions = new Uint16Array(9);

/** Removes the digits of a naked subset from the rest of its house. */
export function eliminateFromNaked(position: Position, subset: Subset): Step | undefined {
  const { house, places, digits } = subset;
  let removed = 0;
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    removed |= position.places[house * 9 + LOWEST[rest]] & ~places;
  }
  if (removed === 0) return undefined;
  const eliminations = cellsAt(house, removed).flatMap((cell) =>
    candidatesIn(cell, position.candidates[cell] & digits),
  );
  const technique = NAKED_SUBSETS[COUNT[digits] - 2];
  return { technique, pattern: patternOf(subset), eliminations, placement: undefined };
}

/** Removes the other candidates from the cells of a hidden subset. */
export function eliminateFromHidden(position: Position, subset: Subset): Step | undefined {
  const eliminations = cellsAt(subset.house, subset.places).flatMap((cell) =>
    candidatesIn(cell, position.candidates[cell] & ~subset.digits),
  );
  return eliminations.length > 0 ? hiddenStep(subset, eliminations) : undefined;
}

/**
 * Finds a placement after the other candidates have been removed from the cells of a hidden subset.
 * Places the smallest digit that then has one place left in the house.
 */
export function placeBesideHidden(position: Position, subset: Subset): Step | undefined {
  for (let digit = 1; digit <= 9; digit++) {
    if ((subset.digits & (1 << (digit - 1))) !== 0) continue;
    const places = position.placesOf(subset.house, digit);
    const left = places & ~subset.places;
    if (COUNT[places] < 2 || COUNT[left] !== 1) continue;
    const cell = HOUSE_CELLS[subset.house * 9 + LOWEST[left]];
    return hiddenStep(subset, [], candidateOf(cell, digit));
  }
  return undefined;
}

function hiddenStep(
  subset: Subset,
  eliminations: readonly Candidate[],
  placement?: Candidate,
): Step {
  const technique = HIDDEN_SUBSETS[COUNT[subset.digits] - 2];
  const besides = placement === undefined ? {} : { besides: subset.house };
  return { technique, pattern: { ...patternOf(subset), ...besides }, eliminations, placement };
}

function patternOf({ house, places, digits }: Subset): PlainPattern {
  return {
    kind: 'plain',
    cells: cellsAt(house, places),
    digits: digitsOf(digits),
    houses: [house],
  };
}
