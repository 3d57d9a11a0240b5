// Hot code: it allocates nothing until it has found a step.
import { CELL_HOUSES, COUNT, HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import type { Receive } from '../finder.ts';
import { cellsAt } from '../places.ts';
import type { Position } from '../position.ts';
import { candidateOf, type Step } from '../step.ts';
import type { DigitFinder } from './digit-finder.ts';

/** The fewest places of the digit in the box. */
const LEAST = 3;

/**
 * Places of a digit in a box → the possible crossings, as a set of places. A crossing is a place
 * where a row and a column of the box meet. The two lines together must contain all of these
 * places, and each line must contain at least one of them outside the crossing.
 */
const CROSSINGS: Uint16Array = Uint16Array.from({ length: 512 }, (_, set) => {
  let crossings = 0;
  for (let place = 0; place < 9; place++) {
    const row = 0b111 << (place - (place % 3));
    const column = 0b1001001 << (place % 3);
    const isCrossing =
      (set & ~(row | column)) === 0 && (set & row & ~column) !== 0 && (set & column & ~row) !== 0;
    if (isCrossing) crossings |= 1 << place;
  }
  return crossings;
});

/**
 * Finds empty rectangles. In a box, all places of a digit are in a row and a column
 * that cross there. In a third line, the digit has exactly two places, and one of them is in the
 * row (or the column). Suppose that the other place, the far end, does not contain the digit. Then
 * the place in the row contains it. So in the box, the digit is not in the row but in the column.
 * Either the far end or the column contains the digit, so the digit is removed from the cell of the
 * column that sees the far end. The crossings of a box are tried from the last to the first.
 */
export const findEmptyRectangles: DigitFinder = (position, digit, receive) => {
  for (let box = 18; box < 27; box++) {
    const set = position.places[box * 9 + digit - 1];
    if (CROSSINGS[set] === 0 || COUNT[set] < LEAST) continue;
    for (let place = 8; place >= 0; place--) {
      if ((CROSSINGS[set] & (1 << place)) === 0) continue;
      const crossing = HOUSE_CELLS[box * 9 + place];
      if (findLinks(position, digit, box, crossing, 0, receive)) return true;
      if (findLinks(position, digit, box, crossing, 1, receive)) return true;
    }
  }
  return false;
};

/**
 * Finds the lines in which the digit has two places, one of them in the row (kind 0) or the column
 * (kind 1) of the crossing.
 */
function findLinks(
  { places }: Position,
  digit: number,
  box: number,
  crossing: number,
  kind: 0 | 1,
  receive: Receive,
): boolean {
  const line = CELL_HOUSES[crossing * 3 + kind];
  const other = CELL_HOUSES[crossing * 3 + 1 - kind];
  const near = line - kind * 9;
  const across = other - (1 - kind) * 9;
  const outside = places[line * 9 + digit - 1] & ~chuteOf(across);
  for (let rest = outside; rest !== 0; rest &= rest - 1) {
    const link = (1 - kind) * 9 + LOWEST[rest];
    const ends = places[link * 9 + digit - 1];
    if (COUNT[ends] !== 2) continue;
    const far = ends & ~(1 << near);
    if ((far & chuteOf(near)) !== 0 || (places[other * 9 + digit - 1] & far) === 0) continue;
    const cell = HOUSE_CELLS[other * 9 + LOWEST[far]];
    const ends2 = [HOUSE_CELLS[link * 9 + near], HOUSE_CELLS[link * 9 + LOWEST[far]]];
    const inBox = cellsAt(box, places[box * 9 + digit - 1]);
    const step: Step = {
      technique: 'empty-rectangle',
      pattern: {
        kind: 'plain',
        cells: [...ends2, ...inBox],
        digits: [digit],
        houses: [box, link, line, other],
      },
      eliminations: [candidateOf(cell, digit)],
      placement: undefined,
    };
    if (receive(step)) return true;
  }
  return false;
}

/** Returns the three places of a line that are in the same box as this place, as a set. */
function chuteOf(place: number): number {
  return 0b111 << (place - (place % 3));
}
