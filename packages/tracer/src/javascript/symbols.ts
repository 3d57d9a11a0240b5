// Reads the digits of objects that may be grids. Hot: runs for every copy of a grid.

import { isList, isPlainSet, keysOf, type List, valueAt } from './shapes.ts';

const BLANKS = ['0', '.', ' ', '', '_', '-', '*', '?', 'x', 'X', undefined, null, -1, 0];
const ZERO = '0'.charCodeAt(0);

/** Knows which digit each value of a cell stands for. A blank is 0. */
export class Symbols {
  readonly size: number;
  /** Whether a cell of the grid that was read last has candidates instead of a digit. */
  hasCandidates = false;
  private readonly table: ReadonlyMap<unknown, number>;

  constructor(size: number) {
    this.size = size;
    const table = new Map<unknown, number>(BLANKS.map((blank) => [blank, 0]));
    // NaN is what parseInt returns for a point.
    table.set(NaN, 0);
    for (let digit = 1; digit <= size; digit++) table.set(digit, digit).set(String(digit), digit);
    this.table = table;
  }

  /** Returns the digit of a cell. Returns 0 if its value is anything else, such as candidates. */
  digitOf(value: unknown): number {
    const digit = this.table.get(value);
    if (digit !== undefined) return digit;
    const only = onlyOf(value);
    return only === undefined ? 0 : (this.table.get(only) ?? 0);
  }

  /**
   * Returns the digits of a grid row by row, or undefined if the value is not a grid of this size.
   */
  digitsOf(grid: unknown): Uint8Array | undefined {
    const { size } = this;
    this.hasCandidates = false;
    if (typeof grid === 'string')
      return grid.length === size * size ? this.inText(grid) : undefined;
    if (isList(grid)) return this.inList(grid);
    if (typeof grid !== 'object' || grid === null) return undefined;
    return this.inList(keysOf(grid).map((key) => valueAt(grid, key)));
  }

  private inText(text: string): Uint8Array {
    const digits = new Uint8Array(text.length);
    for (let cell = 0; cell < digits.length; cell++) {
      const code = text.charCodeAt(cell) - ZERO;
      digits[cell] = code >= 0 && code <= 9 ? code : this.digitOf(text[cell]);
    }
    return digits;
  }

  private inList(list: List): Uint8Array | undefined {
    const { size } = this;
    const digits = new Uint8Array(size * size);
    if (list.length === digits.length) return this.read(list, digits, 0) ? digits : undefined;
    if (list.length !== size) return undefined;
    for (let row = 0; row < size; row++) {
      const values = list[row];
      if (typeof values !== 'string' && !isList(values)) return undefined;
      if (values.length !== size || !this.read(values, digits, row * size)) return undefined;
    }
    return digits;
  }

  /**
   * Writes the digits of values into `digits`, from cell `first` on. Returns false if one of the
   * values cannot be in a cell.
   */
  private read(values: List | string, digits: Uint8Array, first: number): boolean {
    for (let i = 0; i < values.length; i++) {
      const digit = this.digitOrNone(values[i]);
      if (digit < 0) return false;
      digits[first + i] = digit;
    }
    return true;
  }

  /** Returns the digit of a value, or -1 if the value cannot be in a cell. */
  private digitOrNone(value: unknown): number {
    if (typeof value === 'number' && value >= 0 && value <= this.size && value === (value | 0)) {
      return value;
    }
    const digit = this.table.get(value);
    if (digit !== undefined) return digit;
    if (!mayBeCandidates(value)) return -1;
    this.hasCandidates = true;
    return this.digitOf(value);
  }
}

function mayBeCandidates(value: unknown): boolean {
  return typeof value === 'string' || isList(value) || isPlainSet(value);
}

/** Returns the only element of a list of candidates. */
function onlyOf(value: unknown): unknown {
  if (isList(value)) return value.length === 1 ? value[0] : undefined;
  if (isPlainSet(value) && value.size === 1) for (const only of value) return only;
  return undefined;
}
