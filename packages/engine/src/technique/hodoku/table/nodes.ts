/**
 * The nodes of tables. A node is a candidate or a group. A group is all candidates of a digit in
 * the three cells that a line and a box share, if there are at least two. Candidates come first,
 * with their own numbers. Groups follow, sorted by line, digit and box. This is HoDoKu's order.
 *
 * Sudoku Explainer's chains (explainer/chain) do not use these tables: they have no groups, follow
 * links in another order, and remove candidates on the way.
 */
import { CANDIDATES, CELL_HOUSES, HOUSE_CELLS } from '../../classic-tables.ts';

export const FIRST_GROUP: number = CANDIDATES;

/** The number of nodes: 729 candidates, and 9 digits in 54 intersections. */
export const NODES: number = FIRST_GROUP + 9 * 54;

/** A statement is 2 × node + 1 if the node is on, and 2 × node if it is off. */
export const STATEMENTS: number = 2 * NODES;

/** Node → its digit. */
export const NODE_DIGITS: Uint8Array = Uint8Array.from({ length: NODES }, (_, node) =>
  node < FIRST_GROUP ? (node % 9) + 1 : (Math.floor((node - FIRST_GROUP) / 3) % 9) + 1,
);

/** Group − FIRST_GROUP → the house number of its line. */
export const GROUP_LINES: Uint8Array = Uint8Array.from({ length: 9 * 54 }, (_, group) =>
  Math.floor(group / 27),
);

/**
 * Group − FIRST_GROUP → the first of its three places in the line. Its box is the i-th along the line,
 * counted from 0, and this place is 3i.
 */
export const GROUP_PLACES: Uint8Array = Uint8Array.from(
  { length: 9 * 54 },
  (_, group) => (group % 3) * 3,
);

/** Group − FIRST_GROUP → the house number of its box. */
export const GROUP_BOXES: Uint8Array = Uint8Array.from(
  { length: 9 * 54 },
  (_, group) => CELL_HOUSES[HOUSE_CELLS[GROUP_LINES[group] * 9 + GROUP_PLACES[group]] * 3 + 2],
);

/** Cell × 8 + i → the i-th group of digit 1 that sees the cell, ascending, as group − FIRST_GROUP. */
export const SEEING_GROUPS: Uint16Array = new Uint16Array(81 * 8);

/** Cell × 8 + i → the house that the cell shares with this group. */
export const SHARED_HOUSES: Uint8Array = new Uint8Array(81 * 8);

for (let cell = 0; cell < 81; cell++) {
  const houses = CELL_HOUSES.subarray(cell * 3, cell * 3 + 3);
  let i = cell * 8;
  for (let line = 0; line < 18; line++) {
    for (let box = 0; box < 3; box++) {
      const group = line * 27 + box;
      const isOwnLine = houses.includes(line);
      const isOwnBox = GROUP_BOXES[group] === houses[2];
      if (isOwnLine === isOwnBox) continue;
      SEEING_GROUPS[i] = group;
      SHARED_HOUSES[i++] = isOwnLine ? line : houses[2];
    }
  }
}
