// Hot code: it allocates nothing until it has found a step.
import { CLASSIC } from '../grid/geometry.ts';
import { COUNT, HOUSE_CELLS, LOWEST } from './classic-tables.ts';
import { cellsAt } from './places.ts';
import type { Position } from './position.ts';
import { candidateOf, type Step } from './step.ts';

/**
 * The pairs of a box and a line that share three cells. In the first house of a pair, the digit to
 * look for is confined to these cells. It is removed from the rest of the second house. Pairs with
 * the same first house are consecutive.
 */
export interface Crossings {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  /** The three shared cells, as a set of places in the first house. */
  readonly inFirst: Uint16Array;
  /** The three shared cells, as a set of places in the second house. */
  readonly inSecond: Uint16Array;
  /**
   * Pair × 2 + i → another pair with the same second house. There are two such pairs, in ascending
   * order, so i is 0 or 1.
   */
  readonly others: Uint8Array;
}

/** A digit whose places in the first house of a crossing are all in the second house as well. */
export interface Locked {
  readonly crossings: Crossings;
  readonly index: number;
  readonly digit: number;
}

/**
 * The crossings of two kinds of house, sorted by the first house and then by the second. A kind is
 * 0 for rows, 1 for columns, 2 for boxes.
 */
export function crossingsOf(firstKind: number, secondKind: number): Crossings {
  const first: number[] = [];
  const second: number[] = [];
  const inFirst: number[] = [];
  const inSecond: number[] = [];
  for (let i = 0; i < 81; i++) {
    const one = firstKind * 9 + Math.floor(i / 9);
    const two = secondKind * 9 + (i % 9);
    const shared = CLASSIC.houses[one].filter((cell) => CLASSIC.houses[two].includes(cell));
    if (shared.length !== 3) continue;
    first.push(one);
    second.push(two);
    inFirst.push(placesIn(one, shared));
    inSecond.push(placesIn(two, shared));
  }
  const others = second.flatMap((house, index) =>
    [...second.keys()].filter((other) => second[other] === house && other !== index),
  );
  return {
    others: Uint8Array.from(others),
    first: Uint8Array.from(first),
    second: Uint8Array.from(second),
    inFirst: Uint16Array.from(inFirst),
    inSecond: Uint16Array.from(inSecond),
  };
}

/**
 * Finds digits that have two or three places in the first house of a crossing. All these places
 * must also be in the second house. Tries the crossings in order, and the digits of each crossing
 * in ascending order.
 *
 * @param conclude Makes a step. The first step that it makes is returned.
 * @param digits The digits to look for, as a set. Default: all digits.
 */
export function findLockedCandidates(
  position: Position,
  crossings: Crossings,
  conclude: (position: Position, locked: Locked) => Step | undefined,
  digits: number = 0x1ff,
): Step | undefined {
  const { places } = position;
  const { first, inFirst } = crossings;
  for (let i = 0; i < first.length; i += 3) {
    const house = first[i];
    let digits0 = 0;
    let digits1 = 0;
    let digits2 = 0;
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const set = places[house * 9 + LOWEST[rest]];
      if ((set & (set - 1)) === 0) continue;
      if ((set & ~inFirst[i]) === 0) digits0 |= rest & -rest;
      else if ((set & ~inFirst[i + 1]) === 0) digits1 |= rest & -rest;
      else if ((set & ~inFirst[i + 2]) === 0) digits2 |= rest & -rest;
    }
    if ((digits0 | digits1 | digits2) === 0) continue;
    for (let k = 0; k < 3; k++) {
      const locked = k === 0 ? digits0 : k === 1 ? digits1 : digits2;
      for (let rest = locked; rest !== 0; rest &= rest - 1) {
        const step = conclude(position, { crossings, index: i + k, digit: LOWEST[rest] + 1 });
        if (step) return step;
      }
    }
  }
  return undefined;
}

/**
 * Finds the same steps as `findLockedCandidates` in a different order: sorted by the first house,
 * then by the digit, then by the kind of the second house.
 *
 * @param kinds One list of crossings for each kind of second house. The `first` houses are the same
 *   in all lists.
 */
export function findLockedByHouse(
  position: Position,
  kinds: readonly Crossings[],
  conclude: (position: Position, locked: Locked) => Step | undefined,
): Step | undefined {
  const { places } = position;
  const { first } = kinds[0];
  for (let i = 0; i < first.length; i += 3) {
    const house = first[i];
    for (let digit = 0; digit < 9; digit++) {
      const set = places[house * 9 + digit];
      if (COUNT[set] !== 2 && COUNT[set] !== 3) continue;
      for (const crossings of kinds) {
        for (let index = i; index < i + 3; index++) {
          if ((set & ~crossings.inFirst[index]) !== 0) continue;
          const step = conclude(position, { crossings, index, digit: digit + 1 });
          if (step) return step;
        }
      }
    }
  }
  return undefined;
}

/** Removes a locked digit from the rest of the second house. */
export function eliminateLocked(position: Position, locked: Locked): Step | undefined {
  const { crossings, index, digit } = locked;
  const second = crossings.second[index];
  const removed = position.placesOf(second, digit) & ~crossings.inSecond[index];
  if (removed === 0) return undefined;
  const eliminations = cellsAt(second, removed).map((cell) => candidateOf(cell, digit));
  return lockedStep(position, locked, eliminations);
}

/**
 * Finds a placement after a locked digit has been removed from the second house. It looks at the
 * other houses that cross the second house and are of the same kind as the first house. The digit
 * is placed if one of them has a single place left for it.
 */
export function placeBesideLocked(position: Position, locked: Locked): Step | undefined {
  const { crossings, index, digit } = locked;
  const { first, inFirst, others } = crossings;
  for (let k = index * 2; k < index * 2 + 2; k++) {
    const i = others[k];
    const places = position.placesOf(first[i], digit);
    const left = places & ~inFirst[i];
    if (COUNT[places] < 2 || COUNT[left] !== 1) continue;
    const cell = HOUSE_CELLS[first[i] * 9 + LOWEST[left]];
    return lockedStep(position, locked, [], {
      house: first[i],
      placement: candidateOf(cell, digit),
    });
  }
  return undefined;
}

function lockedStep(
  position: Position,
  { crossings, index, digit }: Locked,
  eliminations: readonly number[],
  beside?: { house: number; placement: number },
): Step {
  const first = crossings.first[index];
  const cells = cellsAt(first, position.placesOf(first, digit));
  return {
    technique: first >= 18 ? 'locked-candidates-1' : 'locked-candidates-2',
    pattern: {
      kind: 'plain',
      cells,
      digits: [digit],
      houses: [first],
      cover: [crossings.second[index]],
      ...(beside && { besides: beside.house }),
    },
    eliminations,
    placement: beside?.placement,
  };
}

function placesIn(house: number, cells: Uint16Array): number {
  let places = 0;
  for (const cell of cells) places |= 1 << CLASSIC.houses[house].indexOf(cell);
  return places;
}
