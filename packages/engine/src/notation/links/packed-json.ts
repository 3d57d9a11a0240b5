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

/** A member of an object, absent when it is null. */
export function memberOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  const value = node?.kind === 'object' ? node.members.get(key) : undefined;
  return value?.kind === 'constant' && value.value === null ? undefined : value;
}

/** The text of a string; undefined where it is another value, or empty. */
export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'string' && node.value.trim() !== '' ? node.value : undefined;
}

/** Whether a value says nothing: null, false, 0, an empty text, list or object. */
export function isNothing(node: JsonNode): boolean {
  if (node.kind === 'array') return node.items.length === 0;
  if (node.kind === 'object') return node.members.size === 0;
  return !node.value;
}

/** The number that a value is, or that its text stands for. */
export function numberIn(node: JsonNode | undefined): number | undefined {
  if (node?.kind === 'number') return node.value;
  return node?.kind === 'string' && /^\d+$/.test(node.value) ? Number(node.value) : undefined;
}
