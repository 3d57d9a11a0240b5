import { type Fault, isFault } from '../parts/fault.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import { unescaped } from './link.ts';
import { unpack } from './lz-string.ts';

/**
 * The text that LZString has packed into the data of a link. What is wrong inside of it has no place in
 * the line, so the faults of such links stand at the start of the data and name the place in words.
 */
export function unpackedText(data: string): string | Fault {
  const text = unpack(unescaped(data));
  const expected = 'data packed by LZString, in base64';
  return text || { code: 'structure', index: 0, expected, found: 'data that cannot be unpacked' };
}

/** The JSON value of an unpacked text. */
export function unpackedJson(text: string): JsonNode | Fault {
  const node = parseJson(text);
  if (!isFault(node)) return node;
  return {
    ...node,
    index: 0,
    expected: `${node.expected} at character ${node.index + 1} of the JSON`,
  };
}

/** A fault of the content of a link. */
export function faultInside(expected: string, found: string): Fault {
  return { code: 'structure', index: 0, expected, found };
}

/** What refuses a puzzle that has more rules than Sudoku has. */
export function variant(rule: string): Fault {
  return { code: 'variant', index: 0, expected: 'a classic Sudoku', found: rule };
}
