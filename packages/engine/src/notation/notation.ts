import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';

/**
 * A way of writing puzzles as text. Every notation is read line by line, so a file of any length can
 * be streamed. The reader turns the output of `format` back into the same record.
 */
export interface Notation {
  readonly id: string;
  /** What the notation is and where it is used, in one line. */
  readonly summary: string;
  /**
   * Returns a reader for one text. `geometry` is the expected shape of the grids. Without it, the
   * text determines the shape.
   */
  reader(geometry?: Geometry): NotationReader;
  /** Whether a record can contain the solution of its puzzle. */
  readonly holdsSolution: boolean;
  /**
   * The text before the first record, such as a header, with its line end. Empty if there is none.
   */
  readonly head: string;
  /** The text after the last record, with its line end. Default: nothing. */
  readonly tail?: string;
  /** The supported grid sizes. Default: all. */
  readonly sizes?: readonly number[];
  /**
   * Writes a record as text, with line ends. `index` is the number of the record in the output,
   * counted from 0. Leaves out everything that the notation cannot express, such as a comment or a
   * solution.
   */
  format(record: PuzzleRecord, index: number): string;
}

export interface NotationReader {
  /** Reads the next line, without its line end. Returns the record that this line completes, if any. */
  line(text: string, number: number): NotationResult | undefined;
  /** Returns another record that the latest line completes, if any. */
  more?(): NotationResult | undefined;
  /** Called with the error, instead of `line`, if the line could not be read. */
  broken(error: NotationError): NotationResult | undefined;
  /** Called at the end of the text. Returns the last record if it was not complete before. */
  end(): NotationResult | undefined;
}

/** One puzzle of a text. */
export interface PuzzleRecord {
  readonly givens: Grid;
  /** The candidates, in notations that contain candidates, such as sukaku and pencilmarks. */
  readonly pencilmarks?: CandidateGrid;
  /** The solution, in notations that can contain a solution, such as csv and json. */
  readonly solution?: Grid;
  /** The name of the puzzle, such as "Grid 01", in notations that have names. */
  readonly name?: string;
  /** The text after the puzzle on its line. */
  readonly comment?: string;
  /** The line on which the record begins, counted from 1. */
  readonly line: number;
}

export type NotationResult =
  | { readonly ok: true; readonly record: PuzzleRecord }
  | { readonly ok: false; readonly error: NotationError };

/** An error in the input, with its position, what was expected and what was found. Never thrown. */
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
}

export type NotationErrorCode =
  | 'empty' // no puzzle in the text
  | 'unknown' // no notation fits
  | 'symbol' // neither a digit nor a blank
  | 'digit' // a digit above the size
  | 'length' // too few or too many cells, rows or fields
  | 'structure' // a missing or misplaced header, key or separator
  | 'mismatch' // the solution contradicts a given
  | 'variant' // a rule of a Sudoku variant
  | 'too-long'; // a line longer than MAX_LINE

/** Whether a notation supports grids of a size. */
export function supportsSize({ sizes }: Notation, size: number): boolean {
  return sizes === undefined || sizes.includes(size);
}

/** Returns a text such as `expected a digit 1–9 or a blank, found "q"`. */
export function notationErrorText(error: NotationError): string {
  return `expected ${error.expected}, found ${error.found}`;
}
