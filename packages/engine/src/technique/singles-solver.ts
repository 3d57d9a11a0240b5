// Hot code: plain loops, integers and preallocated arrays only.

import { lowestOf } from './cell-set.ts';
import { BAND, BIT_IN_BAND, LOWEST, PEER_SETS } from './classic-tables.ts';

/** Sets of cells in a band: all its cells, its first row, its first column and its first box. */
const ALL = 0x7ffffff;
const ROW = 0x1ff;
const COLUMN = 0x40201;
const BOX = 0x1c0e07;

/**
 * Solves classic puzzles by naked and hidden singles alone. The order in which they are placed does
 * not matter. A digit is stored as the set of its places, so that a few operations find all cells
 * with one candidate, or all columns with one place.
 */
export class SinglesSolver {
  /** (Digit − 1) × 3 + band → the blank cells with this candidate: bit i is cell 27 × band + i. */
  private readonly places: Int32Array = new Int32Array(27);
  /** Band → its blank cells. */
  private readonly blanks: Int32Array = new Int32Array(3);

  /**
   * Whether singles solve a proper puzzle.
   *
   * @param digits Cell → its digit, or 0. The digits must not conflict.
   */
  solve(digits: ArrayLike<number>): boolean {
    this.places.fill(ALL);
    this.blanks.fill(ALL);
    for (let cell = 0; cell < 81; cell++) {
      if (digits[cell] !== 0) this.place(cell, digits[cell] - 1);
    }
    return this.finish();
  }

  /** Puts a digit in a cell that is still blank. Returns whether singles solve the puzzle now. */
  solveWith(cell: number, digit: number): boolean {
    this.place(cell, digit - 1);
    return this.finish();
  }

  /** Whether the cell is blank after all singles have been placed. */
  isBlank(cell: number): boolean {
    return (this.blanks[BAND[cell]] & BIT_IN_BAND[cell]) !== 0;
  }

  private finish(): boolean {
    const { blanks } = this;
    let before: number;
    do {
      before = blanks[0] + blanks[1] + blanks[2];
      this.placeNakedSingles();
      for (let digit = 0; digit < 9; digit++) this.placeHiddenSingles(digit);
    } while (blanks[0] + blanks[1] + blanks[2] !== before);
    return before === 0;
  }

  /** Puts a digit in a cell. Digits are 0 to 8 here. */
  private place(cell: number, digit: number): void {
    const { blanks, places } = this;
    const band = BAND[cell];
    const others = ~BIT_IN_BAND[cell];
    blanks[band] &= others;
    for (let i = band; i < 27; i += 3) places[i] &= others;
    places[digit * 3] &= ~PEER_SETS[cell * 3];
    places[digit * 3 + 1] &= ~PEER_SETS[cell * 3 + 1];
    places[digit * 3 + 2] &= ~PEER_SETS[cell * 3 + 2];
  }

  private placeNakedSingles(): void {
    const { places } = this;
    for (let band = 0; band < 3; band++) {
      let once = 0;
      let twice = 0;
      for (let i = band; i < 27; i += 3) {
        twice |= once & places[i];
        once |= places[i];
      }
      for (let rest = once & ~twice; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        for (let i = band; i < 27; i += 3) {
          if ((places[i] & bit) === 0) continue;
          this.place(27 * band + lowestOf(bit), (i - band) / 3);
          break;
        }
      }
    }
  }

  private placeHiddenSingles(digit: number): void {
    const { places } = this;
    for (let band = 0; band < 3; band++) {
      const i = digit * 3 + band;
      for (let k = 0; k < 3; k++) {
        const inRow = places[i] & (ROW << (9 * k));
        if (inRow !== 0 && (inRow & (inRow - 1)) === 0)
          this.place(27 * band + lowestOf(inRow), digit);
        const inBox = places[i] & (BOX << (3 * k));
        if (inBox !== 0 && (inBox & (inBox - 1)) === 0)
          this.place(27 * band + lowestOf(inBox), digit);
      }
    }
    let once = 0;
    let twice = 0;
    for (let i = digit * 3; i < digit * 3 + 3; i++) {
      for (let row = 0; row < 27; row += 9) {
        const inRow = places[i] >> row;
        twice |= once & inRow;
        once |= inRow;
      }
    }
    for (let rest = once & ~twice & ROW; rest !== 0; rest &= rest - 1) {
      const column = COLUMN << LOWEST[rest];
      for (let band = 0; band < 3; band++) {
        const inColumn = places[digit * 3 + band] & column;
        if (inColumn !== 0) this.place(27 * band + lowestOf(inColumn), digit);
      }
    }
  }
}
