// Hot code: it runs once per placement.
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import { allDigits, countDigits, type DigitSet } from '../grid/digit-set.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';

/** The digits placed in each row, column and box, as bit masks. */
export class HouseMasks {
  /** Row, column or box → the digits placed there. */
  readonly inRow: Int32Array;
  readonly inColumn: Int32Array;
  readonly inBox: Int32Array;
  /** Cell → its pencilmarks, or every digit if the puzzle has no pencilmarks. */
  readonly allowed: Int32Array;
  private readonly geometry: Geometry;

  constructor(givens: Grid, pencilmarks?: CandidateGrid) {
    const { geometry } = givens;
    this.geometry = geometry;
    this.inRow = new Int32Array(geometry.size);
    this.inColumn = new Int32Array(geometry.size);
    this.inBox = new Int32Array(geometry.size);
    this.allowed =
      pencilmarks?.candidates ?? new Int32Array(geometry.cells).fill(allDigits(geometry.size));
    givens.digits.forEach((digit, cell) => {
      if (digit !== 0) this.place(cell, digit);
    });
  }

  /** The candidates of a cell, which must be blank. */
  candidates(cell: number): DigitSet {
    const { row, column, box } = this.geometry;
    return (
      this.allowed[cell] &
      ~(this.inRow[row[cell]] | this.inColumn[column[cell]] | this.inBox[box[cell]])
    );
  }

  /**
   * Returns the index of the blank with the fewest candidates in `cells`, from index `from` on. If
   * several blanks have the fewest, it takes the first of them, row by row.
   */
  fewestCandidates(cells: Uint16Array, from: number): number {
    let fewest = Number.POSITIVE_INFINITY;
    let chosen = from;
    for (let i = from; i < cells.length; i++) {
      const count = countDigits(this.candidates(cells[i]));
      if (count < fewest || (count === fewest && cells[i] < cells[chosen])) {
        fewest = count;
        chosen = i;
      }
    }
    return chosen;
  }

  place(cell: number, digit: number): void {
    const { row, column, box } = this.geometry;
    const bit = 1 << (digit - 1);
    this.inRow[row[cell]] |= bit;
    this.inColumn[column[cell]] |= bit;
    this.inBox[box[cell]] |= bit;
  }

  takeBack(cell: number, digit: number): void {
    const { row, column, box } = this.geometry;
    const bit = 1 << (digit - 1);
    this.inRow[row[cell]] ^= bit;
    this.inColumn[column[cell]] ^= bit;
    this.inBox[box[cell]] ^= bit;
  }
}
