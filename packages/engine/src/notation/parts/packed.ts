import { type Geometry, geometryOfCells, MAX_SIZE } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { Phrase } from '../phrase.ts';
import {
  cellsOf,
  digitOrBlank,
  digitUpTo,
  type Fault,
  meantGeometry,
  meantSizes,
} from './fault.ts';
import { gridWriter } from './grid-template.ts';
import { digitIn, keptSymbols, type Symbols, symbolsIn } from './letters.ts';
import { DIGITS, digitOf, shownAt } from './symbol.ts';
import { shiftZeroBased } from './zero-based.ts';

// Packed cells are one symbol per cell, without separators.

/** Number of cells → usual geometry. This cache saves a square root. */
const usual = new Map<number, Geometry>();

function geometryOfLength(cells: number): Geometry | undefined {
  const known = usual.get(cells);
  if (known) return known;
  const geometry = geometryOfCells(cells);
  if (geometry) usual.set(cells, geometry);
  return geometry;
}

// Many grids share one buffer of 8 KB. V8 needs 0.7 µs to allocate a separate buffer for 81 digits,
// and 0.1 µs for a view of a shared buffer. Reading the 81 digits takes 0.7 µs.
const SLAB = 8192;
let slab = new Uint8Array(SLAB);
let slabUsed = 0;

function newDigits(cells: number): Uint8Array<ArrayBuffer> {
  if (slabUsed + cells > SLAB) {
    slab = new Uint8Array(SLAB);
    slabUsed = 0;
  }
  slabUsed += cells;
  return new Uint8Array(slab.buffer, slabUsed - cells, cells);
}

/**
 * Reads the cells in `text.slice(from, to)`. Without `geometry`, the number of cells decides the
 * shape. Returns undefined on an error. This is the fast path: readPacked describes the error.
 */
export function packedGrid(
  text: string,
  from: number,
  to: number,
  geometry?: Geometry,
): Grid | undefined {
  const shape = geometry ?? geometryOfLength(to - from);
  if (shape === undefined || shape.cells !== to - from) return undefined;
  const { cells, size } = shape;
  const digits = newDigits(cells);
  for (let cell = 0; cell < cells; cell++) {
    const code = text.charCodeAt(from + cell);
    const digit = code < 128 ? DIGITS[code] : (digitOf(code) ?? MAX_SIZE + 1);
    if (digit > size) return undefined;
    digits[cell] = digit;
  }
  const grid = { geometry: shape, digits };
  if (size > 9) shiftPacked(grid, text, from);
  return grid;
}

/**
 * This is a function of its own because a closure inside packedGrid would move the variables of
 * packedGrid to the heap, and make packedGrid 10 % slower.
 */
function shiftPacked(grid: Grid, text: string, from: number): void {
  shiftZeroBased(grid, (cell) => text[from + cell] === '0');
}

/**
 * Reads cells in `text.slice(from, to)`. Without `geometry`, the number of cells decides the shape.
 * `settled` is the size of the first grid of the text. It is only used in errors.
 */
export function readPacked(
  text: string,
  from: number,
  to: number,
  geometry?: Geometry,
  settled?: number,
): Grid | Fault {
  return (
    packedGrid(text, from, to, geometry) ??
    letteredGrid(text.slice(from, to), geometry)?.givens ??
    packedFault(text, from, to, geometry, settled)
  );
}

/** Reads cells whose digits are letters, or with `e` for a blank. Undefined if there are others. */
export function letteredGrid(
  text: string,
  geometry: Geometry | undefined,
): { readonly givens: Grid; readonly symbols?: Symbols } | undefined {
  const shape = geometry ?? geometryOfLength(text.length);
  if (shape?.cells !== text.length) return undefined;
  const cells = Array.from(text);
  const symbols = symbolsIn(cells, shape.size);
  if (symbols === undefined) return undefined;
  const digits = Uint8Array.from(cells, (cell) => digitIn(cell, symbols) ?? 0);
  return { givens: { geometry: shape, digits }, ...keptSymbols(symbols) };
}

/**
 * Finds the error that made packedGrid fail: a length that differs from `settled`, an invalid
 * symbol, a length that fits no grid, or a digit above the size. These errors are checked in this
 * order.
 */
function packedFault(
  text: string,
  from: number,
  to: number,
  geometry: Geometry | undefined,
  settled: number | undefined,
): Fault {
  const { size, cells } = meantGeometry(to - from, 2, geometry);
  let wrong = from;
  while (wrong < to && digitOf(text.charCodeAt(wrong)) !== undefined) wrong++;
  if (settled !== undefined && settled ** 2 !== to - from) {
    const found = { id: wrong < to ? 'characters' : 'cells', count: to - from } as const;
    return { code: 'length', index: to, expected: cellsOf(settled), found };
  }
  if (wrong < to) {
    const isInGrid = wrong - from < cells;
    const expected: Phrase = isInGrid ? digitOrBlank(size) : { id: 'after-cells', size };
    return { code: 'symbol', index: wrong, expected, found: shownAt(text, wrong) };
  }
  if (to - from !== cells) {
    const expected = geometry ? cellsOf(size) : meantSizes(to - from);
    return { code: 'length', index: to, expected, found: { id: 'cells', count: to - from } };
  }
  const index = indexPast(text, from, to, size);
  return { code: 'digit', index, expected: digitUpTo(size), found: shownAt(text, index) };
}

/** The index of the first digit above the size. `to` if there is none. */
export function indexPast(text: string, from: number, to: number, size: number): number {
  let index = from;
  while (index < to && (digitOf(text.charCodeAt(index)) ?? 0) <= size) index++;
  return index;
}

/** Writes all cells as symbols. A blank is `0`. */
export const zeroCells: (grid: Grid) => string = gridWriter(({ cells }) => '0'.repeat(cells), '0');
