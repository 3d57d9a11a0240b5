import { MAX_SIZE, USUAL_SIZES } from '../../grid/geometry.ts';
import type { Fault } from '../parts/fault.ts';
import { memberOf, numberIn } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import { symbolOf } from '../parts/symbol.ts';

// Cells as objects: `{"value": 5, "given": true}`, also with their place: `{"row": 0, "col": 4,
// "value": 7}`, counted from 0 or from 1. `x` is a column, and `y` is a row.

const ROW = ['row', 'r', 'y', 'rowIndex'];
const COLUMN = ['col', 'column', 'c', 'x', 'colIndex', 'columnIndex'];
const VALUE = ['value', 'val', 'v', 'digit', 'number', 'num', 'given', 'n'];
const GIVEN = [
  'given',
  'fixed',
  'isGiven',
  'isFixed',
  'locked',
  'isLocked',
  'readonly',
  'prefilled',
];

/** The keys of which one is the first in a cell. */
export const CELL_KEYS: readonly string[] = [...new Set([...ROW, ...COLUMN, ...VALUE, ...GIVEN])];

/** The cells of a grid in the order of the grid, or what is wrong with them. */
export type PlacedCells = { readonly text: string; readonly items: readonly JsonNode[] } | Fault;

/** The number of a cell. 0 if it is blank or has the entry of a player. Undefined if it is no cell. */
export function numberOfCell(cell: JsonNode): number | undefined {
  if (cell.kind !== 'object') return undefined;
  const isPlayers = GIVEN.some((key) => {
    const given = memberOf(cell, key);
    return given?.kind === 'constant' && given.value === false;
  });
  const key = VALUE.find((one) => cell.members.has(one) && !isFlag(cell.members.get(one)!));
  if (key === undefined) return undefined;
  const value = memberOf(cell, key);
  const isBlank = !value || (value.kind === 'string' && value.value.trim() === '');
  const number = isPlayers || isBlank ? 0 : numberIn(value);
  return number === -1 ? 0 : number;
}

/** Whether an object says where its cell is. */
export function hasPlace(cell: JsonNode): boolean {
  return [ROW, COLUMN].every((keys) => keys.some((key) => memberOf(cell, key)));
}

function isFlag(node: JsonNode): boolean {
  return node.kind === 'constant' && node.value !== null;
}

/** Smaller grids are only read if all cells are there. */
const SMALLEST = 6;
/** A puzzle has a given in one of this many cells at least. */
const FEWEST = 6;

interface Placed {
  readonly row: number;
  readonly column: number;
  readonly value: number;
  readonly node: JsonNode;
}

/**
 * The cells of an array of objects with their places, or of an array of rows of them. Undefined if it
 * is no such array.
 */
export function placedCells(list: readonly JsonNode[]): PlacedCells | undefined {
  const isRow = (item: JsonNode): boolean =>
    item.kind === 'array' && item.items.length === list.length;
  const items = list.every(isRow)
    ? list.flatMap((row) => (row.kind === 'array' ? row.items : []))
    : list;
  if (items.length < 4 || items[0].kind !== 'object') return undefined;
  const cells = items.map(placedCell);
  if (!cells.every((cell) => cell !== undefined)) return undefined;
  const places = cells.flatMap(({ row, column }) => [row, column]);
  const base = Math.min(...places) === 0 ? 0 : 1;
  const needed = Math.max(...places.map((at) => at + 1 - base), ...cells.map(({ value }) => value));
  const size = USUAL_SIZES.find((usual) => usual >= needed);
  const digits = cells.filter(({ value }) => value > 0);
  // A few points may also have values.
  const isSmall = size !== undefined && size < SMALLEST && items.length < size ** 2;
  const isSparse = size === undefined || isSmall || FEWEST * digits.length < size ** 2;
  // Without a cell in the first or the last row or column, it is unknown from what they are counted.
  if (isSparse || (base === 1 && !places.includes(size))) {
    const found = { id: 'cells', count: digits.length } as const;
    return { code: 'structure', index: items[0].from, expected: { id: 'puzzle' }, found };
  }
  const grid = Array.from<Placed | undefined>({ length: size ** 2 });
  for (const cell of cells) {
    const at = (cell.row - base) * size + cell.column - base;
    if (grid[at]) {
      const place = { row: cell.row + 1 - base, column: cell.column + 1 - base };
      return {
        code: 'structure',
        index: cell.node.from,
        expected: { id: 'blank-cell' },
        found: { id: 'cell-filled', digit: grid[at].value, ...place },
      };
    }
    grid[at] = cell;
  }
  return {
    text: grid.map((cell) => symbolOf(cell?.value ?? 0)).join(''),
    items: grid.map((cell) => cell?.node ?? items[0]),
  };
}

function placedCell(node: JsonNode): Placed | undefined {
  const [row, column] = [ROW, COLUMN].map((keys) =>
    keys.map((key) => numberIn(memberOf(node, key))).find((at) => at !== undefined),
  );
  const value = numberOfCell(node);
  const isPlaced = isPlace(row) && isPlace(column) && value !== undefined;
  return isPlaced && isPlace(value) ? { row, column, value, node } : undefined;
}

function isPlace(number: number | undefined): number is number {
  return number !== undefined && Number.isInteger(number) && number >= 0 && number <= MAX_SIZE;
}
