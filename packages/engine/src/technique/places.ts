import type { Geometry } from '../grid/geometry.ts';
import { lowestOf } from './cell-set.ts';
import { CELL_HOUSES, HOUSE_CELLS } from './classic-tables.ts';

/** The members of a set of bits, ascending. Bit i is the number i. */
export function membersOf(set: number): number[] {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    members.push(lowestOf(rest));
  }
  return members;
}

/** The cells at a set of places of a house, ascending. */
export function cellsAt(house: number, places: number): number[] {
  return membersOf(places).map((place) => HOUSE_CELLS[house * 9 + place]);
}

/** The houses that contain all of these cells: a line, a box, or both. The line comes first. */
export function sharedHouses({ houses }: Geometry, cells: readonly number[]): number[] {
  return [...houses.keys()].filter((house) => cells.every((cell) => houses[house].includes(cell)));
}

/** The place of a cell in a house. */
export function placeIn(house: number, cell: number): number {
  return HOUSE_CELLS.indexOf(cell, house * 9) - house * 9;
}

/**
 * House × 27 + other house → the places of the first house that are also in the other house, as a
 * set.
 */
export const SHARED_PLACES: Uint16Array = new Uint16Array(27 * 27);

for (let i = 0; i < 27 * 9; i++) {
  const house = Math.floor(i / 9);
  const cell = HOUSE_CELLS[i];
  for (const other of CELL_HOUSES.subarray(cell * 3, cell * 3 + 3)) {
    SHARED_PLACES[house * 27 + other] |= 1 << (i % 9);
  }
}
