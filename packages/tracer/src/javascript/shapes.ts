// Objects that can be a grid. This runs inside the program, so it must not call getters of the
// program.

import { isReadable } from './own-values.ts';

export type TypedArray = Exclude<NodeJS.TypedArray, BigInt64Array | BigUint64Array>;
export type List = readonly unknown[] | TypedArray;

/** The largest grids have this many digits. */
const MOST_DIGITS = 25;

export function isTyped(value: unknown): value is TypedArray {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

/** Whether a value is an array. A proxy of an array is not, because reading it runs code. */
export function isList(value: unknown): value is List {
  return (Array.isArray(value) && isReadable(value)) || isTyped(value);
}

/** Returns the elements of a list. A class that extends Array may have methods of its own. */
export function elementsOf(list: List): unknown[] {
  const elements: unknown[] = [];
  for (let i = 0; i < list.length; i++) elements.push(list[i]);
  return elements;
}

/** Whether an object is used as a dictionary. Objects of a class and proxies are not. */
export function isDictionary(value: object): value is Record<string, unknown> {
  if (!isReadable(value)) return false;
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

  /** Whether the length and the first element of a value are those of a grid. */
  maySuit(value: unknown): boolean {
    if (typeof value === 'string') return value.length > MOST_DIGITS && this.has(value.length);
    if (typeof value !== 'object' || value === null) return false;
    if (isList(value)) return this.has(value.length) && mayBeCell(firstOf(value[0]));
    if (!isReadable(value)) return false;
    if (isPlainMap(value)) return this.has(value.size);
    return isDictionary(value) && this.has(countOf(value));
  }

  /** Returns the cells of a board whose cells are objects. */
  objectsIn(value: List): readonly unknown[] | undefined {
    if (!this.has(value.length)) return undefined;
    const parts = elementsOf(value);
    const cells = parts.every(isList) ? parts.flatMap(elementsOf) : parts;
    const isBoard = this.sizes.some((size) => cells.length === size ** 2);
    return isBoard && cells.every(isObject) ? cells : undefined;
  }

  private has(length: number): boolean {
    return this.lengths.has(length);
  }
}

function isObject(cell: unknown): boolean {
  return typeof cell === 'object' && isReadable(cell) && !isList(cell) && !isPlainSet(cell);
}

/** If this is a row, returns its first cell. If it is a cell, returns the cell itself. */
function firstOf(part: unknown): unknown {
  return isList(part) && part.length <= MOST_DIGITS ? part[0] : part;
}

function mayBeCell(value: unknown): boolean {
  const isPlain = typeof value === 'number' || typeof value === 'string' || value == null;
  return isPlain || isPlainSet(value) || (isList(value) && value.length <= MOST_DIGITS);
}

/** Whether a value is a Map. A class that extends Map may run code of its own when it is read. */
export function isPlainMap(value: unknown): value is Map<unknown, unknown> {
  return hasPrototype(value, Map.prototype) && hasSize(value, sizeOfMap);
}

/** Whether a value is a Set. A class that extends Set may run code of its own when it is read. */
export function isPlainSet(value: unknown): value is Set<unknown> {
  return hasPrototype(value, Set.prototype) && hasSize(value, sizeOfSet);
}

function hasPrototype(value: unknown, prototype: object): boolean {
  return isReadable(value) && Object.getPrototypeOf(value) === prototype;
}

/** The getters of `size`, which the program may replace later. */
const sizeOfMap = getterOfSize(Map.prototype);
const sizeOfSet = getterOfSize(Set.prototype);

function getterOfSize(prototype: object): () => number {
  return Reflect.get(Object.getOwnPropertyDescriptor(prototype, 'size')!, 'get') as () => number;
}

/** Whether the getter of a Map or a Set accepts a value. It rejects an object that only inherits it. */
function hasSize(value: unknown, size: () => number): boolean {
  try {
    Reflect.apply(size, value, []);
    return true;
  } catch (error) {
    // If the stack is full, the answer is not known.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function countOf(value: object): number {
  let count = 0;
  for (const _ in value) if (++count > MOST_DIGITS ** 2) break;
  return count;
}

/**
 * The keys of the latest call of `keysOf`, before and after sorting. They are kept because copies
 * of a grid have the same keys.
 */
let before: readonly unknown[] = [];
let sorted: readonly unknown[] = [];

/** Returns the keys of a dictionary of cells or rows, row by row. */
export function keysOf(grid: object): readonly unknown[] {
  const keys = isPlainMap(grid) ? [...grid.keys()] : Object.keys(grid);
  if (keys.length === before.length && keys.every((key, i) => key === before[i])) return sorted;
  before = keys;
  sorted = keys;
  // Keys that are objects stay in the order in which they were added.
  if (keys.every((key) => typeof key === 'string' || typeof key === 'number')) {
    const parts = keys.map((key) => ({ key, parts: partsOf(key) }));
    sorted = parts.sort((a, b) => compared(a.parts, b.parts)).map(({ key }) => key);
  }
  return sorted;
}

/** Reads a property of a dictionary, or a value of a Map. A getter is not called. */
export function valueAt(grid: object, key: unknown): unknown {
  if (isPlainMap(grid)) return grid.get(key);
  return Object.getOwnPropertyDescriptor(grid, key as PropertyKey)?.value;
}

/** Splits a key into numbers and letters, for example `A1` into `A` and 1. */
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
      : isPlainMap(grid)
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
