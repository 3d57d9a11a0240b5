// Hot code: it allocates nothing until it has found a step.
import { HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { singleStep } from '../single-step.ts';
import type { Step, TechniqueId } from '../step.ts';

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
      return singleStep('naked-single', cell, LOWEST[set] + 1, []);
    }
  }
  return undefined;
}

function single(technique: TechniqueId, position: Position, house: number): Step {
  const digit = LOWEST[position.singles[house]] + 1;
  const cell = HOUSE_CELLS[house * 9 + LOWEST[position.placesOf(house, digit)]];
  return singleStep(technique, cell, digit, [house]);
}
