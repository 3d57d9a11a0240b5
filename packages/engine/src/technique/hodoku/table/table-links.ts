// Hot code: plain loops, integers and preallocated arrays only.

import { type CellSet, lowestOf } from '../../cell-set.ts';
import {
  CELL_HOUSES,
  CELL_PLACES,
  COUNT,
  HOUSE_CELLS,
  HOUSE_SETS,
  LOWEST,
  PEER_SETS,
} from '../../classic-tables.ts';
import type { PatternNode } from '../../pattern.ts';
import type { Position } from '../../position.ts';
import { Implications } from './implications.ts';
import {
  FIRST_GROUP,
  GROUP_BOXES,
  GROUP_LINES,
  GROUP_PLACES,
  NODE_DIGITS,
  NODES,
  SEEING_GROUPS,
  SHARED_HOUSES,
} from './nodes.ts';
import { patternNodeOf } from './pattern-node.ts';

/**
 * The links of a position: the statements that follow directly from each statement. A node that is
 * on turns off all nodes that it sees. A node that is off turns on the other end of a strong link.
 */
export class TableLinks extends Implications {
  /** Group → the places of its candidates, as a set of three bits. 0 if there is no group. */
  readonly groupPlaces: Uint8Array = new Uint8Array(NODES);

  /** Reads the links of candidates, and those of groups if `hasGroups` is true. */
  read(position: Position, hasGroups: boolean): void {
    this.clear();
    if (hasGroups) this.readGroups(position);
    else this.groupPlaces.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = position.candidates[cell]; rest !== 0; rest &= rest - 1) {
        this.addCandidate(position, cell, LOWEST[rest]);
      }
    }
    if (hasGroups) this.addGroups(position);
  }

  /** Sets `groupPlaces`, and the entries of `cells` that belong to groups. */
  readGroups({ places }: Position): void {
    const { cells, groupPlaces } = this;
    for (let line = 0, group = FIRST_GROUP; line < 18; line++) {
      for (let digit = 0; digit < 9; digit++) {
        const all = places[line * 9 + digit];
        for (let first = 0; first < 9; first += 3, group++) {
          const set = (all >> first) & 7;
          const isGroup = (set & (set - 1)) !== 0;
          groupPlaces[group] = isGroup ? set : 0;
          if (isGroup) cells[group] = HOUSE_CELLS[line * 9 + first + LOWEST[set]];
        }
      }
    }
  }

  /** Adds the links between groups, and from groups to candidates. */
  addGroups(position: Position): void {
    for (let node = FIRST_GROUP; node < NODES; node++) {
      if (this.groupPlaces[node] !== 0) this.addGroup(position, node);
    }
  }

  /** Keeps the cells of a set that see all cells of a node. */
  keepSeen(node: number, set: CellSet): void {
    if (node < FIRST_GROUP) {
      for (let band = 0; band < 3; band++) set[band] &= PEER_SETS[this.cells[node] * 3 + band];
      return;
    }
    const start = GROUP_LINES[node - FIRST_GROUP] * 9 + GROUP_PLACES[node - FIRST_GROUP];
    for (let rest = this.groupPlaces[node]; rest !== 0; rest &= rest - 1) {
      const cell = HOUSE_CELLS[start + LOWEST[rest]];
      for (let band = 0; band < 3; band++) set[band] &= PEER_SETS[cell * 3 + band];
    }
  }

  markCells(node: number, marks: Uint32Array, mark: number): void {
    if (node < FIRST_GROUP) {
      marks[this.cells[node]] = mark;
      return;
    }
    const start = GROUP_LINES[node - FIRST_GROUP] * 9 + GROUP_PLACES[node - FIRST_GROUP];
    for (let rest = this.groupPlaces[node]; rest !== 0; rest &= rest - 1) {
      marks[HOUSE_CELLS[start + LOWEST[rest]]] = mark;
    }
  }

  patternNodeOf(statement: number): PatternNode {
    return patternNodeOf(statement, this.groupPlaces);
  }

  private addCandidate(position: Position, cell: number, digit: number): void {
    const { candidates, places } = position;
    const node = cell * 9 + digit;
    this.begin(node * 2 + 1);
    const others = candidates[cell] & ~(1 << digit);
    for (let rest = others; rest !== 0; rest &= rest - 1) this.add((cell * 9 + LOWEST[rest]) * 2);
    for (let i = cell * 3; i < cell * 3 + 3; i++) {
      const house = CELL_HOUSES[i];
      const outside = i === cell * 3 + 2 ? OUTSIDE_LINES[cell] : ~(1 << CELL_PLACES[i]);
      for (let rest = places[house * 9 + digit] & outside; rest !== 0; rest &= rest - 1) {
        this.add((HOUSE_CELLS[house * 9 + LOWEST[rest]] * 9 + digit) * 2);
      }
    }
    this.addSeeingGroups(position, cell, digit, false);
    this.begin(node * 2);
    if (COUNT[others] === 1) this.add((cell * 9 + LOWEST[others]) * 2 + 1);
    let inRow = -1;
    let inColumn = -1;
    for (let kind = 0; kind < 3; kind++) {
      const house = CELL_HOUSES[cell * 3 + kind];
      const set = places[house * 9 + digit];
      if (COUNT[set] !== 2) continue;
      const place = LOWEST[set & ~(1 << CELL_PLACES[cell * 3 + kind])];
      const other = HOUSE_CELLS[house * 9 + place];
      if (other === inRow || other === inColumn) continue;
      if (kind === 0) inRow = other;
      else inColumn = other;
      this.add((other * 9 + digit) * 2 + 1);
    }
    this.addSeeingGroups(position, cell, digit, true);
  }

  /**
   * Adds the groups that see a candidate. If the candidate is on, all these groups are off. If the
   * candidate is off, the groups with a strong link to it are on.
   */
  addSeeingGroups(position: Position, cell: number, digit: number, on: boolean): void {
    const { groupPlaces } = this;
    for (let i = cell * 8; i < cell * 8 + 8; i++) {
      const group = FIRST_GROUP + SEEING_GROUPS[i] + digit * 3;
      const set = groupPlaces[group];
      if (set === 0) continue;
      if (!on) this.add(group * 2);
      else if (COUNT[position.places[SHARED_HOUSES[i] * 9 + digit]] === COUNT[set] + 1) {
        this.add(group * 2 + 1);
      }
    }
  }

  private addGroup(position: Position, node: number): void {
    const { cells, places } = position;
    const { groupPlaces } = this;
    const group = node - FIRST_GROUP;
    const digit = NODE_DIGITS[node] - 1;
    const line = GROUP_LINES[group];
    const box = GROUP_BOXES[group];
    const size = COUNT[groupPlaces[node]];
    this.begin(node * 2 + 1);
    for (let band = 0; band < 3; band++) {
      const seen = HOUSE_SETS[line * 3 + band] ^ HOUSE_SETS[box * 3 + band];
      for (let rest = cells[digit * 3 + band] & seen; rest !== 0; rest &= rest - 1) {
        const cell = 27 * band + lowestOf(rest);
        this.add((cell * 9 + digit) * 2);
      }
    }
    let inLine = -1;
    let inBox = -1;
    let lineCount = 0;
    let boxCount = 0;
    const neighbors = NEIGHBORS[line * 3 + GROUP_PLACES[group] / 3];
    for (let i = 0; i < neighbors.length; i++) {
      const other = FIRST_GROUP + neighbors[i] + digit * 3;
      if (groupPlaces[other] === 0) continue;
      const otherLine = GROUP_LINES[other - FIRST_GROUP];
      if (otherLine < 9 !== line < 9 && position.has(crossing(line, otherLine), digit + 1))
        continue;
      this.add(other * 2);
      if (otherLine === line) {
        lineCount++;
        inLine = other;
      } else {
        boxCount++;
        inBox = other;
      }
    }
    this.begin(node * 2);
    this.addOnlyOther(position, node, box, digit, size);
    this.addOnlyOther(position, node, line, digit, size);
    if (lineCount === 1 && COUNT[places[line * 9 + digit]] === size + COUNT[groupPlaces[inLine]]) {
      this.add(inLine * 2 + 1);
    }
    if (boxCount === 1 && COUNT[places[box * 9 + digit]] === size + COUNT[groupPlaces[inBox]]) {
      this.add(inBox * 2 + 1);
    }
  }

  /** If a house has exactly one candidate of the digit outside a group of `size` cells, adds it. */
  private addOnlyOther(
    { cells, places }: Position,
    node: number,
    house: number,
    digit: number,
    size: number,
  ): void {
    if (COUNT[places[house * 9 + digit]] !== size + 1) return;
    const group = node - FIRST_GROUP;
    const other = house < 18 ? GROUP_BOXES[group] : GROUP_LINES[group];
    for (let band = 0; band < 3; band++) {
      const rest =
        cells[digit * 3 + band] & HOUSE_SETS[house * 3 + band] & ~HOUSE_SETS[other * 3 + band];
      if (rest === 0) continue;
      const cell = 27 * band + lowestOf(rest);
      this.add((cell * 9 + digit) * 2 + 1);
    }
  }
}

/** Cell → the places in its box that are neither in the row nor in the column of the cell. */
const OUTSIDE_LINES: Uint16Array = Uint16Array.from({ length: 81 }, (_, cell) => {
  const [row, column, box] = CELL_HOUSES.subarray(cell * 3, cell * 3 + 3);
  let set = 0;
  for (let place = 0; place < 9; place++) {
    const other = HOUSE_CELLS[box * 9 + place];
    const isOutside = CELL_HOUSES[other * 3] !== row && CELL_HOUSES[other * 3 + 1] !== column;
    if (isOutside) set |= 1 << place;
  }
  return set;
});

/**
 * Group of digit 1 → the other groups of digit 1 in its line or in its box, ascending. The index of
 * the group is line × 3 + the number of the box along the line.
 */
const NEIGHBORS: readonly Uint16Array[] = Array.from({ length: 54 }, (_, i) => {
  const own = Math.floor(i / 3) * 27 + (i % 3);
  const found: number[] = [];
  for (let line = 0; line < 18; line++) {
    for (let box = 0; box < 3; box++) {
      const other = line * 27 + box;
      const isNear = GROUP_LINES[own] === line || GROUP_BOXES[own] === GROUP_BOXES[other];
      if (other !== own && isNear) found.push(other);
    }
  }
  return Uint16Array.from(found);
});

/** The cell that a row and a column share. Either of them may come first. */
function crossing(line: number, other: number): number {
  return line < 9 ? line * 9 + other - 9 : other * 9 + line - 9;
}
