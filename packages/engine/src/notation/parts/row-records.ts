import {
  type Geometry,
  geometry as geometryOf,
  geometryOfSize,
  isBoxShape,
  MAX_SIZE,
  USUAL_SIZES,
} from '../../grid/geometry.ts';
import type { NotationReader, NotationResult } from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { errorOf, failure } from './fault.ts';
import { type Row, type RowForm, WRONG } from './row.ts';
import { shown, visibleText } from './symbol.ts';

/**
 * Joins rows into records. The size of a record is the length of most of its rows, so a row of a
 * wrong length affects only its own record. A record of size n closes after n rows, or at an empty
 * line. An invalid record gives one error, when it closes.
 */
export class RowRecords implements NotationReader {
  protected readonly form: RowForm;
  private readonly geometry: Geometry | undefined;
  private readonly closes: 'when full' | 'at end';
  private rows: Row[] = [];
  /** The number of rows after the first MAX_SIZE + 1. They are counted but not kept. */
  private surplus = 0;
  /** The shape of the previous record. */
  private before: Geometry | undefined;
  /**
   * Whether the latest line was not a row. Consecutive lines that are not rows are reported as one
   * error.
   */
  private strayReported = false;

  /** @param closes What closes a record. With `at end`, only a call of `end` closes it. */
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

  /** @param offset The position of `text` in its line, if the line has several rows. */
  line(text: string, number: number, offset = 0): NotationResult | undefined {
    if (this.isEmpty(text)) return this.emptyLine(number);
    const row = this.form.read(text, offset);
    return row && this.add({ line: number, end: offset + text.trimEnd().length + 1, ...row });
  }

  broken(error: NotationError): NotationResult | undefined {
    if (this.closes === 'when full' && !this.open) return failure(error);
    return this.add({ line: error.line, cells: [], end: 1, error });
  }

  end(): NotationResult | undefined {
    this.strayReported = false;
    return this.open ? this.close() : undefined;
  }

  /** Whether a line is empty, which ends a record. */
  protected isEmpty(text: string): boolean {
    return text.trim() === '';
  }

  /**
   * Called when a record closes. Returns its rows, without the text that turns out not to belong to
   * a cell.
   */
  protected fitted(rows: readonly Row[]): readonly Row[] {
    return rows;
  }

  private emptyLine(line: number): NotationResult | undefined {
    if (this.closes === 'when full') return this.end();
    if (!this.open || this.isFull()) return undefined;
    const error = errorOf('structure', line, 1, { id: 'row' }, { id: 'empty-line' });
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

  /** Returns a row with an error instead of cells, for a row that is too long for any grid. */
  private withoutCells(row: Row): Row {
    const error = this.errorIn(row, this.shape() ?? this.before)!;
    return { line: row.line, cells: [], end: row.end, error };
  }

  /** Whether a line is not a row: it has an invalid symbol, and no grid has rows of this length. */
  private isStray(row: Row): boolean {
    return row.cells.some((cell) => cell.value === WRONG) && !this.shapeOf(row);
  }

  private close(): NotationResult {
    const rows = this.fitted(this.rows);
    const shape = this.shape(rows);
    const error = shape ? this.errorAmong(rows, shape) : this.errorIn(rows[0], undefined);
    this.rows = [];
    this.surplus = 0;
    this.before = shape ?? this.before;
    if (error || !shape) return failure(error!);
    const cells = rows.flatMap((row) => row.cells);
    return { ok: true, record: { line: rows[0].line, ...this.form.record(shape, cells) } };
  }

  /**
   * The shape of most rows. If several shapes are equally frequent, prefers the shape of the
   * previous record, and otherwise the shape that comes first.
   */
  private shape(rows: readonly Row[] = this.rows): Geometry | undefined {
    const votes = new Map<Geometry, number>();
    for (const row of rows) {
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
    const expected = { id: 'rows', count: shape.size } as const;
    const found = { id: 'rows', count: rows.length + this.surplus } as const;
    const { line, end } = rows[Math.min(rows.length, shape.size + 1) - 1];
    return errorOf('length', line, rows.length > shape.size ? 1 : end, expected, found);
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
      const sizes = shape ? [shape.size] : USUAL_SIZES;
      const found = { id: 'cells', count: cells.length } as const;
      return errorOf('length', line, end, { id: 'row-of-cells', sizes }, found);
    }
    for (const cell of cells) {
      const past = form.past(cell, shape.size);
      if (!past) continue;
      const expected = { id: 'digit', symbols: form.digits(shape.size) } as const;
      return errorOf('digit', line, past.column, expected, quoted(past.text));
    }
    return undefined;
  }
}

/** Errors quote at most this many characters of a cell. */
const SHOWN = 12;

function quoted(text: string): Phrase {
  const characters = Array.from(text);
  if (characters.length === 1) return shown(text);
  const start = characters.slice(0, SHOWN).map(visibleText).join('');
  return verbatim(`"${start}${characters.length > SHOWN ? '…' : ''}"`);
}
