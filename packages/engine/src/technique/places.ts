import { HOUSE_CELLS } from './classic-tables.ts';

/** The members of a set of bits, ascending. Bit i is the number i. */
export function membersOf(set: number): number[] {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    members.push(31 - Math.clz32(rest & -rest));
  }
  return members;
}

/** The cells at a set of places of a house, ascending. */
export function cellsAt(house: number, places: number): number[] {
  return membersOf(places).map((place) => HOUSE_CELLS[house * 9 + place]);
}

/** The place of a cell in a house. */
export function placeIn(house: number, cell: number): number {
  return HOUSE_CELLS.indexOf(cell, house * 9) - house * 9;
}
