import { CELL_HOUSES } from '../../technique/classic-tables.ts';
import { singleStep } from '../../technique/single-step.ts';
import type { Step } from '../../technique/step.ts';
import type { QueuedPosition } from './queued-position.ts';

/** The oldest naked single that is the last blank cell of a house. It stays in the queue. */
export function findFullHouse(position: QueuedPosition): Step | undefined {
  const { blanks, values } = position;
  const { cells, digits, end, start } = position.nakedSingles;
  for (let i = start; i < end; i++) {
    const cell = cells[i];
    if (values[cell] !== 0) continue;
    for (let k = cell * 3; k < cell * 3 + 3; k++) {
      const house = CELL_HOUSES[k];
      const isLast = (blanks[house] & (blanks[house] - 1)) === 0;
      if (isLast) return singleStep('full-house', cell, digits[i], [house]);
    }
  }
  return undefined;
}

/** Takes the oldest naked single of a blank cell from the queue. */
export function takeNakedSingle({ nakedSingles, values }: QueuedPosition): Step | undefined {
  while (nakedSingles.start < nakedSingles.end) {
    const i = nakedSingles.start++;
    const cell = nakedSingles.cells[i];
    if (values[cell] === 0) return singleStep('naked-single', cell, nakedSingles.digits[i], []);
  }
  return undefined;
}

/**
 * Takes the oldest hidden single of a blank cell from the queue. If it is no longer a hidden
 * single, returns undefined, even if the queue has another one.
 */
export function takeHiddenSingle(position: QueuedPosition): Step | undefined {
  const { hiddenSingles, values } = position;
  while (hiddenSingles.start < hiddenSingles.end) {
    const i = hiddenSingles.start++;
    const cell = hiddenSingles.cells[i];
    if (values[cell] !== 0) continue;
    const digit = hiddenSingles.digits[i];
    for (let k = cell * 3; k < cell * 3 + 3; k++) {
      const house = CELL_HOUSES[k];
      if (position.countPlaces(house, digit) === 1) {
        return singleStep('hidden-single', cell, digit, [house]);
      }
    }
    return undefined;
  }
  return undefined;
}
