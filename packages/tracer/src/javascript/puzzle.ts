/** Without a puzzle on standard input, a grid has at least this share of givens: 17 of 81. */
const LEAST_GIVENS = 17 / 81;

/** A puzzle that the program may solve. */
export class Puzzle {
  /** The rows and the columns of a box. */
  readonly box: readonly [number, number];
  readonly size: number;
  readonly digits: Uint8Array;
  readonly givens: number;

  constructor(box: readonly [number, number], digits: Uint8Array) {
    this.box = box;
    this.size = box[0] * box[1];
    this.digits = digits;
    this.givens = digits.length - blanksIn(digits);
  }

  /** Whether a grid has all givens of the puzzle. */
  isWithin(digits: Uint8Array): boolean {
    if (digits.length !== this.digits.length) return false;
    for (let cell = 0; cell < digits.length; cell++) {
      if (this.digits[cell] !== 0 && this.digits[cell] !== digits[cell]) return false;
    }
    return true;
  }

  get hasEnough(): boolean {
    return this.digits.length * LEAST_GIVENS <= this.givens && this.givens < this.digits.length;
  }
}

export function blanksIn(digits: Uint8Array): number {
  let count = 0;
  for (const digit of digits) if (digit === 0) count++;
  return count;
}

export function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Returns digits row by row. `order` is cell → its index in `digits`. */
export function inOrder(digits: Uint8Array, order: readonly number[] | undefined): Uint8Array {
  return order ? Uint8Array.from(order, (cell) => digits[cell]!) : digits;
}

/** An object that has the givens of a puzzle. */
export interface Candidate {
  readonly grid: unknown;
  readonly puzzle: Puzzle;
  /** Cell → its index, if the grid is stored column by column. */
  readonly order: readonly number[] | undefined;
  readonly digits: Uint8Array;
  /** The name of the variable or property that has the grid. */
  readonly name: string;
}
