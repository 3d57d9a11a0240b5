import type { Geometry } from '../../grid/geometry.ts';
import type { NotationError, PuzzleRecord } from '../notation.ts';
import { digitOf, symbolRange } from './symbol.ts';

/** A cell as it stands in a line. */
export interface Cell {
  /** Its digit (0 for a blank) or its set of candidates; WRONG when it cannot be read. */
  readonly value: number;
  /** Counted from 1. */
  readonly column: number;
  /** The cell as written, or the character in it that cannot be read. */
  readonly text: string;
}

export const WRONG = -1;

/** A line that holds a row of a grid. */
export interface Row {
  readonly line: number;
  readonly cells: readonly Cell[];
  /** The column after the last cell. */
  readonly end: number;
  /** The columns of a box, where bars in the row show them. */
  readonly boxColumns?: number;
  /** What is wrong with the line as a whole. */
  readonly error?: NotationError;
}

/** How a notation writes rows; what they share is in RowRecords. */
export interface RowForm {
  /** The row in a line; undefined when the line is a part of the frame. */
  read(text: string, line: number): Row | undefined;
  /** What a cell may be in a grid of this size, as an error says it; without a size, in general. */
  expected(size: number | undefined): string;
  /** The digits of a size, as an error says them: "1–9". */
  digits(size: number): string;
  /** Where a cell names a digit past the size. */
  past(cell: Cell, size: number): Pick<Cell, 'column' | 'text'> | undefined;
  /** What the values of all cells, row by row, mean. */
  record(
    geometry: Geometry,
    values: readonly number[],
  ): Pick<PuzzleRecord, 'givens' | 'pencilmarks'>;
}

const BLANKS = 'a blank (. 0 _ - * x)';

/** The part of a form that all notations with a digit a cell have in common. */
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
