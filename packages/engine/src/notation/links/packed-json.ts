import { formatCell } from '../../grid/coordinate.ts';
import type { Geometry } from '../../grid/geometry.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import { symbolRange } from '../parts/symbol.ts';
import { unescaped } from './link.ts';
import { unpack } from './lz-string.ts';

/** Unpacks the data of a link, which are compressed by LZString. */
export function unpackedText(data: string): string | Fault {
  const text = unpack(unescaped(data));
  const expected = 'data compressed by LZString, in base64';
  return text || { code: 'structure', index: 0, expected, found: 'data that cannot be unpacked' };
}

/** Parses unpacked JSON. The text of a fault names the position in the JSON. */
export function unpackedJson(text: string): JsonNode | Fault {
  const node = parseJson(text);
  if (!isFault(node)) return node;
  const expected = `${node.expected} at character ${node.index + 1} of the JSON`;
  return { ...node, index: 0, expected };
}

/** A fault in compressed data. Its index is the start of the data. */
export function faultInside(expected: string, found: string): Fault {
  return { code: 'structure', index: 0, expected, found };
}

/** The fault for a cell whose value is not a digit. */
export function digitFault(geometry: Geometry, cell: number, found: string): Fault {
  const expected = `a digit ${symbolRange(geometry.size)} in ${formatCell(geometry, cell)}`;
  return { ...faultInside(expected, found), code: 'digit' };
}

/** Whether a value is a digit from 1 to the size. */
export function isDigit(value: number | undefined, size: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= size;
}

/** The fault for a puzzle with a rule that classic Sudoku does not have. */
export function variant(rule: string): Fault {
  return { code: 'variant', index: 0, expected: 'a classic Sudoku', found: rule };
}
