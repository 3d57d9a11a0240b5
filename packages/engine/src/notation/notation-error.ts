import { isObject, wrongKind } from '../grid/wrong-kind.ts';
import type { Phrases } from './phrase.ts';

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
  /** `expected` and `found` as data, for texts in other languages. */
  readonly phrases: Phrases;
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
  | 'rule' // an event that is impossible at this point of a trace, such as a digit in a filled cell
  | 'too-long'; // a line of more than 65,536 characters

/**
 * Returns an error as it is written in JSON: without `phrases`, because `expected` and `found`
 * already say the same.
 */
export function withoutPhrases(error: NotationError): Omit<NotationError, 'phrases'> {
  const { phrases: _, ...plain } = error;
  return plain;
}

/** Returns a message such as `expected 81 cells (9×9), found 80 cells (read as line)`. */
export function notationErrorText(error: NotationError): string {
  if (!isObject(error)) throw wrongKind('error', 'the error of an answer', error);
  const { code, expected, found, notation } = error;
  const start = code === 'unknown' ? 'no puzzle found: ' : '';
  const end = notation === undefined ? '' : ` (read as ${notation})`;
  return `${start}expected ${expected}, found ${found}${end}`;
}
