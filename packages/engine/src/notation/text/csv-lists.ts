import { MAX_SIZE } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { likelyCells } from '../parts/parted-cells.ts';
import { type Cell, WRONG } from '../parts/row.ts';
import { symbolOf } from '../parts/symbol.ts';
import { verbatim } from '../phrase.ts';
import type { CsvField } from './csv-fields.ts';
import { listCells, rowsIn } from './list-rows.ts';

// A field may have its cells as lists, for example "[[5, 3, 0, …], [6, 0, 0, …], …]".

export function isListField(line: string, { from }: CsvField): boolean {
  return line[from] === '[';
}

/** The cells of a field that is a list. */
export function fieldCells(line: string, { from, to }: CsvField): Cell[] {
  // A quote within a quoted field is written twice.
  const text = line.slice(from, to).replaceAll('""', ' "');
  return rowsIn(text).flatMap((row) => listCells(row.text, from + row.index));
}

/** Writes cells as symbols without separators. A cell without a symbol becomes `!`. */
export function packedText(cells: readonly Cell[]): string {
  return cells
    .map(({ value }) => (value === WRONG || value > MAX_SIZE ? '!' : symbolOf(value)))
    .join('');
}

/**
 * Reads a grid from `text.slice(from, to)` of a field, also if its rows are parted, or from its list.
 * `read` reads the symbols.
 */
export function readField(
  line: string,
  field: CsvField,
  read: (text: string, from: number, to: number) => Grid | Fault,
): Grid | Fault {
  if (!isListField(line, field)) {
    const packed = read(line, field.from, field.to);
    const parted = isFault(packed) ? likelyCells(line.slice(field.from, field.to)) : undefined;
    if (!parted) return packed;
    const grid = read(parted.text, 0, parted.text.length);
    return isFault(grid) ? { ...grid, index: field.from + parted.place(grid.index) } : grid;
  }
  const cells = fieldCells(line, field);
  const text = packedText(cells);
  const grid = read(text, 0, text.length);
  if (!isFault(grid)) return grid;
  const cell: Cell | undefined = cells[grid.index];
  if (!cell) return { ...grid, index: field.to };
  return { ...grid, index: cell.column - 1, found: verbatim(`"${cell.text}"`) };
}
