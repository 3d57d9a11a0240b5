import { type Fault, isFault } from '../parts/fault.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import { unescaped } from './link.ts';
import { unpack } from './lz-string.ts';

/**
 * Unpacks the data of a link. The data are compressed by LZString. An error inside the unpacked text
 * has no column in the line. So the fault points to the start of the data, and its words name the
 * position in the unpacked text.
 */
export function unpackedText(data: string): string | Fault {
  const text = unpack(unescaped(data));
  const expected = 'data compressed by LZString, in base64';
  return text || { code: 'structure', index: 0, expected, found: 'data that cannot be unpacked' };
}

/** Parses an unpacked text as JSON. */
export function unpackedJson(text: string): JsonNode | Fault {
  const node = parseJson(text);
  if (!isFault(node)) return node;
  return {
    ...node,
    index: 0,
    expected: `${node.expected} at character ${node.index + 1} of the JSON`,
  };
}

/** A fault in the content of a link. */
export function faultInside(expected: string, found: string): Fault {
  return { code: 'structure', index: 0, expected, found };
}

/** The fault for a puzzle with a rule that classic Sudoku does not have. */
export function variant(rule: string): Fault {
  return { code: 'variant', index: 0, expected: 'a classic Sudoku', found: rule };
}
