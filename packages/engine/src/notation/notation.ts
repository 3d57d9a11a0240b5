import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';

/**
 * A way of writing puzzles as text. Every notation is made of lines and is read line by line, so a
 * file of any length can be streamed; `reader` and `format` are twins: what `format` writes, the
 * reader reads back as the same record.
 */
export interface Notation {
  readonly id: string;
  /** What it is and where it is used, in one line. */
  readonly summary: string;
  /** Begins to read a text. `geometry` is the shape to expect; without it the text itself tells. */
  reader(geometry?: Geometry): NotationReader;
  /** Whether a record has a place for its solution beside the puzzle. */
  readonly holdsSolution: boolean;
  /** What stands before the first record, with its line end: a header, or nothing. */
  readonly head: string;
  /** What stands after the last record, with its line end. Default: nothing. */
  readonly tail?: string;
  /** The sizes of grid that it has a place for. Default: every size. */
  readonly sizes?: readonly number[];
  /**
   * A record as text, with its line ends. `index` counts the records of the output from 0.
   * What the notation has no place for (a comment, a solution) is left out.
   */
  format(record: PuzzleRecord, index: number): string;
}

export interface NotationReader {
  /** Takes the next line, without its line end, and gives the record that it completes, if any. */
  line(text: string, number: number): NotationResult | undefined;
  /** Gives the next record that the last line completes, where a line may complete several. */
  more?(): NotationResult | undefined;
  /** Takes, in place of a line that cannot be had, what is wrong with it. */
  broken(error: NotationError): NotationResult | undefined;
  /** Takes the end of the text. */
  end(): NotationResult | undefined;
}

/** One puzzle as it stands in a text. */
export interface PuzzleRecord {
  readonly givens: Grid;
  /** The candidates, in the notations that write them (sukaku, pencilmarks). */
  readonly pencilmarks?: CandidateGrid;
  /** The solution, in the notations that have a place for it (csv, json). */
  readonly solution?: Grid;
  /** The puzzle's name ("Grid 01"), where the notation has one. */
  readonly name?: string;
  /** What follows the puzzle on its line. */
  readonly comment?: string;
  /** The line of the text on which the record begins, counted from 1. */
  readonly line: number;
}

export type NotationResult =
  | { readonly ok: true; readonly record: PuzzleRecord }
  | { readonly ok: false; readonly error: NotationError };

/** Bad input is a value, not an exception: where it is, what was expected, what was found. */
export interface NotationError {
  readonly code: NotationErrorCode;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
  /** "81 cells", "a digit 1–9 or a blank". */
  readonly expected: string;
  /** "80 cells", "\"q\"". */
  readonly found: string;
}

export type NotationErrorCode =
  | 'empty' // no puzzle in the text
  | 'unknown' // no notation fits
  | 'symbol' // neither a digit nor a blank
  | 'digit' // a digit past the size
  | 'length' // too few or too many cells, rows or fields
  | 'structure' // a header, a key, a separator out of place
  | 'mismatch' // the solution does not fit the puzzle
  | 'variant' // a rule that is not of Sudoku
  | 'too-long'; // a line past the bound

/** Whether a notation has a place for grids of a size. */
export function hasPlaceFor({ sizes }: Notation, size: number): boolean {
  return sizes === undefined || sizes.includes(size);
}

/** `expected a digit 1–9 or a blank, found "q"` */
export function notationErrorText(error: NotationError): string {
  return `expected ${error.expected}, found ${error.found}`;
}
