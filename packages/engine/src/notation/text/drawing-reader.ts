import type { Geometry } from '../../grid/geometry.ts';
import type { NotationReader, NotationResult } from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { isBorder, isHeaderRule, isRule } from '../parts/aside.ts';
import { drawnCells } from '../parts/drawn-cells.ts';
import { symbolCells } from '../parts/frame.ts';
import { digitCells, type Row, type RowForm } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import type { Skipped } from '../skipped-lines.ts';

/**
 * Reads drawn grids in two ways at once: every cell is a character (`plain`), or blank cells are
 * spaces (`spaced`). If both ways work, `plain` is used.
 */
export class DrawingReader implements NotationReader {
  private readonly plain: RowRecords;
  private readonly spaced: SpacedRecords;
  /** Errors of `plain` in lines that `spaced` can perhaps read. */
  private errors: NotationResult[] = [];
  /** The results that `more` will return next. */
  private results: NotationResult[] = [];

  constructor(plain: RowRecords, geometry: Geometry | undefined) {
    this.plain = plain;
    this.spaced = new SpacedRecords(geometry);
  }

  get skipped(): Skipped | undefined {
    return this.plain.skipped;
  }

  line(text: string, number: number): NotationResult | undefined {
    return this.settle(
      all(this.plain, this.plain.line(text, number)),
      all(this.spaced, this.spaced.line(text, number)),
    );
  }

  more(): NotationResult | undefined {
    return this.results.shift();
  }

  broken(error: NotationError): NotationResult | undefined {
    return this.settle(
      all(this.plain, this.plain.broken(error)),
      all(this.spaced, this.spaced.broken(error)),
    );
  }

  end(): NotationResult | undefined {
    return this.settle(all(this.plain, this.plain.end()), all(this.spaced, this.spaced.end()));
  }

  /** Whether an error in the spaced way counts. A wrong length does not while the plain way may work. */
  private isOfSpaced({ code }: NotationError): boolean {
    return this.spaced.hadSpaces && (code !== 'length' || !this.plain.open);
  }

  private settle(
    plain: readonly NotationResult[],
    spaced: readonly NotationResult[],
  ): NotationResult | undefined {
    if (plain.some(({ ok }) => ok)) {
      this.results.push(...this.errors, ...plain);
      this.errors = [];
      this.spaced.forget();
    } else if (spaced.some((result) => result.ok || this.isOfSpaced(result.error))) {
      this.results.push(...spaced);
      this.errors = [];
      this.plain.forget();
      this.spaced.hadSpaces = false;
    } else {
      this.errors.push(...plain);
      if (!this.spaced.open) this.results.push(...this.errors.splice(0));
    }
    return this.more();
  }
}

/** All results of the latest line. */
function all(reader: RowRecords, first: NotationResult | undefined): NotationResult[] {
  const results: NotationResult[] = [];
  for (let result = first; result; result = reader.more()) results.push(result);
  return results;
}

interface BlankRow {
  readonly text: string;
  readonly number: number;
}

/** Reads drawings in which blank cells are spaces. */
class SpacedRecords extends RowRecords {
  /** Whether most rows of the latest record had a cell that is a space. */
  hadSpaces = false;
  /** The number of rows with a cell that is a space. */
  private rowsWithSpaces = 0;
  /** The latest line, if it is a blank row. */
  private blank: BlankRow | undefined;
  /**
   * A blank row before a border: the first row of a grid with a border below each row, or the empty
   * header of a Markdown table.
   */
  private first: Row | undefined;
  /** Whether the record has a border that is not below the header of a Markdown table. */
  private isBordered = false;

  constructor(geometry: Geometry | undefined) {
    super(spacedForm(geometry), geometry);
  }

  protected override read(text: string, number: number): void {
    const { blank } = this;
    this.blank = undefined;
    const cells = isBorder(text) ? undefined : this.form.read(text, 0)?.cells;
    const isTable = isHeaderRule(text) && !this.isBordered;
    if (blank && (this.open ? isTable : isBorder(text) || isRule(text))) {
      if (this.open) this.part();
      const { cells: row } = this.form.read(blank.text, 0)!;
      this.first = { line: blank.number, end: blank.text.length + 1, cells: row };
      this.isBordered = !isHeaderRule(text);
      return;
    }
    if (this.open && isBorder(text) && /[|+]/.test(text)) this.isBordered = true;
    if (blank) this.readBlank(blank);
    if (cells && cells.length > 0 && cells.every((cell) => cell.text === '')) {
      this.blank = { text, number };
      return;
    }
    if (cells?.some((cell) => cell.text === '')) this.rowsWithSpaces++;
    super.read(text, number);
  }

  override end(): NotationResult | undefined {
    if (this.blank) this.readBlank(this.blank);
    this.blank = undefined;
    return super.end();
  }

  private readBlank({ text, number }: BlankRow): void {
    this.rowsWithSpaces++;
    super.read(text, number);
  }

  protected override fitted(rows: readonly Row[]): readonly Row[] {
    const { first, isBordered } = this;
    this.hadSpaces = 2 * this.rowsWithSpaces > rows.length;
    this.rowsWithSpaces = 0;
    this.first = undefined;
    const size = rows[0].cells.length;
    const isRow = isBordered && first?.cells.length === size && rows.length === size - 1;
    return isRow ? [first, ...rows] : rows;
  }
}

function spacedForm(geometry: Geometry | undefined): RowForm {
  return {
    ...digitCells,
    read(text) {
      if (isBorder(text)) return undefined;
      return { cells: drawnCells(text, geometry) ?? symbolCells(text).cells };
    },
  };
}
