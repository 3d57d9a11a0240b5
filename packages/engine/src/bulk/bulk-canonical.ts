// Hot: runs once per cell, so it uses only plain loops, integers and tables.
import { CLASSIC } from '../grid/geometry.ts';
import { PuzzleMinlex } from '../grid/puzzle-minlex.ts';
import { SolutionMinlex } from '../grid/solution-minlex.ts';
import * as kernel from './kernel.ts';

// V8 folds constants of the same file, but not imported constants.
const { CELLS, ZERO } = kernel;
const BLANK = 46;

/**
 * Byte → its digit. The bytes 1 to 9 and '1' to '9' are digits. The entry of any other byte is 0.
 */
const DIGIT = new Uint8Array(256);
for (let digit = 1; digit <= CLASSIC.size; digit++) DIGIT[digit] = DIGIT[ZERO + digit] = digit;

/** The number of digits that do not occur in the grid → the number of ways to name these digits. */
const NAMES = Float64Array.of(1, 1, 2, 6, 24, 120, 720, 5_040, 40_320, 362_880);

/**
 * Finds the minlex forms of many classic puzzles and solutions, reading and writing buffers. The
 * function `canonical` returns the same forms. Nothing is allocated per grid.
 */
export class BulkCanonical {
  private readonly solutions = new SolutionMinlex();
  private readonly puzzles = new PuzzleMinlex(CLASSIC);
  private readonly digits = new Uint8Array(CELLS);
  /** House → the digits that it holds, one bit each. */
  private readonly held = new Int32Array(3 * CLASSIC.size);

  /**
   * Finds the forms of `automorphisms.length` grids.
   *
   * @param grids 81 bytes each. The bytes 1 to 9 and '1' to '9' are digits, and any other byte is a
   *   blank.
   * @param forms Output, 81 bytes each. A byte is '1' to '9', or '.' for a blank, so that forms can
   *   be compared byte by byte. The row of a grid with a conflict is not changed. May be the same
   *   buffer as `grids`.
   * @param automorphisms Output, grid → the exact number of its automorphisms. The number is at
   *   most 2 × 6^8 × 9!, and 0 for grids with a conflict.
   * @throws RangeError if a buffer is too short.
   */
  run(grids: Uint8Array, forms: Uint8Array, automorphisms: Float64Array): void {
    const { length } = automorphisms;
    if (grids.length < CELLS * length) {
      throw new RangeError(`expected ${length} grids, got ${grids.length} bytes`);
    }
    if (forms.length < CELLS * length) {
      throw new RangeError(`expected room for ${length} forms, got ${forms.length} bytes`);
    }
    for (let i = 0; i < length; i++) automorphisms[i] = this.runOne(grids, forms, CELLS * i);
  }

  private runOne(grids: Uint8Array, forms: Uint8Array, at: number): number {
    const blanks = this.read(grids, at);
    if (blanks < 0) return 0;
    if (blanks === 0) {
      const { solutions } = this;
      solutions.run(this.digits);
      for (let cell = 0; cell < CELLS; cell++) forms[at + cell] = ZERO + solutions.form[cell];
      return solutions.automorphisms;
    }
    const { puzzles } = this;
    puzzles.run(this.digits);
    for (let cell = 0; cell < CELLS; cell++) {
      const digit = puzzles.form[cell];
      forms[at + cell] = digit === 0 ? BLANK : ZERO + digit;
    }
    return puzzles.moves * NAMES[CLASSIC.size - puzzles.labelled];
  }

  /** Reads a grid. Returns the number of its blanks, or −1 if it has a conflict. */
  private read(grids: Uint8Array, at: number): number {
    const { digits, held } = this;
    const { box, column, row, size } = CLASSIC;
    held.fill(0);
    let blanks = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const digit = DIGIT[grids[at + cell]];
      digits[cell] = digit;
      if (digit === 0) {
        blanks++;
        continue;
      }
      const c = size + column[cell];
      const b = 2 * size + box[cell];
      const bit = 1 << digit;
      if (((held[row[cell]] | held[c] | held[b]) & bit) !== 0) return -1;
      held[row[cell]] |= bit;
      held[c] |= bit;
      held[b] |= bit;
    }
    return blanks;
  }
}
