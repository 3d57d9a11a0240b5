import type { Geometry } from '../../grid/geometry.ts';
import { digitUpTo, type Fault } from '../parts/fault.ts';
import type { Phrase } from '../phrase.ts';

// The index of a fault is a position in the text of the JSON, or 0 for the start of the object.

/** A fault in the structure of an object. */
export function structureFault(expected: Phrase, found: Phrase): Fault {
  return { code: 'structure', index: 0, expected, found };
}

/** The fault for a cell whose value is not a digit. */
export function digitFault(geometry: Geometry, cell: number, found: Phrase): Fault {
  const expected = phraseInCell('in-cell', digitUpTo(geometry.size), geometry, cell);
  return { ...structureFault(expected, found), code: 'digit' };
}

/** Adds the name of a cell to a phrase. The cell is in the puzzle or in its solution. */
export function phraseInCell(
  id: 'in-cell' | 'in-solution',
  phrase: Phrase,
  { row, column }: Geometry,
  cell: number,
): Phrase {
  return { id, phrase, row: row[cell] + 1, column: column[cell] + 1 };
}

export function isDigit(value: number | undefined, size: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= size;
}

/**
 * The fault for a puzzle with a rule that classic Sudoku does not have. `index` is where the rule is.
 */
export function variant(rule: Phrase, index = 0): Fault {
  return { code: 'variant', index, expected: { id: 'classic' }, found: rule };
}
