// Objects that can be a grid, and the values of their cells. Runs inside the program, so it must not
// call getters or methods of the program.

export type TypedArray = Exclude<NodeJS.TypedArray, BigInt64Array | BigUint64Array>;
export type List = readonly unknown[] | TypedArray;

const BLANKS = ['0', '.', ' ', '', '_', '-', '*', '?', 'x', 'X', undefined, null, -1, 0];
const MOST_DIGITS = 25;

/** The digits of the values of cells. A blank is 0. */
export class Symbols {
  readonly size: number;
  private readonly table: ReadonlyMap<unknown, number>;

  constructor(size: number) {
    this.size = size;
    const table = new Map<unknown, number>(BLANKS.map((blank) => [blank, 0]));
    // What parseInt makes of a point.
    table.set(NaN, 0);
    for (let digit = 1; digit <= size; digit++) table.set(digit, digit).set(String(digit), digit);
    this.table = table;
  }

  /** Returns the digit of a value. Returns 0 if it is anything else, such as a list of candidates. */
  digitOf(value: unknown): number {
    const digit = this.table.get(value);
    if (digit !== undefined) return digit;
    const only = onlyOf(value);
    return only === undefined ? 0 : (this.table.get(only) ?? 0);
  }

  /** Returns the digits of a list of values, or undefined if a value cannot be that of a cell. */
  digitsOf(values: readonly unknown[]): Uint8Array | undefined {
    const digits = new Uint8Array(values.length);
    for (let cell = 0; cell < digits.length; cell++) {
      const value = values[cell];
      const digit = this.table.get(value);
      if (digit !== undefined) digits[cell] = digit;
      else if (typeof value === 'string' || Array.isArray(value) || value instanceof Set) {
        digits[cell] = this.digitOf(value);
      } else return undefined;
    }
    return digits;
  }
}

/** Returns the only element of a list of candidates. */
function onlyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? value[0] : undefined;
  if (value instanceof Set && value.size === 1) for (const only of value) return only;
  return undefined;
}

export function isTyped(value: unknown): value is TypedArray {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

export function isList(value: unknown): value is List {
  return Array.isArray(value) || isTyped(value);
}

/** Whether an object is used as a dictionary. Objects of a class are not. */
export function isDictionary(value: object): value is Record<string, unknown> {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The numbers of rows that a grid can have. */
export class Sizes {
  readonly sizes: readonly number[];
  private readonly lengths: ReadonlySet<number>;

  constructor(sizes: readonly number[]) {
    this.sizes = sizes;
    this.lengths = new Set(sizes.flatMap((size) => [size, size * size]));
  }

  /** Whether a value may be a grid, by its length and its first element. */
  maySuit(value: unknown): boolean {
    if (typeof value === 'string') return value.length > MOST_DIGITS && this.has(value.length);
    if (typeof value !== 'object' || value === null) return false;
    if (isList(value)) return this.has(value.length) && mayBeCell(firstOf(value[0]));
    if (value instanceof Map) return this.has(value.size);
    return isDictionary(value) && this.has(countOf(value));
  }

  private has(length: number): boolean {
    return this.lengths.has(length);
  }
}

/** Returns the first cell of a row, or a cell as it is. */
function firstOf(part: unknown): unknown {
  return isList(part) && part.length <= MOST_DIGITS ? part[0] : part;
}

function mayBeCell(value: unknown): boolean {
  const isPlain = typeof value === 'number' || typeof value === 'string' || value == null;
  return isPlain || value instanceof Set || (Array.isArray(value) && value.length <= MOST_DIGITS);
}

function countOf(value: object): number {
  let count = 0;
  for (const _ in value) if (++count > MOST_DIGITS ** 2) break;
  return count;
}

/** Returns the values of the cells row by row, or undefined if this is no grid of the size. */
export function valuesOf(grid: unknown, size: number): unknown[] | undefined {
  if (typeof grid === 'string') return grid.length === size * size ? grid.split('') : undefined;
  if (isList(grid)) return listed(grid, size);
  if (typeof grid !== 'object' || grid === null) return undefined;
  const keys = keysOf(grid as Record<string, unknown>);
  const values = keys.map((key) => valueAt(grid, key));
  return keys.length === size * size ? values : rowsIn(values, size);
}

function listed(grid: List, size: number): unknown[] | undefined {
  return grid.length === size * size ? Array.from(grid) : rowsIn(grid, size);
}

function rowsIn(rows: List, size: number): unknown[] | undefined {
  if (rows.length !== size) return undefined;
  const values: unknown[] = [];
  for (const row of rows) {
    if (!isList(row) && typeof row !== 'string') return undefined;
    if (row.length !== size) return undefined;
    for (let column = 0; column < size; column++) values.push(row[column]);
  }
  return values;
}

/** Returns the keys of a dictionary of cells or rows, row by row. */
export function keysOf(grid: object): unknown[] {
  const keys = grid instanceof Map ? [...grid.keys()] : Object.keys(grid);
  // Keys that are objects have the order in which they were added.
  if (!keys.every((key) => typeof key === 'string' || typeof key === 'number')) return keys;
  return keys.sort((a, b) => compared(partsOf(a), partsOf(b)));
}

/** Reads a property of a dictionary, or a value of a Map. A getter is not called. */
export function valueAt(grid: object, key: unknown): unknown {
  if (grid instanceof Map) return grid.get(key);
  return Object.getOwnPropertyDescriptor(grid, key as PropertyKey)?.value;
}

/** Returns the numbers and the letters of a key, such as `A` and 1 for `A1`. */
function partsOf(key: string | number): (string | number)[] {
  const parts = String(key).match(/\d+|\D/g) ?? [];
  return parts.map((part) => (/\d/.test(part) ? Number(part) : part));
}

function compared(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (a[i] !== b[i]) return a[i]! < b[i]! ? -1 : 1;
  }
  return a.length - b.length;
}

/** Whether the cells can change while the object remains the same. */
export function canChange(grid: unknown): grid is object {
  return typeof grid === 'object';
}

/** Describes the kind of an object in words. */
export function kindOf(grid: unknown, size: number): string {
  if (typeof grid === 'string') return `a string of ${size ** 2} cells`;
  const length = isList(grid) ? grid.length : keysOf(grid as object).length;
  const kind = Array.isArray(grid)
    ? 'an array'
    : isTyped(grid)
      ? `a ${Object.prototype.toString.call(grid).slice(8, -1)}`
      : grid instanceof Map
        ? 'a Map'
        : 'an object';
  return `${kind} of ${length === size ? `${size} rows` : `${length} cells`}`;
}

/** Whether a digit appears twice in a house. A box has `boxRows` rows and `boxColumns` columns. */
export function hasConflict(
  digits: Uint8Array,
  [boxRows, boxColumns]: readonly [boxRows: number, boxColumns: number],
): boolean {
  const size = boxRows * boxColumns;
  const seen = new Set<number>();
  for (let cell = 0; cell < digits.length; cell++) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    const box = Math.floor(row / boxRows) * boxRows + Math.floor(column / boxColumns);
    for (const house of [row, size + column, 2 * size + box]) {
      const key = house * (size + 1) + digits[cell]!;
      if (digits[cell] !== 0 && seen.has(key)) return true;
      seen.add(key);
    }
  }
  return false;
}
