import { MAX_SIZE } from '../../grid/geometry.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { indexInString, type JsonNode } from '../parts/json-text.ts';
import { symbolOf } from '../parts/symbol.ts';
import { either, type Phrase, verbatim } from '../phrase.ts';

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
  if (node.kind !== 'array') {
    return unexpected(node, either({ id: 'string' }, { id: 'array-of-cells' }));
  }
  const rows = node.items.filter((item) => item.kind === 'array');
  if (rows.length === 0) return numberCells(line, node, node.items);
  const { length } = node.items;
  for (const row of node.items) {
    const expected: Phrase = { id: 'row-of-cells', sizes: [length] };
    if (row.kind !== 'array') return unexpected(row, expected);
    if (row.items.length === length) continue;
    const found: Phrase = { id: 'cells', count: row.items.length };
    return { code: 'length', index: row.from, expected, found };
  }
  const items = rows.flatMap((row) => row.items);
  return numberCells(line, node, items);
}

/** The fault for a value of a wrong type. */
export function unexpected(node: JsonNode, expected: Phrase): Fault {
  const found: Phrase = node.kind === 'constant' ? verbatim(`${node.value}`) : { id: node.kind };
  return { code: 'structure', index: node.from, expected, found };
}

function numberCells(line: string, array: JsonNode, items: readonly JsonNode[]): JsonCells | Fault {
  let text = '';
  for (const item of items) {
    if (item.kind === 'constant' && item.value === null) text += symbolOf(0);
    else if (item.kind !== 'number') return unexpected(item, { id: 'number' });
    else if (Number.isInteger(item.value) && item.value >= 0 && item.value <= MAX_SIZE) {
      text += symbolOf(item.value);
    } else {
      const expected: Phrase = { id: 'number', symbols: `0–${MAX_SIZE}` };
      const found = verbatim(line.slice(item.from, item.to));
      return { code: 'digit', index: item.from, expected, found };
    }
  }
  const at = (fault: Fault) => {
    const item = items[fault.index];
    if (!item) return { ...fault, index: array.to - 1 };
    return { ...fault, index: item.from, found: verbatim(line.slice(item.from, item.to)) };
  };
  return { text, at };
}
