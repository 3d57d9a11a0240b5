import type { Puzzle } from '../search/puzzle.ts';
import type { Slices } from '../work/work.ts';
import { Counting } from './counting.ts';

/** A count is given up after so many slices with so many search events. They take about a second. */
const PATIENCE = 64;
const EVENTS = 2_048;

/** Counts the solutions up to a limit. Undefined if that takes too long. */
export function* patientCount(puzzle: Puzzle, limit: number): Slices<number | undefined> {
  const counting = new Counting(puzzle, { limit });
  for (let slice = 0; slice < PATIENCE; slice++) {
    const count = counting.advance(EVENTS);
    if (count) return count.count;
    yield;
  }
  return undefined;
}
