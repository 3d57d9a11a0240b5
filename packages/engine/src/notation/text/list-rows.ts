import { geometryOfCells, geometryOfSize } from '../../grid/geometry.ts';
import { type Cell, type RowForm, symbolCell, WRONG } from '../parts/row.ts';
import { isMostlyCells } from '../parts/symbol.ts';
import { numberOf, spacedForm } from './spaced.ts';

// Arrays in code have one list per row: `[5, 3, 0]`, `{5, 3, 0},` or `[5 3 0]`, or one string per
// row: `"53.",`. There may be code around the lists, such as `int grid[9][9] = {` and `};`.

/** A row in a line of text. */
export interface ListRow {
  readonly text: string;
  /** The position of the row in its line, counted from 0. */
  readonly index: number;
  /** Whether the row is a string with one symbol per cell. */
  readonly isPacked?: boolean;
}

/** A list without lists in it. */
const INNER = /[[{(][^[\]{}()]*[\]})]/g;
const STRING = /(["'`])([^"'`]*)\1/g;
/** The marks of a list in YAML before a list. */
const BULLETS = /^\s*(?:-\s+)+(?=\[)/;
/** A number, a symbol in quotes, or a word for a blank. */
const CELL = /"[^"]*"|'[^']*'|[^\s[\]{}(),;"']+/g;

/** A string of at least this many symbols is a row. A shorter one is a cell, such as `"10"`. */
const SHORTEST_ROW = 4;

/** The `=` of an assignment. A list before the `=`, such as `[9]`, is not a row. */
const ASSIGNMENT = /(?<!\bdtype)=/;

/**
 * Finds the rows in a line. Empty if the line has neither a list nor a string with a row. If a line
 * has one list and other cells beside the list, a bracket must be misplaced. Then the whole line is
 * one row.
 */
export function rowsIn(text: string): ListRow[] {
  const rows = listsIn(text);
  if (rows.length > 1) return rows;
  const cells = listCells(text.replace(BULLETS, ''), 0);
  const inRow = rows.length === 0 ? SHORTEST_ROW - 1 : listCells(rows[0].text, 0).length;
  const isRow = cells.length > inRow && cells.every((cell) => cell.value !== WRONG);
  return isRow ? [{ text, index: 0 }] : rows;
}

function listsIn(text: string): ListRow[] {
  const from = text.search(ASSIGNMENT) + 1;
  const data = text.slice(from);
  const packed = [...data.matchAll(STRING)].filter(([, , inner]) => isPackedRow(inner));
  if (packed.length > 0) {
    return packed.map(({ 0: row, index }) => ({ text: row, index: from + index, isPacked: true }));
  }
  return [...data.matchAll(INNER)]
    .filter(({ 0: list, index }) => isRow(list, data[index - 1]))
    .map(({ 0: list, index }) => ({ text: list, index: from + index }));
}

function isPackedRow(text: string): boolean {
  return text.length >= SHORTEST_ROW && isMostlyCells(text) && !/[a-z]{3}/.test(text);
}

/** Whether a list is a row. `[9]` in `grid[9]` and `(a, b)` in `print(a, b)` are not. */
function isRow(list: string, before: string | undefined): boolean {
  const cells = listCells(list, 0);
  if (cells.length < SHORTEST_ROW && !list.includes(',')) return false;
  const isIndexOrCall = before !== undefined && /[\w\])>]/.test(before);
  if (!isIndexOrCall) return true;
  const isGrid = geometryOfSize(cells.length) ?? geometryOfCells(cells.length);
  return isGrid !== undefined && cells.every((cell) => cell.value !== WRONG);
}

/** Whether a line of code ends an array: it has more closing brackets than a row has. */
export function closesList(text: string): boolean {
  return rowsIn(text).length === 0 ? /[\]})]/.test(text) : /[\]})]\s*[\]})][\s\]}),;]*$/.test(text);
}

/**
 * Whether a line without rows belongs to the code around the lists: brackets, an import, a comment,
 * or a declaration that ends with `=` or an opening bracket.
 */
export function isCode(text: string): boolean {
  const line = text.trim();
  return (
    /^[[\]{}(),;\s]+\.?$/.test(line) ||
    startsArray(line) ||
    /^(?:\/\/|\/?\*|#)/.test(line) ||
    /^(?:import|from|using|package|return)\b/.test(line)
  );
}

/** Whether a line is a comment with the cells of a row, but not with the numbers of columns. */
export function isCommentedRow(text: string): boolean {
  const [, row] = /^\s*(?:\/\/|\*|#)\s*([\d._*?\s-]+)$/.exec(text) ?? [];
  const cells = row?.replaceAll(/\s/g, '') ?? '';
  return (
    geometryOfSize(cells.length) !== undefined && /[._*?0-]/.test(cells) && !/^0?1234/.test(cells)
  );
}

/** Whether a line ends with an opening bracket or `=`, so that rows may follow. */
export function startsArray(text: string): boolean {
  return /[[{(=]$/.test(text.trim());
}

/**
 * Whether a line is a list of cells, or a list of lists with all rows of a grid, with nothing but
 * code around it. A line that begins with a string of 16 cells or more is not a list but CSV.
 */
export function isList(text: string): boolean {
  let end = 0;
  for (const row of listsIn(text)) {
    const cells = listCells(row.text, row.index);
    const between = text.slice(end, row.index);
    if (cells.some((cell) => cell.value === WRONG)) return false;
    if (!(end === 0 ? BEFORE : BETWEEN).test(between)) return false;
    if (row.isPacked && end === 0 && between.trim() === '' && cells.length >= 16) return false;
    end = row.index + row.text.length;
  }
  return end > 0 && AFTER.test(text.slice(end).trim());
}

/** Code before the first row: brackets, a declaration, or a call such as `np.array(`. */
const BEFORE = /^(?:.*=)?[^"'=:,]*$/;
/** Code between two rows: brackets, commas, or a call such as `List.of(`. */
const BETWEEN = /^[\s[\]{}(),;\w.]*$/;
/** Code after the last row: brackets, `,`, `;`, `+`, a data type or a comment. */
const AFTER = /^[\]})\s]*(?:,\s*dtype=\S+)?[\]}),;+\\\s]*(?:(?:\/\/|\/\*|#).*)?$/;

/** The form of a row: numbers, symbols in quotes, or a string of symbols. */
export const listForm: RowForm = {
  ...spacedForm,
  read: (text, offset) => ({ cells: listCells(text, offset) }),
};

/** Reads the cells of a row. Empty quotes, `None` and `null` are blanks. */
export function listCells(text: string, offset: number): Cell[] {
  const [, , packed = ''] = /^(["'`])([^"'`]*)\1$/.exec(text.trim()) ?? [];
  if (isPackedRow(packed)) {
    const start = text.indexOf(packed);
    return Array.from({ length: packed.length }, (_, at) => {
      const cell = symbolCell(text, start + at);
      return { ...cell, column: offset + cell.column };
    });
  }
  if (HOLE.test(text)) return cellsWithHoles(text, offset);
  return Array.from(text.matchAll(CELL), ({ 0: written, index }) => {
    const word = written.replaceAll(/["']/g, '').trim();
    return { value: valueIn(word), column: offset + index + 1, text: word };
  });
}

/** A comma without a cell before it, as in `[5,,3]`. JavaScript calls this blank a hole. */
const HOLE = /[[{(,]\s*,/;

/** Reads a row in which blanks are holes. The last cell is a hole too if a comma comes before it. */
function cellsWithHoles(text: string, offset: number): Cell[] {
  const from = Math.max(...Array.from('[{(', (bracket) => text.lastIndexOf(bracket))) + 1;
  const length = text.slice(from).search(/[\]})]|$/);
  let index = from;
  return text
    .slice(from, from + length)
    .split(',')
    .map((field) => {
      const word = field.replaceAll(/["']/g, '').trim();
      const column = offset + index + field.search(/\S|$/) + 1;
      index += field.length + 1;
      return { value: valueIn(word), column, text: word };
    });
}

function valueIn(word: string): number {
  return word === '' ? 0 : (numberOf(word) ?? WRONG);
}
