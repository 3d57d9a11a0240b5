// Hot code: it runs once per cell.
import { hasConflict } from '../grid/conflict.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { puzzleMinlexOf } from '../grid/puzzle-minlex.ts';
import { SolutionMinlex } from '../grid/solution-minlex.ts';
import * as kernel from './kernel.ts';

// Local copies are faster, because V8 does not fold imported constants.
const { CELLS, ZERO } = kernel;
const DIGIT: Uint8Array = kernel.DIGIT;
const BLANK = 46;

/** n → n!, the number of ways to rename n digits that do not occur in the grid. */
const NAMES = Float64Array.of(1, 1, 2, 6, 24, 120, 720, 5_040, 40_320, 362_880);

/**
 * Finds the minlex forms of many classic puzzles and solutions, reading and writing buffers. The
 * function `canonical` returns the same forms. Nothing is allocated per grid. The environment must
 * have WebAssembly with SIMD.
 */
export class BulkCanonical {
  private readonly solutions = new SolutionMinlex();
  private readonly puzzles = puzzleMinlexOf(CLASSIC);
  private readonly grid = { geometry: CLASSIC, digits: new Uint8Array(CELLS) };

  /**
   * Finds the forms of `automorphisms.length` grids.
   *
   * @param grids 81 bytes each. The bytes 1 to 9 and '1' to '9' are digits, and any other byte is a
   *   blank.
   * @param forms Output, 81 bytes each, '1' to '9', or '.' for a blank. The row of a grid with a
   *   conflict is not changed. May be the same buffer as `grids`.
   * @param automorphisms Output, grid → the number of its automorphisms, or 0 for a conflict. The
   *   number is exact. The largest number is 2 × 6^8 × 9!.
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
    const { digits } = this.grid;
    let blanks = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const digit = DIGIT[grids[at + cell]];
      digits[cell] = digit;
      // A branch would often be predicted wrongly, and take 0.2 µs per grid.
      blanks += (digit - 1) >>> 31;
    }
    if (hasConflict(this.grid)) return 0;
    if (blanks === 0) {
      const { solutions } = this;
      solutions.run(digits);
      for (let cell = 0; cell < CELLS; cell++) forms[at + cell] = ZERO + solutions.form[cell];
      return solutions.automorphisms;
    }
    const { puzzles } = this;
    puzzles.run(digits);
    for (let cell = 0; cell < CELLS; cell++) {
      const digit = puzzles.form[cell];
      forms[at + cell] = digit === 0 ? BLANK : ZERO + digit;
    }
    return puzzles.moves * NAMES[CLASSIC.size - puzzles.labelled];
  }
}
