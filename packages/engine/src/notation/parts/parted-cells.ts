import { type Geometry, geometryOfCells } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import { packedGrid } from './packed.ts';
import { isMostlyCells, symbolOf } from './symbol.ts';

// All cells of a grid in one text, with spaces, line ends, commas or bars between its rows or its cells.

/** Cells without what is between them. */
export interface PartedCells {
  readonly text: string;
  /** The position of a cell in the whole text. */
  place(cell: number): number;
}

const SEPARATORS = /[\s,;|/]/;

/**
 * The cells of a text with separators. Undefined if it has none. If the text has as many digits and
 * spaces as a grid has cells, the spaces are blanks.
 */
export function partedCells(text: string): PartedCells | undefined {
  if (!SEPARATORS.test(text)) return undefined;
  if (geometryOfCells(text.length) && /^[\d ]+$/.test(text)) {
    return { text: text.replaceAll(' ', symbolOf(0)), place: (cell) => cell };
  }
  const places = Array.from({ length: text.length }, (_, at) => at).filter(
    (at) => !SEPARATORS.test(text[at]),
  );
  return {
    text: places.map((at) => text[at]).join(''),
    place: (cell) => places[cell] ?? text.length,
  };
}

/** The same, if it looks like cells. */
export function likelyCells(text: string): PartedCells | undefined {
  const cells = partedCells(text);
  return cells && isMostlyCells(cells.text) ? cells : undefined;
}

/** A grid of which every row, every part of a row or every cell stands by itself. */
export function partedGrid(text: string, geometry?: Geometry): Grid | undefined {
  const parts = text.trim().split(/[\s,;|/]+/);
  if (parts.length < FEWEST || !parts.every((part) => part.length === parts[0].length)) {
    return undefined;
  }
  const cells = parts.join('');
  if (cells.length < SMALLEST && !/[\n|/]/.test(text)) return undefined;
  return packedGrid(cells, 0, cells.length, geometry);
}

const FEWEST = 4;
/** Four groups of four digits with spaces between them may be any number. */
const SMALLEST = 36;
