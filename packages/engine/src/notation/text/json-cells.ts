import { geometryOfCells, MAX_SIZE, USUAL_SIZES } from '../../grid/geometry.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { indexInString, type JsonNode } from '../parts/json-text.ts';
import { partedCells } from '../parts/parted-cells.ts';
import { digitOf, symbolOf } from '../parts/symbol.ts';
import { either, type Phrase, verbatim } from '../phrase.ts';
import { hasPlace, numberOfCell, placedCells } from './json-placed-cells.ts';

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

/**
 * Accepts a string, an array of cells, or an array of rows. A row is an array of cells or a string.
 * A cell is a number, a string with a number or a symbol, or null.
 */
function jsonCells(line: string, node: JsonNode): JsonCells | Fault {
  if (node.kind === 'string') return stringCells(line, node, node.value);
  if (node.kind !== 'array') {
    return unexpected(node, either({ id: 'string' }, { id: 'array-of-cells' }));
  }
  const placed = placedCells(node.items);
  if (placed) {
    if (isFault(placed)) return placed;
    return {
      text: placed.text,
      at: (fault) => ({ ...fault, index: placed.items[fault.index]?.from ?? node.from }),
    };
  }
  if (!node.items.some(isRow)) return arrayCells(line, node, node.items);
  const { length } = node.items;
  const cells: Cell[] = [];
  for (const row of node.items) {
    const expected: Phrase = { id: 'row-of-cells', sizes: [length] };
    if (row.kind !== 'array' && row.kind !== 'string') return unexpected(row, expected);
    const inRow = row.kind === 'array' ? row.items : symbolsOf(line, row);
    if (inRow.length !== length) {
      const found: Phrase = { id: 'cells', count: inRow.length };
      return { code: 'length', index: row.from, expected, found };
    }
    cells.push(...inRow);
  }
  return arrayCells(line, node, cells);
}

/** A string of more characters is a row, not a cell. */
const LONGEST_CELL = 2;

/** Whether an item of an array is a row of a grid. */
export function isRow(node: JsonNode): boolean {
  return node.kind === 'array' || (node.kind === 'string' && node.value.length > LONGEST_CELL);
}

type Cell =
  | JsonNode
  | { readonly kind: 'symbol'; readonly value: string; readonly from: number; readonly to: number };

function symbolsOf(line: string, row: JsonNode & { readonly value: string }): Cell[] {
  return Array.from({ length: row.value.length }, (_, unit) => {
    const from = indexInString(line, row, unit);
    return { kind: 'symbol', value: row.value[unit], from, to: from + 1 };
  });
}

/**
 * The cells of a string. If the string has as many characters as a grid has cells, a space is a
 * blank. Otherwise spaces, line ends, commas and bars only separate cells.
 */
function stringCells(line: string, node: JsonNode, value: string): JsonCells {
  const at = (fault: Fault): Fault => ({ ...fault, index: indexInString(line, node, fault.index) });
  const cells = partedCells(value);
  if (!cells) return { text: value, at };
  return {
    text: cells.text,
    at: (fault) => at({ ...fault, index: cells.place(fault.index) }),
  };
}

/** The fault for a value of a wrong type. */
export function unexpected(node: JsonNode, expected: Phrase): Fault {
  const found: Phrase = node.kind === 'constant' ? verbatim(`${node.value}`) : { id: node.kind };
  return { code: 'structure', index: node.from, expected, found };
}

function arrayCells(line: string, array: JsonNode, cells: readonly Cell[]): JsonCells | Fault {
  let text = '';
  for (const cell of cells) {
    const symbol = symbolIn(cell);
    if (symbol !== undefined) text += symbol;
    else if (cell.kind === 'symbol') text += cell.value;
    else if (cell.kind !== 'number') return unexpected(cell, { id: 'number' });
    else {
      const expected: Phrase = { id: 'number', symbols: `0–${MAX_SIZE}` };
      const found = verbatim(line.slice(cell.from, cell.to));
      return { code: 'digit', index: cell.from, expected, found };
    }
  }
  const at = (fault: Fault): Fault => {
    const cell = cells[fault.index];
    if (!cell) return { ...fault, index: array.to - 1 };
    if (cell.kind === 'symbol') return { ...fault, index: cell.from };
    return { ...fault, index: cell.from, found: verbatim(line.slice(cell.from, cell.to)) };
  };
  return { text, at };
}

/** The symbol of a cell: a number, text such as `"5"` or `"12"`, a symbol, or a blank. */
function symbolIn(cell: Cell): string | undefined {
  if (cell.kind === 'constant') return cell.value === true ? undefined : symbolOf(0);
  if (cell.kind === 'number') return symbolOfNumber(cell.value);
  if (cell.kind === 'array') return undefined;
  if (cell.kind === 'object') {
    const value = hasPlace(cell) ? undefined : numberOfCell(cell);
    return value === undefined ? undefined : symbolOfNumber(value);
  }
  const word = cell.value.trim();
  if (word === '') return symbolOf(0);
  if (word.length > 1) return symbolOfNumber(Number(word));
  return digitOf(word.charCodeAt(0)) === undefined ? undefined : word;
}

function symbolOfNumber(value: number): string | undefined {
  if (value === -1) return symbolOf(0);
  const isDigit = Number.isInteger(value) && value >= 0 && value <= MAX_SIZE;
  return isDigit ? symbolOf(value) : undefined;
}

/** Objects are cells only if there are at least this many of them, or rows of them. */
const FEWEST_OBJECTS = 81;

/** Whether an array has as many cells as a grid of a usual size, or cells with their places. */
export function hasUsualCells({ items }: { readonly items: readonly JsonNode[] }): boolean {
  if (placedCells(items)) return true;
  if (items[0]?.kind === 'object' && items.length < FEWEST_OBJECTS) return false;
  return geometryOfCells(items.length) !== undefined;
}

/** Whether an array has as many rows as a grid of a usual size. */
export function hasUsualRows(node: JsonNode): boolean {
  return (
    node.kind === 'array' && USUAL_SIZES.includes(node.items.length) && node.items.every(isRow)
  );
}
