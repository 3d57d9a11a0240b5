// Hot code: it allocates nothing until it has found a step.
import { COUNT } from '../classic-tables.ts';
import type { Finder, Receive } from '../finder.ts';
import { type Position, readAllowed } from '../position.ts';
import { RectangleTests } from './rectangle-steps.ts';
import {
  FOURTH_CORNERS,
  KnownRectangles,
  MATE_COUNT,
  MATES,
  PARALLEL_COUNT,
  THIRD_CORNERS,
} from './rectangles.ts';

/**
 * Makes a finder of the uniqueness tests and hidden rectangles of HoDoKu. From each bivalue cell,
 * it examines all rectangles whose other corners can have the same two digits. If no corner had
 * another digit, the two digits could be swapped. A corner may lack one of the two digits as
 * candidate, but no cell that sees the corner may contain the digit. Each rectangle is examined once, with the digits
 * of its first bivalue corner.
 *
 * This finder does not share code with `uniquenessSteps`, which requires both digits in all corners
 * and finds other subsets.
 */
export function uniqueRectangles(): Finder {
  const known = new KnownRectangles();
  const tests = new RectangleTests();
  const allowed = new Uint16Array(81);
  return (position, receive) => {
    known.clear();
    readAllowed(position.values, allowed);
    return examine(position, allowed, known, tests, receive);
  };
}

function examine(
  position: Position,
  allowed: Uint16Array,
  known: KnownRectangles,
  tests: RectangleTests,
  receive: Receive,
): boolean {
  const { candidates } = position;
  for (let cell = 0; cell < 81; cell++) {
    const pair = candidates[cell];
    if (COUNT[pair] !== 2) continue;
    for (let i = cell * MATE_COUNT; i < (cell + 1) * MATE_COUNT; i++) {
      const mate = MATES[i];
      if ((allowed[mate] & pair) !== pair) continue;
      for (let j = i * PARALLEL_COUNT; j < (i + 1) * PARALLEL_COUNT; j++) {
        const third = THIRD_CORNERS[j];
        const fourth = FOURTH_CORNERS[j];
        if ((allowed[third] & allowed[fourth] & pair) !== pair || !known.add(j)) continue;
        if (tests.run(position, pair, cell, mate, third, fourth, receive)) return true;
      }
    }
  }
  return false;
}
