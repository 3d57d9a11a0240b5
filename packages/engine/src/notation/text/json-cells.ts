import { MAX_SIZE } from '../../grid/geometry.ts';
import { counted, type Fault, isFault } from '../parts/fault.ts';
import { indexInString, type JsonNode } from '../parts/json-text.ts';
import { symbolOf } from '../parts/symbol.ts';

/** The cells of a JSON value as packed text. */
interface JsonCells {
  readonly text: string;
  /** Converts a fault in `text` to a fault in the line. */
  at(fault: Fault): Fault;
}

/** Reads the cells of a JSON value. `read` gets the cells as packed text. */
export function readJsonCells<T extends object>(
  line: string,
  node: JsonNode,
  read: (text: string) => T | Fault,
): T | Fault {
  const cells = jsonCells(line, node);
  if (isFault(cells)) return cells;
  const result = read(cells.text);
  return isFault(result) ? cells.at(result) : result;
}

/** Accepts a string, an array of numbers, or an array of rows of numbers. */
function jsonCells(line: string, node: JsonNode): JsonCells | Fault {
  if (node.kind === 'string') {
    const at = (fault: Fault) => ({ ...fault, index: indexInString(line, node, fault.index) });
    return { text: node.value, at };
  }
  if (node.kind !== 'array') return unexpected(node, 'a string or an array of cells');
  const rows = node.items.filter((item) => item.kind === 'array');
  if (rows.length === 0) return numberCells(line, node, node.items);
  const { length } = node.items;
  for (const row of node.items) {
    const expected = `a row of ${length} cells`;
    if (row.kind !== 'array') return unexpected(row, expected);
    if (row.items.length === length) continue;
    const found = counted(row.items.length, 'cell');
    return { code: 'length', index: row.from, expected, found };
  }
  const items = rows.flatMap((row) => row.items);
  return numberCells(line, node, items);
}

/** The fault for a value of a wrong type. */
export function unexpected(node: JsonNode, expected: string): Fault {
  const found = node.kind === 'constant' ? `${node.value}` : `${KINDS[node.kind]}`;
  return { code: 'structure', index: node.from, expected, found };
}

const KINDS = {
  string: 'a string',
  number: 'a number',
  array: 'an array',
  object: 'an object',
} as const;

function numberCells(line: string, array: JsonNode, items: readonly JsonNode[]): JsonCells | Fault {
  let text = '';
  for (const item of items) {
    if (item.kind === 'constant' && item.value === null) text += symbolOf(0);
    else if (item.kind !== 'number') return unexpected(item, 'a number');
    else if (Number.isInteger(item.value) && item.value >= 0 && item.value <= MAX_SIZE) {
      text += symbolOf(item.value);
    } else {
      const found = line.slice(item.from, item.to);
      return { code: 'digit', index: item.from, expected: `a number 0–${MAX_SIZE}`, found };
    }
  }
  const at = (fault: Fault) => {
    const item = items[fault.index];
    if (!item) return { ...fault, index: array.to - 1 };
    return { ...fault, index: item.from, found: line.slice(item.from, item.to) };
  };
  return { text, at };
}
