// Hot: searched whenever an assumption has no more simple consequences, so it uses only plain loops
// and preallocated arrays.
import { CLASSIC } from '../../grid/geometry.ts';
import { COUNT, HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import type { Assumption, Deduction } from './assumption.ts';
import { FIRST_HOUSE_GROUP } from './groups.ts';

const HOUSES = 27;
const ROWS = 0;
const COLUMNS = 9;
const BOXES = 18;

/**
 * The pairs of a box and a line that cross, in the order box and column, box and row, column and
 * box, row and box. A crossing has four numbers: the first house, the second house, and the places
 * of each that lie in the other one.
 */
const CROSSINGS: Int16Array = Int16Array.from(crossings());

/** The orders in which Sudoku Explainer takes the houses of a pair, and the lines of an X-Wing. */
const BOX_COLUMN_ROW: readonly number[] = [BOXES, COLUMNS, ROWS].flatMap((first) =>
  Array.from({ length: 9 }, (_, i) => first + i),
);
const COLUMN_ROW: readonly number[] = [COLUMNS, ROWS];

/** The pairs of the numbers 0 to 8: 0 1, 0 2, 1 2, 0 3 … */
const PAIRS: Uint8Array = Uint8Array.from(
  Array.from({ length: 9 }, (_, j) => Array.from({ length: j }, (_, i) => [i, j])).flat(2),
);

/**
 * Finds the patterns that an assumption makes possible: locked candidates, hidden pairs, naked pairs
 * and X-Wings, in this order. If there are patterns of one kind, the later kinds are not searched.
 * A pattern counts only if candidates that the assumption has removed made it possible.
 */
export class Patterns implements Deduction {
  /** House → the number of cells without a digit. */
  private readonly blanks = new Uint8Array(HOUSES);
  /** Digit − 1 → the number of cells that have it. */
  private readonly placed = new Uint8Array(9);

  readPosition(position: Position): void {
    for (let house = 0; house < HOUSES; house++) this.blanks[house] = COUNT[position.blanks[house]];
    this.placed.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      if (position.values[cell] !== 0) this.placed[position.values[cell] - 1]++;
    }
  }

  extend(assumption: Assumption): boolean {
    return (
      this.findLocked(assumption) ||
      this.findHiddenPairs(assumption) ||
      this.findNakedPairs(assumption) ||
      this.findXWings(assumption)
    );
  }

  /** All places of a digit in a house lie in another house, so the digit is nowhere else there. */
  private findLocked(assumption: Assumption): boolean {
    const { members, initial } = assumption;
    let found = false;
    for (let i = 0; i < CROSSINGS.length; i += 4) {
      const inside = CROSSINGS[i + 2];
      let base = FIRST_HOUSE_GROUP + CROSSINGS[i] * 9;
      let cover = FIRST_HOUSE_GROUP + CROSSINGS[i + 1] * 9;
      for (const end = base + 9; base < end; base++, cover++) {
        const places = members[base];
        if ((places & ~inside) !== 0 || (places & (places - 1)) === 0) continue;
        const excluded = members[cover] & ~CROSSINGS[i + 3];
        if (excluded === 0) continue;
        const gone = initial[base] & ~places & ~inside;
        if (gone === 0) continue;
        assumption.beginParents();
        assumption.addParents(base, gone);
        assumption.exclude(cover, excluded);
        found = true;
      }
    }
    return found;
  }

  /** Two digits of a house have the same two places, so no other digit is there. */
  private findHiddenPairs(assumption: Assumption): boolean {
    const { members, initial } = assumption;
    let found = false;
    for (let h = 0; h < HOUSES; h++) {
      const house = BOX_COLUMN_ROW[h];
      if (this.blanks[house] <= 4) continue;
      const groups = FIRST_HOUSE_GROUP + house * 9;
      for (let i = 0; i < PAIRS.length; i += 2) {
        const first = groups + PAIRS[i];
        const second = groups + PAIRS[i + 1];
        const places = members[second];
        if (COUNT[places] !== 2 || members[first] !== places) continue;
        const gone = (initial[first] | initial[second]) & ~places;
        if (gone === 0) continue;
        const digits = (1 << PAIRS[i]) | (1 << PAIRS[i + 1]);
        const one = cellAt(house, LOWEST[places]);
        const two = cellAt(house, LOWEST[places & (places - 1)]);
        if (((members[one] | members[two]) & ~digits) === 0) continue;
        assumption.beginParents();
        for (let rest = gone; rest !== 0; rest &= rest - 1) {
          const cell = cellAt(house, LOWEST[rest]);
          assumption.addParents(cell, initial[cell] & digits);
        }
        assumption.exclude(one, members[one] & ~digits);
        assumption.exclude(two, members[two] & ~digits);
        found = true;
      }
    }
    return found;
  }

  /** Two cells of a house have the same two digits, so these are nowhere else in the house. */
  private findNakedPairs(assumption: Assumption): boolean {
    const { members, initial } = assumption;
    let found = false;
    for (let h = 0; h < HOUSES; h++) {
      const house = BOX_COLUMN_ROW[h];
      if (this.blanks[house] < 4) continue;
      for (let i = 0; i < PAIRS.length; i += 2) {
        const one = cellAt(house, PAIRS[i]);
        const two = cellAt(house, PAIRS[i + 1]);
        const digits = members[two];
        if (COUNT[digits] !== 2 || members[one] !== digits) continue;
        if (((initial[one] | initial[two]) & ~digits) === 0) continue;
        const low = FIRST_HOUSE_GROUP + house * 9 + LOWEST[digits];
        const high = FIRST_HOUSE_GROUP + house * 9 + LOWEST[digits & (digits - 1)];
        const pair = (1 << PAIRS[i]) | (1 << PAIRS[i + 1]);
        const others = (members[low] | members[high]) & ~pair;
        if (others === 0) continue;
        assumption.beginParents();
        assumption.addParents(one, initial[one] & ~digits);
        assumption.addParents(two, initial[two] & ~digits);
        for (let rest = others; rest !== 0; rest &= rest - 1) {
          const cell = cellAt(house, LOWEST[rest]);
          assumption.exclude(cell, members[cell] & digits);
        }
        found = true;
      }
    }
    return found;
  }

  /** Two lines have the same two places for a digit, so the crossing lines have it nowhere else. */
  private findXWings(assumption: Assumption): boolean {
    const { members, initial } = assumption;
    let found = false;
    for (const base of COLUMN_ROW) {
      const cover = COLUMNS - base;
      for (let i = 0; i < PAIRS.length; i += 2) {
        const one = FIRST_HOUSE_GROUP + (base + PAIRS[i]) * 9;
        const two = FIRST_HOUSE_GROUP + (base + PAIRS[i + 1]) * 9;
        const lines = (1 << PAIRS[i]) | (1 << PAIRS[i + 1]);
        for (let digit = 0; digit < 9; digit++) {
          const places = members[two + digit];
          if (COUNT[places] !== 2 || members[one + digit] !== places) continue;
          if (this.placed[digit] > 5) continue;
          const gone = (initial[one + digit] | initial[two + digit]) & ~places;
          if (gone === 0) continue;
          const low = FIRST_HOUSE_GROUP + (cover + LOWEST[places]) * 9 + digit;
          const high = FIRST_HOUSE_GROUP + (cover + LOWEST[places & (places - 1)]) * 9 + digit;
          const lowRest = members[low] & ~lines;
          const highRest = members[high] & ~lines;
          if ((lowRest | highRest) === 0) continue;
          assumption.beginParents();
          assumption.addParents(one + digit, initial[one + digit] & ~places);
          assumption.addParents(two + digit, initial[two + digit] & ~places);
          if (cover === COLUMNS) excludeByRow(assumption, low, lowRest, high, highRest);
          else {
            assumption.exclude(low, lowRest);
            assumption.exclude(high, highRest);
          }
          found = true;
        }
      }
    }
    return found;
  }
}

/** Excludes cells of two columns row by row. */
function excludeByRow(
  assumption: Assumption,
  low: number,
  lowRest: number,
  high: number,
  highRest: number,
): void {
  for (let row = 1; row < 1 << 9; row <<= 1) {
    assumption.exclude(low, lowRest & row);
    assumption.exclude(high, highRest & row);
  }
}

/** The cell at a place of a house. */
function cellAt(house: number, place: number): number {
  return HOUSE_CELLS[house * 9 + place];
}

function crossings(): number[] {
  const numbers = Array.from({ length: 9 }, (_, i) => i);
  const pairs = (first: number, second: number): [number, number][] =>
    numbers.flatMap((i) => numbers.map((j): [number, number] => [first + i, second + j]));
  return [
    ...pairs(BOXES, COLUMNS),
    ...pairs(BOXES, ROWS),
    ...pairs(COLUMNS, BOXES),
    ...pairs(ROWS, BOXES),
  ]
    .map(([one, two]) => [one, two, placesIn(one, two), placesIn(two, one)])
    .filter(([, , places]) => places !== 0)
    .flat();
}

/** The places of a house that lie in another house. */
function placesIn(house: number, other: number): number {
  const { houses } = CLASSIC;
  return houses[house].reduce(
    (set, cell, place) => (houses[other].includes(cell) ? set | (1 << place) : set),
    0,
  );
}
