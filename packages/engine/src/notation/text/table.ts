import { type Geometry, MAX_SIZE, USUAL_SIZES } from '../../grid/geometry.ts';
import { defineNotation, type Notation, type NotationResult } from '../notation.ts';
import { type Cell, partsOf, type Row, type RowForm, recordText, WRONG } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { numberOf, spacedForm } from './spaced.ts';
import {
  fieldIn,
  type NamedRow,
  namedRow,
  type TableNames,
  tableNames,
  tableSeparator,
} from './table-names.ts';

/**
 * The grid of a spreadsheet: one row per line, with commas, semicolons or tabs between the cells.
 */
export const table: Notation = defineNotation({
  id: 'table',
  summary: 'a spreadsheet: one row per line, as 5,3,,,7,,,, (also ; or tabs)',
  inRows: true,
  reader: (geometry) => new TableRecords(geometry),
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

export function areTableCells(text: string, count: number): boolean {
  const cells = tableCells(text, 0);
  const size = count > MAX_SIZE ? Math.sqrt(count) : count;
  return cells.length === count && cells.every(({ value }) => value !== WRONG && value <= size);
}

/** Reads the cells of a row. An empty field is a blank. Quotes around a field are ignored. */
function tableCells(text: string, offset: number): Cell[] {
  let index = offset;
  return text.split(tableSeparator(text) ?? ',').map((field) => {
    const written = fieldIn(field);
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
 *
 * Names of columns above a grid are no row, and names of rows before their cells are no cells. A
 * line may be either, as `,1,2,3,…`: the next line decides.
 */
class TableRecords extends RowRecords {
  private readonly sizes: readonly number[];
  /** Whether the latest line was the last row of a grid. */
  private isAfterGrid = false;
  /** The latest blank row between two grids. */
  private separator: Row | undefined;
  /** A line that may have the names of the columns. */
  private heading: { readonly text: string; readonly number: number } | undefined;
  /** The names above the latest rows, and the places of the first and the latest row by their names. */
  private names: TableNames | undefined;
  private places: { readonly first: number; readonly latest: number } | undefined;

  constructor(geometry: Geometry | undefined) {
    super(tableForm, geometry);
    this.sizes = geometry ? [geometry.size] : USUAL_SIZES;
  }

  override line(text: string, number: number): NotationResult | undefined {
    if (this.isHeading(text)) {
      this.readHeading();
      this.part();
      this.heading = { text, number };
      return this.more();
    }
    if (this.heading && !this.isEmpty(text)) this.settleHeading(text);
    const row = this.names && this.cellsOf(text, this.names);
    const isBlankRow = tableCells(text, 0).every(isBlank);
    if (this.names?.hasCorner && isBlankRow) {
      this.read('', number);
      return this.more();
    }
    if (this.isAfterGrid && isBlankRow && !this.isEmpty(text)) {
      this.separator = { line: number, end: text.length + 1, cells: tableCells(text, 0) };
      return this.more();
    }
    if (row) this.read(text.slice(row.from, row.to), number, row.from);
    else this.read(text, number);
    const result = this.more();
    this.isAfterGrid = result !== undefined && !this.isEmpty(text);
    return result;
  }

  override end(): NotationResult | undefined {
    this.readHeading();
    return super.end();
  }

  protected override isEmpty(text: string): boolean {
    return text.trim() === '' && !text.includes('\t');
  }

  protected override fitted(rows: readonly Row[]): readonly Row[] {
    const { separator } = this;
    this.separator = undefined;
    const size = rows[0].cells.length;
    const isEven = rows.every(({ cells }) => cells.length === size);
    if (rows.length !== size - 1 || !isEven) return rows;
    const [first] = rows[0].cells;
    const isNumbered =
      /^[01]$/.test(first.text) &&
      rows.every(({ cells: [cell] }, at) => cell.text === `${first.value + at}`);
    if (isNumbered) return rows.map((row) => ({ ...row, cells: row.cells.slice(1) }));
    if (separator?.cells.length === size) return [separator, ...rows];
    if (!rows.every(({ cells }) => isBlank(cells[size - 1]))) return rows;
    return rows.map((row) => ({ ...row, cells: row.cells.slice(0, -1) }));
  }

  /** Whether a line has names of columns, and is no row below such names. */
  private isHeading(text: string): boolean {
    if (this.open && !this.names) return false;
    const names = this.heading ? tableNames(this.heading.text, this.sizes) : this.names;
    const place = names && namedRow(text, names)?.place;
    const isNext = place !== undefined && (this.heading ? place < 2 : place === this.nextPlace);
    return !isNext && tableNames(text, this.sizes) !== undefined;
  }

  /** Decides whether the line above has names, by the first line below it. */
  private settleHeading(text: string): void {
    const names = tableNames(this.heading!.text, this.sizes)!;
    const row = namedRow(text, names);
    if (row && (row.place === undefined || row.place < 2)) {
      this.heading = undefined;
      this.names = names;
      this.places = undefined;
    } else this.readHeading();
  }

  /** Reads the line above as a row. */
  private readHeading(): void {
    const { heading } = this;
    this.heading = undefined;
    this.names = undefined;
    if (heading) this.read(heading.text, heading.number);
  }

  private get nextPlace(): number | undefined {
    return this.places && this.places.latest + 1;
  }

  /** The cells of a row below names. Its own name counts on from the row before or begins again. */
  private cellsOf(text: string, names: TableNames): NamedRow | undefined {
    const row = namedRow(text, names);
    if (row?.place === undefined) return row;
    const { first, latest } = this.places ?? { first: row.place, latest: row.place - 1 };
    if (row.place !== latest + 1 && row.place !== first) return undefined;
    this.places = { first, latest: row.place };
    return row;
  }
}
