import type { Geometry } from '../../grid/geometry.ts';
import type { PuzzleRecord } from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { either, type Phrase } from '../phrase.ts';
import { isBorder } from './aside.ts';
import { digitOrBlank } from './fault.ts';
import { digitIn, HEXADECIMAL, type Symbols, symbolsIn } from './letters.ts';
import { digitOf, symbolRange } from './symbol.ts';
import { shiftZeroBased } from './zero-based.ts';

/** A cell in a line of text. */
export interface Cell {
  /** A digit (0 for a blank) or a set of candidates. WRONG if the cell is invalid. */
  readonly value: number;
  /** Counted from 1. */
  readonly column: number;
  /** The text of the cell, or the invalid character if the cell is invalid. */
  readonly text: string;
}

export const WRONG = -1;

/** The cells of one line. */
interface RowCells {
  readonly cells: readonly Cell[];
  /** The number of columns in a box, if bars in the row show it. */
  readonly boxColumns?: number;
}

/** A line of text with one row of a grid. */
export interface Row extends RowCells {
  readonly line: number;
  /** The column after the last cell. */
  readonly end: number;
  /** The length of the line without spaces around it, if it has bars. */
  readonly barred?: number | undefined;
  /** An error that affects the whole line. */
  readonly error?: NotationError;
}

/** How a notation writes the rows of a grid. RowRecords uses it to read them. */
export interface RowForm {
  /**
   * Reads the cells of a row. Returns undefined if the line is a border. `offset` is the position
   * of `text` in its line. It is 0 unless the line has several rows.
   */
  read(text: string, offset: number): RowCells | undefined;
  /**
   * Returns what a cell may contain, for an error message. `size` is undefined if the grid may have
   * any size.
   */
  expected(size: number | undefined): Phrase;
  /** Lists the digits for an error, such as "1–9". */
  digits(size: number): string;
  /** Returns the cell's first digit that is greater than `size`, or undefined if there is none. */
  past(cell: Cell, size: number): Pick<Cell, 'column' | 'text'> | undefined;
  /** Makes a record from all cells, row by row. */
  record(
    geometry: Geometry,
    cells: readonly Cell[],
  ): Pick<PuzzleRecord, 'givens' | 'pencilmarks' | 'symbols'>;
  /** Whether a cell has one digit, so that its symbols may also be letters. */
  readonly hasDigits?: boolean;
}

/** The methods shared by all notations with one digit per cell. */
export const digitCells: Omit<RowForm, 'read'> = {
  hasDigits: true,
  expected: (size) => (size ? digitOrBlank(size) : either({ id: 'digit' }, { id: 'blank' })),
  digits: symbolRange,
  past: (cell, size) => (cell.value > size ? cell : undefined),
  record(geometry, cells) {
    const givens = { geometry, digits: Uint8Array.from(cells, (cell) => cell.value) };
    const isShifted = shiftZeroBased(givens, (cell) => cells[cell].text === '0');
    return { givens, ...(isShifted && { symbols: HEXADECIMAL }) };
  },
};

/** Rows of symbols without separators. */
export const packedForm: RowForm = { ...digitCells, read: readPackedRow };

function readPackedRow(text: string): RowCells | undefined {
  const end = text.trimEnd().length;
  const cells: Cell[] = [];
  for (let index = text.length - text.trimStart().length; index < end; index++) {
    cells.push(symbolCell(text, index));
  }
  if (cells[0]?.value === WRONG && isBorder(text)) return undefined;
  return { cells };
}

/** Makes a cell of the character at `index`. */
export function symbolCell(text: string, index: number): Cell {
  const value = digitOf(text.charCodeAt(index)) ?? WRONG;
  const character = value === WRONG ? String.fromCodePoint(text.codePointAt(index)!) : text[index];
  return { value, column: index + 1, text: character };
}

/** The sign of a blank. Empty for a digit. */
export function blankOf({ text, value }: Cell): string[] {
  return value === 0 ? [text] : [];
}

/**
 * The symbols of the rows of a whole grid that are not 1–9 A–P, if it would have an error without
 * them, or if the record before has them and they fit.
 */
export function symbolsOf(
  rows: readonly Row[],
  size: number,
  before: Symbols | undefined,
): Symbols | undefined {
  const isStandard = ({ text, value }: Cell): boolean =>
    value !== WRONG && value <= size && (size <= 9 || text !== 'e');
  const areStandard = rows.every(({ cells }) => cells.length === size && cells.every(isStandard));
  if (areStandard && before === undefined) return undefined;
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text));
  if (texts.length !== size ** 2) return undefined;
  const isBefore = before?.length === size + 1;
  if (isBefore && texts.every((text) => digitIn(text, before) !== undefined)) return before;
  return areStandard ? undefined : symbolsIn(texts, size);
}

/** Reads the cells of a row in other symbols. */
export function inLetters(row: Row, symbols: Symbols): Row {
  const cells = row.cells.map((cell) => ({ ...cell, value: digitIn(cell.text, symbols) ?? WRONG }));
  return { ...row, cells };
}

/** Whether every cell has a digit or a blank. */
export function isReadable({ cells }: Pick<Row, 'cells'>): boolean {
  return cells.every(({ value }) => value !== WRONG);
}

/** The cells as they are written. */
export function textOf(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join('');
}

/** The rows without the dash before each, if it is the mark of a list: no other cell is a dash. */
export function withoutBullets(rows: readonly Row[]): readonly Row[] {
  const isBullet = ({ cells }: Row): boolean =>
    cells.length > 1 &&
    cells[0].text === '-' &&
    cells.findLastIndex(({ text }) => text === '-') === 0;
  if (!rows.every(isBullet)) return rows;
  return rows.map((row) => ({ ...row, cells: row.cells.slice(1) }));
}

/** Whether a row repeats a dash or another sign that may be a blank or a border. */
export function isRuleRow({ cells }: Pick<Row, 'cells'>): boolean {
  const sign = cells[0]?.text;
  if (sign !== '-' && sign !== '_' && sign !== '*') return false;
  return cells.every(({ text }) => text === sign);
}

/** Whether a row is `1 2 3 … 9`. */
export function isColumnNumbers({ cells }: Pick<Row, 'cells'>): boolean {
  return cells.length > 3 && cells.every(({ value }, at) => value === at + 1);
}

/** Cuts a list into parts of `length` items, such as the cells of a grid into its rows. */
export function partsOf<T>(list: readonly T[], length: number): T[][] {
  return Array.from({ length: list.length / length }, (_, part) =>
    list.slice(part * length, (part + 1) * length),
  );
}

/** Joins the lines of a record. Every record except the first begins with an empty line. */
export function recordText(lines: readonly string[], index: number): string {
  return `${index > 0 ? '\n' : ''}${lines.join('\n')}\n`;
}
