import type { Geometry } from '../../grid/geometry.ts';
import type { NotationError, PuzzleRecord } from '../notation.ts';
import { digitOf, symbolRange } from './symbol.ts';

/** A cell in a line. */
export interface Cell {
  /** The digit of the cell (0 for a blank) or its set of candidates. WRONG if the cell is invalid. */
  readonly value: number;
  /** Counted from 1. */
  readonly column: number;
  /** The cell as written. If the cell is invalid, its invalid character. */
  readonly text: string;
}

export const WRONG = -1;

/** A line with a row of a grid. */
export interface Row {
  readonly line: number;
  readonly cells: readonly Cell[];
  /** The column after the last cell. */
  readonly end: number;
  /** The number of columns in a box, if bars in the row show it. */
  readonly boxColumns?: number;
  /** An error in the line as a whole. */
  readonly error?: NotationError;
}

/** How a notation writes rows. RowRecords assembles them. */
export interface RowForm {
  /** Reads the row of a line. Returns undefined if the line belongs to the frame. */
  read(text: string, line: number): Row | undefined;
  /** What a cell may be in a grid of this size, worded for an error. Undefined means any size. */
  expected(size: number | undefined): string;
  /** The digits of a size, worded for an error, for example "1–9". */
  digits(size: number): string;
  /** Returns the first digit of a cell that is above the size, if any. */
  past(cell: Cell, size: number): Pick<Cell, 'column' | 'text'> | undefined;
  /** Returns the record for the values of all cells, row by row. */
  record(
    geometry: Geometry,
    values: readonly number[],
  ): Pick<PuzzleRecord, 'givens' | 'pencilmarks'>;
}

const BLANKS = 'a blank (. 0 _ - * x)';

/** The part of a form shared by all notations with one digit per cell. */
export const digitCells: Omit<RowForm, 'read'> = {
  expected: (size) => `a digit ${size ? `${symbolRange(size)} ` : ''}or ${BLANKS}`,
  digits: symbolRange,
  past: (cell, size) => (cell.value > size ? cell : undefined),
  record: (geometry, values) => ({ givens: { geometry, digits: Uint8Array.from(values) } }),
};

/** Rows of symbols with nothing between them. */
export const packedForm: RowForm = { ...digitCells, read: readPackedRow };

function readPackedRow(text: string, line: number): Row {
  const end = text.trimEnd().length;
  const cells: Cell[] = [];
  for (let index = text.length - text.trimStart().length; index < end; index++) {
    cells.push(symbolCell(text, index));
  }
  return { line, cells, end: end + 1 };
}

/** The symbol at an index as a cell. */
export function symbolCell(text: string, index: number): Cell {
  const value = digitOf(text.charCodeAt(index)) ?? WRONG;
  const character = value === WRONG ? String.fromCodePoint(text.codePointAt(index)!) : text[index];
  return { value, column: index + 1, text: character };
}
