import { MAX_SIZE } from '../../grid/geometry.ts';
import { defineNotation, type Notation, type NotationResult } from '../notation.ts';
import { type Cell, partsOf, type Row, type RowForm, recordText, WRONG } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { numberOf, spacedForm } from './spaced.ts';

/**
 * The grid of a spreadsheet: one row per line, with commas, semicolons or tabs between the cells.
 */
export const table: Notation = defineNotation({
  id: 'table',
  summary: 'a spreadsheet: one row per line, as 5,3,,,7,,,, (also ; or tabs)',
  reader: (geometry) => new TableRecords(tableForm, geometry),
  format: ({ givens: { geometry, digits } }, index) =>
    recordText(
      partsOf(
        Array.from(digits, (digit) => (digit === 0 ? '' : `${digit}`)),
        geometry.size,
      ).map((row) => row.join(',')),
      index,
    ),
});

const tableForm: RowForm = {
  ...spacedForm,
  read: (text, offset) => ({ cells: tableCells(text, offset) }),
};

/**
 * Whether a line is a row of a grid of one of these sizes. A row with tabs must have a blank,
 * because a full row with tabs is read as the notation `spaced`.
 */
export function isTableRow(text: string, sizes: readonly number[]): boolean {
  if (!/[,;\t]/.test(text)) return false;
  const cells = tableCells(text, 0);
  const size = cells.length;
  if (!/[,;]/.test(text) && !cells.some(isBlank)) return false;
  const side = Math.sqrt(size);
  if (size > MAX_SIZE && sizes.includes(side)) {
    return cells.every(({ value }) => value !== WRONG && value <= side);
  }
  const isSized = sizes.includes(size) || (sizes.includes(size - 1) && isBlank(cells.at(-1)!));
  return isSized && cells.every(({ value }) => value !== WRONG && value <= size);
}

/** Reads the cells of a row. An empty field is a blank. Quotes around a field are ignored. */
function tableCells(text: string, offset: number): Cell[] {
  const separator = /\t/.exec(text)?.[0] ?? /;/.exec(text)?.[0] ?? ',';
  let index = offset;
  return text.split(separator).map((field) => {
    const written = field
      .trim()
      .replace(/^"([^"]*)"$/, '$1')
      .trim();
    const column = index + Math.max(field.indexOf(written), 0) + 1;
    index += field.length + 1;
    return { value: written === '' ? 0 : (numberOf(written) ?? WRONG), column, text: written };
  });
}

function isBlank(cell: Cell): boolean {
  return cell.text === '';
}

/**
 * Reads the rows of a spreadsheet. A blank row after a grid separates this grid from the next one.
 * But if the next grid is one row short, the blank row is its first row. If every row has a comma,
 * semicolon or tab after its last cell, this character is ignored.
 */
class TableRecords extends RowRecords {
  /** Whether the latest line was the last row of a grid. */
  private isAfterGrid = false;
  /** The latest blank row between two grids. */
  private separator: Row | undefined;

  override line(text: string, number: number): NotationResult | undefined {
    const isBlankRow = tableCells(text, 0).every(isBlank);
    if (this.isAfterGrid && isBlankRow && !this.isEmpty(text)) {
      this.separator = { line: number, end: text.length + 1, cells: tableCells(text, 0) };
      return undefined;
    }
    const result = super.line(text, number);
    this.isAfterGrid = result !== undefined && !this.isEmpty(text);
    return result;
  }

  protected override isEmpty(text: string): boolean {
    return text.trim() === '' && !text.includes('\t');
  }

  protected override fitted(rows: readonly Row[]): readonly Row[] {
    const { separator } = this;
    this.separator = undefined;
    const size = rows[0].cells.length;
    if (rows.length !== size - 1) return rows;
    if (separator?.cells.length === size) return [separator, ...rows];
    if (!rows.every(({ cells }) => cells.length === size && isBlank(cells[size - 1]))) return rows;
    return rows.map((row) => ({ ...row, cells: row.cells.slice(0, -1) }));
  }
}
