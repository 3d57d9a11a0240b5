// Hot code: plain loops, integers and preallocated arrays only.
import { CLASSIC } from '../../../grid/geometry.ts';
import { COUNT, HOUSE_CELLS, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import type { Assumption, Deducer } from './assumption.ts';
import { type ExclusionOrder, rowByRow } from './exclusion-order.ts';
import { FIRST_HOUSE_GROUP } from './groups.ts';
import { PatternChanges } from './pattern-changes.ts';

const HOUSES = 27;
const ROWS = 0;
const COLUMNS = 9;
const BOXES = 18;

/** A box and a line that cross. */
interface Crossing {
  readonly base: number;
  readonly cover: number;
  /** The places of the base that lie in the cover, as a set. */
  readonly inCover: number;
  /** The places of the cover that lie in the base, as a set. */
  readonly inBase: number;
}

/**
 * All crossings. The base and the cover are, in this order: box and column, box and row, column and
 * box, row and box.
 */
const CROSSINGS: readonly Crossing[] = crossings();

/** The number of crossings of each of these four kinds. */
const CROSSINGS_IN_ORDER = 27;

/**
 * House × 512 + set of places of the house → the crossing with this house as base and all these
 * places in its cover. −1 if there is none, or if the set has fewer than two places.
 */
const CROSSING_OF: Int8Array = new Int8Array(HOUSES * 512).fill(-1);

CROSSINGS.forEach(({ base, inCover }, crossing) => {
  for (let places = 1; places < 512; places++) {
    const isInside = (places & ~inCover) === 0 && COUNT[places] > 1;
    if (isInside) CROSSING_OF[base * 512 + places] = crossing;
  }
});

/**
 * Sudoku Explainer searches for pairs in boxes, then in columns, then in rows. It searches for
 * X-Wings in columns, then in rows.
 */
const BOX_COLUMN_ROW: readonly number[] = [BOXES, COLUMNS, ROWS].flatMap((first) =>
  Array.from({ length: 9 }, (_, i) => first + i),
);
const COLUMN_ROW: readonly number[] = [COLUMNS, ROWS];

/** The parts of the order of patterns in which the original programs differ. */
export interface PatternOrder {
  /** Whether locked candidates are searched digit by digit, not crossing by crossing. */
  readonly lockedByDigit: boolean;
  readonly excluded: ExclusionOrder;
}

const SE_ORDER: PatternOrder = { lockedByDigit: false, excluded: rowByRow };

/**
 * Finds the patterns that an assumption makes possible: locked candidates, hidden pairs, naked
 * pairs and X-Wings, in this order. If it finds patterns of one kind, it does not search for the
 * later kinds. A pattern counts only if it did not exist before the assumption.
 */
export class Patterns implements Deducer {
  readonly order: PatternOrder;
  private readonly changes = new PatternChanges();
  /** House → the number of cells without a digit. */
  private readonly blanks = new Uint8Array(HOUSES);
  /** Digit − 1 → the number of cells that contain the digit. */
  private readonly placed = new Uint8Array(9);
  /** Crossing → the digits that are locked in it. */
  private readonly locked = new Uint16Array(CROSSINGS.length);

  /** Default: the order of Sudoku Explainer 1.2.1. */
  constructor(order: PatternOrder = SE_ORDER) {
    this.order = order;
  }

  readPosition(position: Position, members: Uint16Array): void {
    this.changes.readPosition(members);
    for (let house = 0; house < HOUSES; house++) this.blanks[house] = COUNT[position.blanks[house]];
    this.placed.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      if (position.values[cell] !== 0) this.placed[position.values[cell] - 1]++;
    }
  }

  begin(): void {
    this.changes.begin();
  }

  extend(assumption: Assumption): boolean {
    this.changes.update(assumption);
    return (
      this.findLocked(assumption) ||
      this.findHiddenPairs(assumption) ||
      this.findNakedPairs(assumption) ||
      this.findXWings(assumption)
    );
  }

  /**
   * If all places of a digit in a house lie in a second house, the digit is removed from the rest
   * of the second house.
   */
  private findLocked(assumption: Assumption): boolean {
    const { locked, changes } = this;
    const { members } = assumption;
    const { forLocked } = changes;
    let any = false;
    for (let house = 0; house < HOUSES; house++) {
      const groups = FIRST_HOUSE_GROUP + house * 9;
      for (let rest = forLocked[house]; rest !== 0; rest &= rest - 1) {
        const crossing = CROSSING_OF[house * 512 + members[groups + LOWEST[rest]]];
        if (crossing < 0) continue;
        locked[crossing] |= rest & -rest;
        any = true;
      }
      forLocked[house] = 0;
    }
    return any && (this.order.lockedByDigit ? this.lockByDigit(assumption) : this.lock(assumption));
  }

  private lock(assumption: Assumption): boolean {
    const { locked, order } = this;
    let found = false;
    for (let crossing = 0; crossing < locked.length; crossing++) {
      for (let rest = locked[crossing]; rest !== 0; rest &= rest - 1) {
        if (excludeLocked(assumption, CROSSINGS[crossing], LOWEST[rest], order)) found = true;
      }
    }
    locked.fill(0);
    return found;
  }

  private lockByDigit(assumption: Assumption): boolean {
    const { locked, order } = this;
    let found = false;
    for (let first = 0; first < locked.length; first += CROSSINGS_IN_ORDER) {
      for (let digit = 0; digit < 9; digit++) {
        for (let i = first; i < first + CROSSINGS_IN_ORDER; i++) {
          if ((locked[i] & (1 << digit)) === 0) continue;
          if (excludeLocked(assumption, CROSSINGS[i], digit, order)) found = true;
        }
      }
    }
    locked.fill(0);
    return found;
  }

  /**
   * If two digits of a house have the same two places, all other digits are removed from these
   * places.
   */
  private findHiddenPairs(assumption: Assumption): boolean {
    const { forHiddenPairs, twoPlaces } = this.changes;
    const { members } = assumption;
    let found = false;
    for (let h = 0; h < HOUSES; h++) {
      const house = BOX_COLUMN_ROW[h];
      const changed = forHiddenPairs[house];
      forHiddenPairs[house] = 0;
      const digits = twoPlaces[house];
      if ((changed & digits) === 0 || this.blanks[house] <= 4) continue;
      const groups = FIRST_HOUSE_GROUP + house * 9;
      for (let highs = digits & (digits - 1); highs !== 0; highs &= highs - 1) {
        const high = highs & -highs;
        const places = members[groups + LOWEST[highs]];
        for (let lows = digits & (high - 1); lows !== 0; lows &= lows - 1) {
          if (members[groups + LOWEST[lows]] !== places) continue;
          const pair = high | (lows & -lows);
          if ((pair & changed) === 0) continue;
          if (excludeHidden(assumption, house, pair, this.order)) found = true;
        }
      }
    }
    return found;
  }

  /**
   * If two cells of a house have the same two digits, these digits are removed from the rest of the
   * house.
   */
  private findNakedPairs(assumption: Assumption): boolean {
    const { forNakedPairs, twoDigits } = this.changes;
    const { members } = assumption;
    let found = false;
    for (let h = 0; h < HOUSES; h++) {
      const house = BOX_COLUMN_ROW[h];
      const changed = forNakedPairs[house];
      forNakedPairs[house] = 0;
      const places = twoDigits[house];
      if ((changed & places) === 0 || this.blanks[house] < 4) continue;
      for (let highs = places & (places - 1); highs !== 0; highs &= highs - 1) {
        const high = highs & -highs;
        const digits = members[cellAt(house, highs)];
        for (let lows = places & (high - 1); lows !== 0; lows &= lows - 1) {
          if (members[cellAt(house, lows)] !== digits) continue;
          const pair = high | (lows & -lows);
          if ((pair & changed) === 0) continue;
          if (excludeNaked(assumption, house, pair, this.order)) found = true;
        }
      }
    }
    return found;
  }

  /**
   * If a digit has the same two places in two parallel lines, the digit is removed from the rest of
   * the two lines that cross them at these places.
   */
  private findXWings(assumption: Assumption): boolean {
    const { forXWings, twoPlaces } = this.changes;
    const { members } = assumption;
    let found = false;
    for (const base of COLUMN_ROW) {
      for (let high = base + 1; high < base + 9; high++) {
        if (twoPlaces[high] === 0) continue;
        for (let low = base; low < high; low++) {
          let digits = twoPlaces[low] & twoPlaces[high] & (forXWings[low] | forXWings[high]);
          for (; digits !== 0; digits &= digits - 1) {
            const digit = LOWEST[digits];
            const one = FIRST_HOUSE_GROUP + low * 9 + digit;
            const two = FIRST_HOUSE_GROUP + high * 9 + digit;
            if (members[one] !== members[two] || this.placed[digit] > 5) continue;
            if (excludeXWing(assumption, base, low, high, digit, this.order)) found = true;
          }
        }
      }
    }
    forXWings.fill(0);
    return found;
  }
}

/** The cells from which a pattern excludes candidates. */
const cells: number[] = [];

/** Adds places of a house to `cells`. */
function addCells(house: number, places: number): void {
  for (let rest = places; rest !== 0; rest &= rest - 1) cells.push(cellAt(house, rest));
}

/** Excludes digits from `cells`. */
function exclude(assumption: Assumption, digits: number, { excluded }: PatternOrder): void {
  excluded(cells);
  for (let i = 0; i < cells.length; i++) {
    assumption.turnOff(cells[i], assumption.members[cells[i]] & digits);
  }
  cells.length = 0;
}

function excludeLocked(
  assumption: Assumption,
  crossing: Crossing,
  digit: number,
  order: PatternOrder,
): boolean {
  const { members, initial } = assumption;
  const base = FIRST_HOUSE_GROUP + crossing.base * 9 + digit;
  const cover = FIRST_HOUSE_GROUP + crossing.cover * 9 + digit;
  const excluded = members[cover] & ~crossing.inBase;
  const gone = initial[base] & ~members[base] & ~crossing.inCover;
  if (excluded === 0 || gone === 0) return false;
  assumption.beginParents();
  assumption.addParents(base, gone);
  addCells(crossing.cover, excluded);
  exclude(assumption, 1 << digit, order);
  return true;
}

function excludeHidden(
  assumption: Assumption,
  house: number,
  digits: number,
  order: PatternOrder,
): boolean {
  const { members, initial } = assumption;
  const low = FIRST_HOUSE_GROUP + house * 9 + LOWEST[digits];
  const high = FIRST_HOUSE_GROUP + house * 9 + LOWEST[digits & (digits - 1)];
  const places = members[low];
  const gone = (initial[low] | initial[high]) & ~places;
  const one = cellAt(house, places);
  const two = cellAt(house, places & (places - 1));
  if (gone === 0 || ((members[one] | members[two]) & ~digits) === 0) return false;
  assumption.beginParents();
  for (let rest = gone; rest !== 0; rest &= rest - 1) {
    const cell = cellAt(house, rest);
    assumption.addParents(cell, initial[cell] & digits);
  }
  addCells(house, places);
  exclude(assumption, ~digits, order);
  return true;
}

function excludeNaked(
  assumption: Assumption,
  house: number,
  places: number,
  order: PatternOrder,
): boolean {
  const { members, initial } = assumption;
  const one = cellAt(house, places);
  const two = cellAt(house, places & (places - 1));
  const digits = members[one];
  const low = FIRST_HOUSE_GROUP + house * 9 + LOWEST[digits];
  const high = FIRST_HOUSE_GROUP + house * 9 + LOWEST[digits & (digits - 1)];
  const others = (members[low] | members[high]) & ~places;
  if (others === 0 || ((initial[one] | initial[two]) & ~digits) === 0) return false;
  assumption.beginParents();
  assumption.addParents(one, initial[one] & ~digits);
  assumption.addParents(two, initial[two] & ~digits);
  addCells(house, others);
  exclude(assumption, digits, order);
  return true;
}

function excludeXWing(
  assumption: Assumption,
  base: number,
  one: number,
  two: number,
  digit: number,
  order: PatternOrder,
): boolean {
  const { members, initial } = assumption;
  const first = FIRST_HOUSE_GROUP + one * 9 + digit;
  const second = FIRST_HOUSE_GROUP + two * 9 + digit;
  const places = members[first];
  const lines = (1 << (one - base)) | (1 << (two - base));
  // If the base lines are rows, the crossing lines are columns. If they are columns, the crossing
  // lines are rows.
  const low = COLUMNS - base + LOWEST[places];
  const high = COLUMNS - base + LOWEST[places & (places - 1)];
  const inLow = members[FIRST_HOUSE_GROUP + low * 9 + digit] & ~lines;
  const inHigh = members[FIRST_HOUSE_GROUP + high * 9 + digit] & ~lines;
  const gone = (initial[first] | initial[second]) & ~places;
  if (gone === 0 || (inLow | inHigh) === 0) return false;
  assumption.beginParents();
  assumption.addParents(first, initial[first] & ~places);
  assumption.addParents(second, initial[second] & ~places);
  addCells(low, inLow);
  addCells(high, inHigh);
  exclude(assumption, 1 << digit, order);
  return true;
}

function cellAt(house: number, places: number): number {
  return HOUSE_CELLS[house * 9 + LOWEST[places]];
}

function crossings(): Crossing[] {
  const numbers = Array.from({ length: 9 }, (_, i) => i);
  const pairs = (first: number, second: number): Crossing[] =>
    numbers.flatMap((i) => numbers.map((j) => crossing(first + i, second + j)));
  return [
    ...pairs(BOXES, COLUMNS),
    ...pairs(BOXES, ROWS),
    ...pairs(COLUMNS, BOXES),
    ...pairs(ROWS, BOXES),
  ].filter(({ inCover }) => inCover !== 0);
}

function crossing(base: number, cover: number): Crossing {
  return { base, cover, inCover: placesIn(base, cover), inBase: placesIn(cover, base) };
}

/** The places of a house that lie in another house. */
function placesIn(house: number, other: number): number {
  const { houses } = CLASSIC;
  return houses[house].reduce(
    (set, cell, place) => (houses[other].includes(cell) ? set | (1 << place) : set),
    0,
  );
}
