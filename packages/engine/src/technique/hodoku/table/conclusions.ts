// Hot code: plain loops, integers and preallocated arrays only.
import {
  BAND,
  BIT_IN_BAND,
  CELL_HOUSES,
  HOUSE_CELLS,
  HOUSE_SETS,
  LOWEST,
} from '../../classic-tables.ts';
import { type Position, readAllowed } from '../../position.ts';
import { type Closure, OFF_WORDS, ROW_WORDS } from './closure.ts';
import type { Implications } from './implications.ts';
import { STATEMENTS } from './nodes.ts';

/**
 * All conclusions of forcing chains in a position, without the chains.
 *
 * A statement is refuted if a candidate is both on and off, if all candidates of a cell are off, or
 * if a digit has no place left in a house. A statement is true if it follows in both cases: if a
 * certain candidate is on, and if that candidate is off. It is also true if it follows from all
 * candidates of a cell, or from all places of a digit in a house.
 */
export class Conclusions {
  /** The candidates that are true, as in `Position.cells`. */
  readonly placements: Int32Array = new Int32Array(27);
  /** The candidates that are false, as in `Position.cells`. */
  readonly eliminations: Int32Array = new Int32Array(27);
  /** The statements that all rows of a cell, a house or a candidate have in common. */
  private readonly common = new Int32Array(ROW_WORDS);
  /**
   * House × 9 + digit − 1 → 1 if nothing but placed digits has removed the digit from the blank
   * cells of the house. Only in such a house does HoDoKu test whether the digit has a place.
   */
  readonly isComplete: Uint8Array = new Uint8Array(27 * 9);
  /** Row number → 1 if its statement is refuted, 2 if it is not, or 0 if that is not known yet. */
  private readonly verdicts = new Uint8Array(STATEMENTS);
  /**
   * A list of the rows and boxes that are complete for a digit (see `isComplete`). A row or a box
   * is in one band, so its places of the digit are in one word. `partWords` has the index of this
   * word, and `partSets` has the places.
   */
  private readonly partWords = new Uint8Array(18 * 9);
  private readonly partSets = new Int32Array(18 * 9);
  private partCount = 0;
  private readonly closure: Closure;

  constructor(closure: Closure) {
    this.closure = closure;
  }

  read(position: Position, implications: Implications): void {
    this.placements.fill(0);
    this.eliminations.fill(0);
    this.verdicts.fill(0);
    this.readComplete(position);
    this.readParts(position);
    this.addFromCandidates(position, implications);
    for (let cell = 0; cell < 81; cell++) {
      if (position.candidates[cell] !== 0) this.addFromCell(position, cell);
    }
    for (let i = 0; i < 27 * 9; i++) if (position.places[i] !== 0) this.addFromHouse(position, i);
  }

  private readComplete({ candidates, places, values }: Position): void {
    const { isComplete } = this;
    for (let i = 0; i < 27 * 9; i++) isComplete[i] = places[i] === 0 ? 0 : 1;
    readAllowed(values, allowed);
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = allowed[cell] & ~candidates[cell]; rest !== 0; rest &= rest - 1) {
        for (let i = cell * 3; i < cell * 3 + 3; i++) {
          isComplete[CELL_HOUSES[i] * 9 + LOWEST[rest]] = 0;
        }
      }
    }
  }

  /** Lists the places of digits in complete rows and boxes. Each row or box is in one band. */
  private readParts({ cells }: Position): void {
    this.partCount = 0;
    for (let i = 0; i < 27 * 9; i++) {
      const house = HOUSE_OF[i];
      if (this.isComplete[i] === 0 || KIND_OF[house] === COLUMN) continue;
      const word = (i % 9) * 3 + BAND[HOUSE_CELLS[house * 9]];
      this.partWords[this.partCount] = word;
      this.partSets[this.partCount++] = cells[word] & HOUSE_SETS[house * 3 + (word % 3)];
    }
  }

  private addFromCandidates({ candidates, cells }: Position, implications: Implications): void {
    const { closure, common } = this;
    const { rows, words } = closure;
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
        const digit = LOWEST[rest];
        const node = cell * 9 + digit;
        const on = rows[node * 2 + 1];
        const off = rows[node * 2];
        const word = digit * 3 + BAND[cell];
        if (this.isRefuted(on, cells)) this.eliminations[word] |= BIT_IN_BAND[cell];
        if (this.isRefuted(off, cells)) this.placements[word] |= BIT_IN_BAND[cell];
        // If nothing follows from one of the two statements, both together prove nothing outside
        // the cell.
        if (implications.isEmpty(node * 2) || implications.isEmpty(node * 2 + 1)) continue;
        for (let i = 0; i < ROW_WORDS; i++) common[i] = words[on + i] & words[off + i];
        for (let i = BAND[cell]; i < ROW_WORDS; i += 3) common[i] &= ~BIT_IN_BAND[cell];
        this.addCommon();
      }
    }
  }

  private addFromCell({ candidates }: Position, cell: number): void {
    this.common.fill(-1);
    for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
      this.keepCommon((cell * 9 + LOWEST[rest]) * 2 + 1);
    }
    this.addCommon();
  }

  /**
   * Adds what follows from all places of a digit in a house. `index` is the index of these places
   * in `Position.places`.
   */
  private addFromHouse({ places }: Position, index: number): void {
    const digit = index % 9;
    this.common.fill(-1);
    for (let rest = places[index]; rest !== 0; rest &= rest - 1) {
      this.keepCommon((HOUSE_CELLS[index - digit + LOWEST[rest]] * 9 + digit) * 2 + 1);
    }
    this.addCommon();
  }

  private keepCommon(statement: number): void {
    const { common } = this;
    const { rows, words } = this.closure;
    const row = rows[statement];
    for (let i = 0; i < ROW_WORDS; i++) common[i] &= words[row + i];
  }

  private addCommon(): void {
    const { common, eliminations, placements } = this;
    for (let i = 0; i < OFF_WORDS; i++) {
      placements[i] |= common[i];
      eliminations[i] |= common[OFF_WORDS + i];
    }
  }

  private isRefuted(row: number, cells: Int32Array): boolean {
    const { verdicts } = this;
    const number = row / ROW_WORDS;
    if (verdicts[number] === 0) {
      const isRefuted =
        this.hasOpposites(row) ||
        this.hasEmptyCell(row, cells) ||
        this.hasEmptyPart(row) ||
        this.hasEmptyColumn(row, cells);
      verdicts[number] = isRefuted ? 1 : 2;
    }
    return verdicts[number] === 1;
  }

  private hasOpposites(row: number): boolean {
    const { words } = this.closure;
    for (let i = row; i < row + OFF_WORDS; i++) {
      if ((words[i] & words[i + OFF_WORDS]) !== 0) return true;
    }
    return false;
  }

  private hasEmptyCell(row: number, cells: Int32Array): boolean {
    const { words } = this.closure;
    for (let band = 0; band < 3; band++) {
      let left = 0;
      let all = 0;
      for (let i = band; i < OFF_WORDS; i += 3) {
        all |= cells[i];
        left |= words[row + i] | (cells[i] & ~words[row + OFF_WORDS + i]);
      }
      if ((all & ~left) !== 0) return true;
    }
    return false;
  }

  private hasEmptyPart(row: number): boolean {
    const { partCount, partSets, partWords } = this;
    const { words } = this.closure;
    for (let i = 0; i < partCount; i++) {
      if ((partSets[i] & ~words[row + OFF_WORDS + partWords[i]]) === 0) return true;
    }
    return false;
  }

  private hasEmptyColumn(row: number, cells: Int32Array): boolean {
    const { isComplete } = this;
    const { words } = this.closure;
    for (let digit = 0; digit < 9; digit++) {
      const i = digit * 3;
      const off = row + OFF_WORDS + i;
      // Bit 9n + c of a band is column c, so the three rows of a band fold into nine bits.
      const left =
        (cells[i] & ~words[off]) |
        (cells[i + 1] & ~words[off + 1]) |
        (cells[i + 2] & ~words[off + 2]);
      const columns = (left | (left >> 9) | (left >> 18)) & ALL;
      for (let rest = ALL & ~columns; rest !== 0; rest &= rest - 1) {
        if (isComplete[(9 + LOWEST[rest]) * 9 + digit] !== 0) return true;
      }
    }
    return false;
  }
}

/** Cell → the digits that the filled cells leave for it, if it is blank. */
const allowed = new Uint16Array(81);

const ALL = 0x1ff;

/** Index in `Position.places` → its house. */
const HOUSE_OF: Uint8Array = Uint8Array.from({ length: 27 * 9 }, (_, i) => Math.floor(i / 9));

/** House → its kind: 0 for rows, 1 for columns, 2 for boxes. */
const KIND_OF: Uint8Array = Uint8Array.from({ length: 27 }, (_, house) => Math.floor(house / 9));

const COLUMN = 1;
