// Hot code: it allocates nothing until it has found a step.
import { HOUSE_CELLS, LOWEST } from './classic-tables.ts';
import type { Finder } from './finder.ts';
import type { Position } from './position.ts';
import { candidateOf, type Step, type TechniqueId } from './step.ts';

/**
 * Finds the first house, in the order of `houses`, with a single blank cell. The last digit is
 * placed there.
 */
export function findFullHouse(position: Position, houses: Uint8Array): Step | undefined {
  for (let i = 0; i < houses.length; i++) {
    const house = houses[i];
    const blank = position.blanks[house];
    if ((blank & (blank - 1)) !== 0 || position.singles[house] === 0) continue;
    return single('full-house', position, house);
  }
  return undefined;
}

/**
 * Finds the first house, in the order of `houses`, in which a digit has one place left. If there
 * are several such digits, it takes the smallest.
 */
export function findHiddenSingle(position: Position, houses: Uint8Array): Step | undefined {
  for (let i = 0; i < houses.length; i++) {
    if (position.singles[houses[i]] !== 0) return single('hidden-single', position, houses[i]);
  }
  return undefined;
}

/** Finds the first cell, row by row, with a single candidate. */
export function findNakedSingle({ candidates }: Position): Step | undefined {
  for (let cell = 0; cell < 81; cell++) {
    const set = candidates[cell];
    if (set !== 0 && (set & (set - 1)) === 0) {
      return placement('naked-single', cell, LOWEST[set] + 1, []);
    }
  }
  return undefined;
}

/** All houses with a single blank cell. */
export const findFullHouses: Finder = (position, receive) => {
  for (let house = 0; house < 27; house++) {
    const step = findFullHouse(position, Uint8Array.of(house));
    if (step && receive(step)) return true;
  }
  return false;
};

/** All cells with a single candidate. */
export const findNakedSingles: Finder = ({ candidates }, receive) => {
  for (let cell = 0; cell < 81; cell++) {
    const set = candidates[cell];
    if (set === 0 || (set & (set - 1)) !== 0) continue;
    if (receive(placement('naked-single', cell, LOWEST[set] + 1, []))) return true;
  }
  return false;
};

/** All digits with one place left in a house, house by house. */
export const findHiddenSingles: Finder = (position, receive) => {
  for (let house = 0; house < 27; house++) {
    for (let rest = position.singles[house]; rest !== 0; rest &= rest - 1) {
      const digit = LOWEST[rest] + 1;
      const cell = HOUSE_CELLS[house * 9 + LOWEST[position.placesOf(house, digit)]];
      if (receive(placement('hidden-single', cell, digit, [house]))) return true;
    }
  }
  return false;
};

function single(technique: TechniqueId, position: Position, house: number): Step {
  const digit = LOWEST[position.singles[house]] + 1;
  const cell = HOUSE_CELLS[house * 9 + LOWEST[position.placesOf(house, digit)]];
  return placement(technique, cell, digit, [house]);
}

function placement(
  technique: TechniqueId,
  cell: number,
  digit: number,
  houses: readonly number[],
): Step {
  return {
    technique,
    pattern: { cells: [cell], digits: [digit], houses },
    eliminations: [],
    placement: candidateOf(cell, digit),
  };
}
