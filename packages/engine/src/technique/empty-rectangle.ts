// Hot: runs at many steps of a path, so it uses only plain loops and integers until it has a step.
import { CELL_HOUSES, COUNT, HOUSE_CELLS, LOWEST } from './classic-tables.ts';
import type { DigitFinder } from './digit-finder.ts';
import type { Receive } from './finder.ts';
import { cellsAt } from './places.ts';
import type { Position } from './position.ts';
import { candidateOf, type Step } from './step.ts';

/** Which empty rectangles to find. */
export interface EmptyRectangleSearch {
  /** The fewest places of the digit in the box. Default: 3. */
  readonly least?: 2 | 3;
}

/**
 * Places of a digit in a box → the places where a row and a column cross that have all of them, each
 * of the two at least one outside the crossing.
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
 * Makes a finder of empty rectangles: the places of a digit in a box are all in a row and a column
 * that cross there. Another line has two places of the digit, and one of them is in the row (or the
 * column). If the other one is not the place of the digit, the row of the box is impossible, so the
 * digit is in the column. It is removed from the cell where the column meets the other end. A box is
 * examined from the last crossing to the first.
 */
export function emptyRectangles({ least = 3 }: EmptyRectangleSearch = {}): DigitFinder {
  return (position, digit, receive) => {
    for (let box = 18; box < 27; box++) {
      const set = position.places[box * 9 + digit - 1];
      if (CROSSINGS[set] === 0 || COUNT[set] < least) continue;
      for (let place = 8; place >= 0; place--) {
        if ((CROSSINGS[set] & (1 << place)) === 0) continue;
        const crossing = HOUSE_CELLS[box * 9 + place];
        if (findLinks(position, digit, box, crossing, 0, receive)) return true;
        if (findLinks(position, digit, box, crossing, 1, receive)) return true;
      }
    }
    return false;
  };
}

/** Finds empty rectangles, and then pairs of them in one box, as dual ones. */
export function dualEmptyRectangles(search: EmptyRectangleSearch = {}): DigitFinder {
  const find = emptyRectangles(search);
  return (position, digit, receive) => {
    const found: Step[] = [];
    const isEnded = find(position, digit, (step) => {
      found.push(step);
      return receive(step);
    });
    if (isEnded) return true;
    for (const [i, first] of found.entries()) {
      for (const second of found.slice(i + 1)) {
        const [box] = first.pattern.houses;
        if (second.pattern.houses[0] !== box) continue;
        if (first.eliminations[0] === second.eliminations[0]) continue;
        const dual: Step = {
          ...first,
          technique: 'dual-empty-rectangle',
          pattern: {
            cells: [...new Set([...first.pattern.cells, ...second.pattern.cells])],
            digits: [digit],
            houses: [...new Set([...first.pattern.houses, ...second.pattern.houses])],
          },
          eliminations: [...first.eliminations, ...second.eliminations],
        };
        if (receive(dual)) return true;
      }
    }
    return false;
  };
}

/**
 * Finds the lines with two places of which one is in the row (kind 0) or the column (kind 1) of a
 * crossing.
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

/** The three places of a line, as a set, that are in the box of this one. */
function chuteOf(place: number): number {
  return 0b111 << (place - (place % 3));
}
