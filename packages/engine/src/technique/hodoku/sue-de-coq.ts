// Hot code: it allocates nothing until it has found a step.
import { digitsOf } from '../../grid/digit-set.ts';
import { COUNT, HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import type { Finder, Receive } from '../finder.ts';
import { cellsAt, SHARED_PLACES } from '../places.ts';
import type { Position } from '../position.ts';
import { type Candidate, candidatesIn } from '../step.ts';

/**
 * Each entry is a set of cells that is tried as a core. Bit k is the k-th of the three cells of a
 * crossing.
 */
const CORES = [0b011, 0b111, 0b101, 0b110] as const;

/**
 * Set of cells of a crossing → their places in the box, if the line is the first column of the box.
 */
const IN_FIRST_COLUMN = [0, 1, 8, 9, 64, 65, 72, 73] as const;

/**
 * Makes a finder of Sue de Coqs. The core is two or three cells that are in both a line and a box.
 * They have at least two more digits than cells. Further cells are added in the line and in the
 * box, until all cells together have as many digits as cells. The further cells in the line and
 * those in the box must not have a digit of the core in common.
 *
 * Digits are then removed from the rest of a house: from the line if the further cells in the line
 * have the digit, from the box if the further cells in the box have it, and from both if only the
 * core has it.
 */
export function sueDeCoqs(): Finder {
  const search = new SueDeCoqSearch();
  return (position, receive) => search.run(position, receive);
}

class SueDeCoqSearch {
  private position!: Position;
  private receive!: Receive;
  private line = 0;
  private box = 0;
  /**
   * The places that the line and the box share, as places in the line. `firstInLine` is the first
   * shared place in the line, and `firstInBox` the first in the box.
   */
  private shared = 0;
  private firstInLine = 0;
  private firstInBox = 0;
  /** The digits of the core, and its places in the line and in the box. */
  private core = 0;
  private coreInLine = 0;
  private coreInBox = 0;
  /** The number of digits of the core minus the number of its cells. */
  private surplus = 0;
  /** The further cells of the line, and their digits. */
  private inLine = 0;
  private lineDigits = 0;
  /** The surplus that the further cells in the line leave for those in the box. */
  private rest = 0;

  run(position: Position, receive: Receive): boolean {
    this.position = position;
    this.receive = receive;
    for (let line = 0; line < 18; line++) {
      for (let box = 18; box < 27; box++) {
        const shared = SHARED_PLACES[line * 27 + box];
        if (shared === 0) continue;
        this.line = line;
        this.box = box;
        this.shared = shared;
        this.firstInLine = LOWEST[shared];
        this.firstInBox = LOWEST[SHARED_PLACES[box * 27 + line]];
        if (this.tryCores()) return true;
      }
    }
    return false;
  }

  private tryCores(): boolean {
    const { firstInLine, line, shared } = this;
    const { blanks, candidates } = this.position;
    const blank = (blanks[line] & shared) >> firstInLine;
    for (let i = 0; i < CORES.length; i++) {
      const cells = CORES[i];
      if ((cells & ~blank) !== 0) continue;
      let core = 0;
      for (let k = 0; k < 3; k++) {
        if ((cells & (1 << k)) !== 0) core |= candidates[HOUSE_CELLS[line * 9 + firstInLine + k]];
      }
      this.surplus = COUNT[core] - COUNT[cells];
      if (this.surplus < 2) continue;
      this.core = core;
      this.coreInLine = cells << firstInLine;
      this.coreInBox = this.toBox(cells);
      if (this.extendLine(blanks[line] & ~this.coreInLine, 0, 0)) return true;
    }
    return false;
  }

  /** Converts a set of cells of the crossing to their places in the box. */
  private toBox(cells: number): number {
    return (this.line < 9 ? cells : IN_FIRST_COLUMN[cells]) << this.firstInBox;
  }

  /**
   * Tries all ways to add one or more of the places `others` to `cells`, the further cells of the
   * line, in lexicographic order. The further cells reduce the surplus by their number, minus the
   * number of their digits outside the core.
   */
  private extendLine(others: number, cells: number, digits: number): boolean {
    const { core, line, surplus } = this;
    const { candidates } = this.position;
    for (let left = others; left !== 0; left &= left - 1) {
      const joined = cells | (left & -left);
      const union = digits | candidates[HOUSE_CELLS[line * 9 + LOWEST[left]]];
      const next = left & (left - 1);
      const taken = COUNT[joined] - COUNT[union & ~core];
      if (taken > 0 && taken < surplus && (union & core) !== 0) {
        this.inLine = joined;
        this.lineDigits = union;
        this.rest = surplus - taken;
        if (this.chooseInBox()) return true;
      }
      if (taken + COUNT[next] > 0 && this.extendLine(next, joined, union)) return true;
    }
    return false;
  }

  private chooseInBox(): boolean {
    const { box, core, coreInBox, firstInLine, inLine, lineDigits, shared } = this;
    const { blanks, candidates } = this.position;
    const used = coreInBox | this.toBox((inLine & shared) >> firstInLine);
    let others = 0;
    for (let left = blanks[box] & ~used; left !== 0; left &= left - 1) {
      const cell = HOUSE_CELLS[box * 9 + LOWEST[left]];
      if ((candidates[cell] & lineDigits & core) === 0) others |= left & -left;
    }
    return this.extendBox(others, 0, 0);
  }

  /** The same as `extendLine`, for the cells of the box. */
  private extendBox(others: number, cells: number, digits: number): boolean {
    const { box, core, rest } = this;
    const { candidates } = this.position;
    for (let left = others; left !== 0; left &= left - 1) {
      const joined = cells | (left & -left);
      const union = digits | candidates[HOUSE_CELLS[box * 9 + LOWEST[left]]];
      const next = left & (left - 1);
      const taken = COUNT[joined] - COUNT[union & ~core];
      if (taken === rest && (union & core) !== 0 && this.conclude(joined, union)) return true;
      if (taken + COUNT[next] >= rest && this.extendBox(next, joined, union)) return true;
    }
    return false;
  }

  private conclude(inBox: number, boxDigits: number): boolean {
    const { box, core, coreInBox, coreInLine, inLine, line, lineDigits } = this;
    const both = lineDigits & boxDigits;
    const boxOnly = ((core | boxDigits) & ~lineDigits) | both;
    const lineOnly = ((core | lineDigits) & ~boxDigits) | both;
    const eliminations = new Set([
      ...this.removed(box, inBox | coreInBox, boxOnly),
      ...this.removed(line, inLine | coreInLine, lineOnly),
    ]);
    if (eliminations.size === 0) return false;
    const sets = [
      { cells: cellsAt(line, coreInLine), digits: digitsOf(core) },
      { cells: cellsAt(line, inLine), digits: digitsOf(lineDigits) },
      { cells: cellsAt(box, inBox), digits: digitsOf(boxDigits) },
    ];
    return this.receive({
      technique: 'sue-de-coq',
      pattern: {
        kind: 'sets',
        cells: sets.flatMap(({ cells }) => cells),
        digits: digitsOf(core | lineDigits | boxDigits),
        houses: [line, box],
        sets,
        commons: [],
      },
      eliminations: [...eliminations],
      placement: undefined,
    });
  }

  /**
   * The candidates in a house that have one of these digits. The cells at the places `cells` are
   * left out.
   */
  private removed(house: number, cells: number, digits: number): Candidate[] {
    const { blanks, candidates } = this.position;
    return cellsAt(house, blanks[house] & ~cells).flatMap((cell) =>
      candidatesIn(cell, candidates[cell] & digits),
    );
  }
}
