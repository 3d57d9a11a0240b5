import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';

/**
 * A way of writing puzzles as text. It is read line by line, so files of any length can be
 * streamed. Reading the output of `format` gives the same record again.
 */
export interface Notation {
  readonly id: string;
  /** A description in one line. */
  readonly summary: string;
  /**
   * Returns a reader for one text. Without `geometry`, the text decides the shape of each grid.
   * `size` is the size of the first grid if another reader has read the beginning of the text. It is
   * only used in errors.
   */
  reader(geometry?: Geometry, size?: number): NotationReader;
  /** Whether a record can hold the solution of its puzzle. */
  readonly holdsSolution: boolean;
  /** The text before the first record, with its line end. Often empty. */
  readonly head: string;
  /** The text after the last record, with its line end. Default: empty. */
  readonly tail?: string;
  /** The supported grid sizes. Default: all. */
  readonly sizes?: readonly number[];
  /**
   * Writes a record as text, with line ends. Leaves out what the notation cannot hold, such as a
   * comment. `index` is the number of records written before.
   */
  format(record: PuzzleRecord, index: number): string;
}

/** Makes a notation. By default it holds no solution and its head is empty. */
export function defineNotation(
  notation: Omit<Notation, 'holdsSolution' | 'head'> & Partial<Notation>,
): Notation {
  return { holdsSolution: false, head: '', ...notation };
}

export interface NotationReader {
  /** Reads the next line, without its line end. Returns a record if this line completes one. */
  line(text: string, number: number): NotationResult | undefined;
  /** Returns the next record if the latest line completed several. */
  more?(): NotationResult | undefined;
  /** Called instead of `line` if the line is too long. */
  broken(error: NotationError): NotationResult | undefined;
  /** Called at the end of the text. Returns the last record if it is still open. */
  end(): NotationResult | undefined;
}

/** One puzzle of a text. */
export interface PuzzleRecord {
  readonly givens: Grid;
  /** The candidates. Only some notations have them, such as sukaku. */
  readonly pencilmarks?: CandidateGrid;
  /** The solution. Only some notations have it, such as csv. */
  readonly solution?: Grid;
  /** The name of the puzzle, such as "Grid 01". */
  readonly name?: string;
  /** The text after the puzzle on its line. */
  readonly comment?: string;
  /** The line on which the record begins, counted from 1. */
  readonly line: number;
}

export type NotationResult =
  | { readonly ok: true; readonly record: PuzzleRecord }
  | { readonly ok: false; readonly error: NotationError };

/** An error in the input. It is returned, never thrown. */
export interface NotationError {
  readonly code: NotationErrorCode;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
  /** For example "81 cells" or "a digit 1–9 or a blank". */
  readonly expected: string;
  /** For example "80 cells" or "\"q\"". */
  readonly found: string;
  /** The id of the notation that the text was read as. Left out if it is unknown. */
  readonly notation?: string;
}

export type NotationErrorCode =
  | 'empty' // no puzzle in the text
  | 'unknown' // the text fits no notation
  | 'symbol' // a character that is neither a digit nor a blank
  | 'digit' // a digit above the size of the grid
  | 'length' // too few or too many cells, rows or fields
  | 'structure' // a missing or misplaced header, key or separator
  | 'mismatch' // the solution contradicts a given
  | 'variant' // a rule of a Sudoku variant
  | 'too-long'; // a line of more than 65,536 characters

/** Whether a notation supports grids of a size. */
export function supportsSize({ sizes }: Notation, size: number): boolean {
  return sizes === undefined || sizes.includes(size);
}

/** Returns a message such as `expected 81 cells (9×9), found 80 cells (read as line)`. */
export function notationErrorText({ code, expected, found, notation }: NotationError): string {
  const start = code === 'unknown' ? 'no puzzle found: ' : '';
  const end = notation === undefined ? '' : ` (read as ${notation})`;
  return `${start}expected ${expected}, found ${found}${end}`;
}
