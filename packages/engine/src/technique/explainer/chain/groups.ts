/**
 * Groups of candidates, as flat tables for hot code. Exactly one candidate of a group is on. There
 * are two kinds of groups:
 *
 * - the candidates of a cell. Group c is for cell c, and its member i is digit i + 1.
 * - the places of a digit in a house. The number of the group is 81 + house × 9 + digit − 1, and
 *   its member i is the cell at place i of the house.
 *
 * So the sets of members of all groups are the array `candidates` of a Position, followed by its
 * array `places`.
 *
 * HoDoKu's chains have tables of their own (hodoku/table): their nodes may be groups of cells, their
 * order is another one, and their tables end where HoDoKu cuts them off.
 */
import { CANDIDATES, CELL_HOUSES, CELL_PLACES, COUNT, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';

/** The number of groups: 81 cells, and 27 houses × 9 digits. */
export const GROUPS = 324;

/** The first group that is a digit in a house. */
export const FIRST_HOUSE_GROUP = 81;

/** Group × 9 + member → candidate. */
export const MEMBERS: Int16Array = new Int16Array(GROUPS * 9);

/**
 * Candidate × 4 + i → the i-th of the four groups of the candidate: its cell, and its digit in the
 * box, the row and the column of the cell. Sudoku Explainer visits them in this order.
 */
export const GROUPS_OF: Int16Array = new Int16Array(CANDIDATES * 4);

/** Candidate × 4 + i → the bit of the candidate in the sets of its i-th group. */
export const MEMBER_BITS: Int16Array = new Int16Array(CANDIDATES * 4);

for (let cell = 0; cell < 81; cell++) {
  for (let digit = 0; digit < 9; digit++) {
    const candidate = cell * 9 + digit;
    addToGroup(candidate, 0, cell, digit);
    // The kinds of houses are row, column and box, and the order of groups is box, row, column.
    for (let kind = 0; kind < 3; kind++) {
      const house = CELL_HOUSES[cell * 3 + kind];
      const group = FIRST_HOUSE_GROUP + house * 9 + digit;
      addToGroup(candidate, kind === 2 ? 1 : kind + 2, group, CELL_PLACES[cell * 3 + kind]);
    }
  }
}

function addToGroup(candidate: number, i: number, group: number, member: number): void {
  GROUPS_OF[candidate * 4 + i] = group;
  MEMBER_BITS[candidate * 4 + i] = 1 << member;
  MEMBERS[group * 9 + member] = candidate;
}

/** The house of a group, or undefined if the group is a cell. */
export function houseOf(group: number): number | undefined {
  return group < FIRST_HOUSE_GROUP ? undefined : Math.floor((group - FIRST_HOUSE_GROUP) / 9);
}

export function readGroups(position: Position, members: Uint16Array): void {
  members.set(position.candidates);
  members.set(position.places, FIRST_HOUSE_GROUP);
}

/**
 * The groups from which chains may start, in the order of Sudoku Explainer: cell by cell. For each
 * cell, the groups of its houses come first, and then the group of the cell. The places of a digit
 * in a house are listed with the first of these cells. If a cell has fewer than `leastDigits`
 * candidates, it is skipped with all groups listed there. Groups with one member are left out.
 */
export function startingGroups(members: Uint16Array, leastDigits: 2 | 3): number[] {
  const groups: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (COUNT[members[cell]] < leastDigits) continue;
    for (let rest = members[cell]; rest !== 0; rest &= rest - 1) {
      const candidate = cell * 9 + LOWEST[rest];
      for (let i = candidate * 4 + 1; i < candidate * 4 + 4; i++) {
        const places = members[GROUPS_OF[i]];
        const isFirst = (places & -places) === MEMBER_BITS[i];
        if (isFirst && places !== MEMBER_BITS[i]) groups.push(GROUPS_OF[i]);
      }
    }
    groups.push(cell);
  }
  return groups;
}
