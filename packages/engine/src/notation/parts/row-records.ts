import {
  type Geometry,
  geometry as geometryOf,
  geometryOfSize,
  isBoxShape,
  MAX_SIZE,
  USUAL_SIZES,
} from '../../grid/geometry.ts';
import type {
  NotationError,
  NotationErrorCode,
  NotationReader,
  NotationResult,
} from '../notation.ts';
import { counted, failure } from './fault.ts';
import { type Row, type RowForm, WRONG } from './row.ts';
import { shown } from './symbol.ts';

/**
 * Assembles records from rows. The size of a record is the length of most of its rows. A record of
 * size n is full when it has n rows. So a row of a wrong length invalidates only its own record. An
 * empty line closes the record early. An invalid record reports only one error, when it closes.
 */
export class RowRecords implements NotationReader {
  private readonly form: RowForm;
  private readonly geometry: Geometry | undefined;
  private readonly closes: 'when full' | 'at end';
  private rows: Row[] = [];
  /**
   * The number of rows that were not kept, because the record has more rows than the largest grid.
   */
  private surplus = 0;
  /** The shape of the previous record. It breaks a tie between shapes that have equally many rows. */
  private before: Geometry | undefined;
  /**
   * Whether the current run of lines that are not rows has been reported. The whole run is one error.
   */
  private strayReported = false;

  /** @param closes When a record closes. Notations with headers use `at end`. */
  constructor(
    form: RowForm,
    geometry: Geometry | undefined,
    closes: 'when full' | 'at end' = 'when full',
  ) {
    this.form = form;
    this.geometry = geometry;
    this.closes = closes;
  }

  /** Whether a record has begun. */
  get open(): boolean {
    return this.rows.length > 0;
  }

  line(text: string, number: number): NotationResult | undefined {
    if (text.trim() === '') return this.emptyLine(number);
    const row = this.form.read(text, number);
    return row && this.add(row);
  }

  broken(error: NotationError): NotationResult | undefined {
    if (this.closes === 'when full' && !this.open) return failure(error);
    return this.add({ line: error.line, cells: [], end: 1, error });
  }

  end(): NotationResult | undefined {
    this.strayReported = false;
    return this.open ? this.close() : undefined;
  }

  private emptyLine(line: number): NotationResult | undefined {
    if (this.closes === 'when full') return this.end();
    if (!this.open || this.isFull()) return undefined;
    const error = errorOf('structure', line, 1, 'a row', 'an empty line');
    return this.add({ line, cells: [], end: 1, error });
  }

  private add(row: Row): NotationResult | undefined {
    if (this.closes === 'when full' && !this.open && this.isStray(row)) {
      if (this.strayReported) return undefined;
      this.strayReported = true;
      return failure(this.errorIn(row, this.before)!);
    }
    this.strayReported = false;
    if (this.rows.length > MAX_SIZE) this.surplus++;
    else this.rows.push(row.cells.length > MAX_SIZE ? this.withoutCells(row) : row);
    return this.closes === 'when full' && this.isFull() ? this.close() : undefined;
  }

  private isFull(): boolean {
    return this.rows.length >= (this.shape()?.size ?? MAX_SIZE);
  }

  /** Returns a row that is too long for any size without its cells, but with an error. */
  private withoutCells(row: Row): Row {
    const error = this.errorIn(row, this.shape() ?? this.before)!;
    return { line: row.line, cells: [], end: row.end, error };
  }

  /**
   * Whether a line between records is not a row. Such a line has an invalid symbol, and no grid has
   * rows of its length.
   */
  private isStray(row: Row): boolean {
    return row.cells.some((cell) => cell.value === WRONG) && !this.shapeOf(row);
  }

  private close(): NotationResult {
    const { rows } = this;
    const shape = this.shape();
    const error = shape ? this.errorAmong(rows, shape) : this.errorIn(rows[0], undefined);
    this.rows = [];
    this.surplus = 0;
    this.before = shape ?? this.before;
    if (error || !shape) return failure(error!);
    const values = rows.flatMap((row) => row.cells.map((cell) => cell.value));
    return { ok: true, record: { ...this.form.record(shape, values), line: rows[0].line } };
  }

  /**
   * Returns the shape of most rows. In a tie, the shape of the previous record wins if it is among
   * the tied shapes. Otherwise the shape that appears first wins.
   */
  private shape(): Geometry | undefined {
    const votes = new Map<Geometry, number>();
    for (const row of this.rows) {
      const shape = this.shapeOf(row);
      if (shape) votes.set(shape, (votes.get(shape) ?? 0) + 1);
    }
    const most = Math.max(...votes.values());
    if (this.before && votes.get(this.before) === most) return this.before;
    return [...votes.keys()].find((shape) => votes.get(shape) === most) ?? this.geometry;
  }

  private shapeOf({ cells: { length: size }, boxColumns = 0 }: Row): Geometry | undefined {
    if (this.geometry) return this.geometry.size === size ? this.geometry : undefined;
    const boxRows = size / boxColumns;
    return isBoxShape(boxRows, boxColumns) ? geometryOf(boxRows, boxColumns) : geometryOfSize(size);
  }

  private errorAmong(rows: readonly Row[], shape: Geometry): NotationError | undefined {
    for (const row of rows) {
      const error = this.errorIn(row, shape);
      if (error) return error;
    }
    if (rows.length === shape.size) return undefined;
    const found = counted(rows.length + this.surplus, 'row');
    const { line, end } = rows[Math.min(rows.length, shape.size + 1) - 1];
    return errorOf('length', line, rows.length > shape.size ? 1 : end, `${shape.size} rows`, found);
  }

  private errorIn(row: Row, shape: Geometry | undefined): NotationError | undefined {
    const { form } = this;
    const { line, cells, end } = row;
    if (row.error) return row.error;
    const wrong = cells.find((cell) => cell.value === WRONG);
    if (wrong) {
      return errorOf('symbol', line, wrong.column, form.expected(shape?.size), quoted(wrong.text));
    }
    if (cells.length !== shape?.size) {
      const sizes = shape ? `${shape.size}` : ANY_SIZE;
      return errorOf('length', line, end, `a row of ${sizes} cells`, counted(cells.length, 'cell'));
    }
    for (const cell of cells) {
      const past = form.past(cell, shape.size);
      if (!past) continue;
      const expected = `a digit ${form.digits(shape.size)}`;
      return errorOf('digit', line, past.column, expected, quoted(past.text));
    }
    return undefined;
  }
}

/** All sizes, worded for an error: "4, 6, … 20 or 25". */
const ANY_SIZE = USUAL_SIZES.join(', ').replace(/, (\d+)$/, ' or $1');

/** The maximum number of characters of a cell that an error quotes. */
const SHOWN = 12;

function quoted(text: string): string {
  const characters = Array.from(text);
  if (characters.length === 1) return shown(text);
  return `"${characters.slice(0, SHOWN).map(plain).join('')}${characters.length > SHOWN ? '…' : ''}"`;
}

/** Returns the character if it is visible. Otherwise returns its code point. */
function plain(character: string): string {
  const name = shown(character);
  return name.startsWith('"') ? character : name;
}

function errorOf(
  code: NotationErrorCode,
  line: number,
  column: number,
  expected: string,
  found: string,
): NotationError {
  return { code, line, column, expected, found };
}
