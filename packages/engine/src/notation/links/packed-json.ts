import type { Geometry } from '../../grid/geometry.ts';
import { digitUpTo, type Fault, isFault } from '../parts/fault.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import type { Phrase } from '../phrase.ts';
import { unescaped } from './link.ts';
import { unpack } from './lz-string.ts';

/** Unpacks the data of a link, which are compressed by LZString. */
export function unpackedText(data: string): string | Fault {
  const text = unpack(unescaped(data));
  return text || faultInside({ id: 'packed-data' }, { id: 'unpackable-data' });
}

/** Parses unpacked JSON. The text of a fault names the position in the JSON. */
export function unpackedJson(text: string): JsonNode | Fault {
  const node = parseJson(text);
  if (!isFault(node)) return node;
  const { expected: phrase, index } = node;
  const expected = { id: 'in-json', phrase, character: index + 1 } as const;
  return { ...node, index: 0, expected };
}

/** A fault in compressed data. Its index is the start of the data. */
export function faultInside(expected: Phrase, found: Phrase): Fault {
  return { code: 'structure', index: 0, expected, found };
}

/** The fault for a cell whose value is not a digit. */
export function digitFault(geometry: Geometry, cell: number, found: Phrase): Fault {
  const expected = phraseInCell('in-cell', digitUpTo(geometry.size), geometry, cell);
  return { ...faultInside(expected, found), code: 'digit' };
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

/** Whether a value is a digit from 1 to the size. */
export function isDigit(value: number | undefined, size: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= size;
}

/** The fault for a puzzle with a rule that classic Sudoku does not have. */
export function variant(rule: Phrase): Fault {
  return { code: 'variant', index: 0, expected: { id: 'classic' }, found: rule };
}
