/**
 * Flat tables of the classic geometry, for hot code. Houses are numbered as in `Geometry`: row r is
 * house r, column c is house 9 + c, and box b is house 18 + b. A place is the position of a cell in
 * a house, 0 to 8.
 */
import { countDigits, lowestDigit } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';

/** The number of candidates in an empty grid: 81 cells × 9 digits. */
export const CANDIDATES = 729;

/** House × 9 + place → cell. */
export const HOUSE_CELLS: Uint8Array = Uint8Array.from(
  CLASSIC.houses.flatMap((cells) => [...cells]),
);

/** Cell × 3 + kind → house. The kinds are 0 for the row, 1 for the column and 2 for the box. */
export const CELL_HOUSES: Uint8Array = new Uint8Array(81 * 3);

/** Cell × 3 + kind → the cell's place in this house. */
export const CELL_PLACES: Uint8Array = new Uint8Array(81 * 3);

/** Cell → its band, 0 to 2. */
export const BAND: Uint8Array = Uint8Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 27));

/**
 * Cell → the set that contains only this cell, as a set of cells of its band: bit i is cell 27 ×
 * band + i.
 */
export const BIT_IN_BAND: Int32Array = Int32Array.from(
  { length: 81 },
  (_, cell) => 1 << (cell % 27),
);

/** Cell × 20 + i → the peers of the cell, ascending. */
export const PEERS: Uint8Array = Uint8Array.from(CLASSIC.peers.flatMap((cells) => [...cells]));

/** Cell × 3 + band → the peers of the cell in this band, as a set: bit i is cell 27 × band + i. */
export const PEER_SETS: Int32Array = new Int32Array(81 * 3);

/** House × 3 + band → the cells of the house in this band, as a set. */
export const HOUSE_SETS: Int32Array = new Int32Array(27 * 3);

/** Set of digits or places → the number of its members. */
export const COUNT: Uint8Array = Uint8Array.from({ length: 512 }, (_, set) => countDigits(set));

/** Set of digits or places → its smallest member, counted from 0. The empty set has 255. */
export const LOWEST: Uint8Array = Uint8Array.from(
  { length: 512 },
  (_, set) => lowestDigit(set) - 1,
);

for (let cell = 0; cell < 81; cell++) {
  CELL_HOUSES[cell * 3] = CLASSIC.row[cell];
  CELL_HOUSES[cell * 3 + 1] = 9 + CLASSIC.column[cell];
  CELL_HOUSES[cell * 3 + 2] = 18 + CLASSIC.box[cell];
  for (let kind = 0; kind < 3; kind++) {
    const house = CELL_HOUSES[cell * 3 + kind];
    CELL_PLACES[cell * 3 + kind] = CLASSIC.houses[house].indexOf(cell);
    HOUSE_SETS[house * 3 + BAND[cell]] |= BIT_IN_BAND[cell];
  }
  for (const peer of CLASSIC.peers[cell]) {
    PEER_SETS[cell * 3 + BAND[peer]] |= BIT_IN_BAND[peer];
  }
}

export function isInHouse(cell: number, house: number): boolean {
  return (
    CELL_HOUSES[cell * 3] === house ||
    CELL_HOUSES[cell * 3 + 1] === house ||
    CELL_HOUSES[cell * 3 + 2] === house
  );
}
