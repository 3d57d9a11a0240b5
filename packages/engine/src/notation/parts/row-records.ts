import { type Geometry, geometryOfCells, geometryOfSize, MAX_SIZE } from '../../grid/geometry.ts';
import type { NotationReader, NotationResult } from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { type Skipped, SkippedLines } from '../skipped-lines.ts';
import { isDots, isName, isNumber, isProse, isRule, isTitle } from './aside.ts';
import { BandGaps } from './band-gaps.ts';
import { errorOf, failure } from './fault.ts';
import { hasBars } from './frame.ts';
import { isInLetters, keptSymbols, type Symbols } from './letters.ts';
import { areLikeNumbers, areNumbers } from './numbers.ts';
import {
  blankOf,
  inLetters,
  isColumnNumbers,
  isReadable,
  isRuleRow,
  packedForm,
  partsOf,
  type Row,
  type RowForm,
  symbolsOf,
  textOf,
  withoutBullets,
} from './row.ts';
import { errorAmong, errorIn } from './row-errors.ts';
import { RowLead } from './row-lead.ts';
import { RowShapes } from './row-shapes.ts';

/**
 * Joins rows into records. A record of size n closes after n rows. A line that is no row ends a
 * record: a sentence, a number, dashes, an empty line. So no record has rows that something else
 * parted, except that gaps (empty lines, dashes, borders) may part its bands.
 *
 * The size of a record is the length of most of its rows, so a row of a wrong length affects only
 * its own record. An invalid record gives one error, when it closes.
 */
export class RowRecords implements NotationReader {
  protected readonly form: RowForm;
  private readonly shapes: RowShapes;
  private readonly closes: 'when full' | 'at end';
  protected readonly aside: SkippedLines = new SkippedLines();
  private rows: Row[] = [];
  /** The number of rows after the first MAX_SIZE + 1. They are counted but not kept. */
  private surplus = 0;
  private readonly lead = new RowLead();
  private readonly gaps = new BandGaps();
  /** Whether dashes after a record have turned out to part records. */
  private rulesPart = false;
  /** Whether the latest line was the last row of a record, or a gap. */
  private after: 'record' | 'gap' | undefined;
  /** The rows of the previous record, if they are numbers. */
  private numbers: readonly string[] = [];
  /** The symbols of the previous record, if they are not 1–9 A–P. */
  private symbols: Symbols | undefined;
  /** The signs for a blank in all rows so far. */
  private readonly blanks = new Set<string>();
  /** The results that `more` will return next. */
  private readonly results: NotationResult[] = [];

  /** @param closes What closes a record. With `at end`, only a call of `end` closes it. */
  constructor(
    form: RowForm,
    geometry: Geometry | undefined,
    closes: 'when full' | 'at end' = 'when full',
  ) {
    this.form = form;
    this.shapes = new RowShapes(geometry);
    this.closes = closes;
  }

  get skipped(): Skipped | undefined {
    return this.aside.all;
  }

  /** Whether a record has begun. */
  get open(): boolean {
    return this.rows.length > 0;
  }

  line(text: string, number: number): NotationResult | undefined {
    this.read(text, number);
    return this.more();
  }

  more(): NotationResult | undefined {
    return this.results.shift();
  }

  broken(error: NotationError): NotationResult | undefined {
    if (this.closes === 'when full' && !this.open) return failure(error);
    this.add({ line: error.line, cells: [], end: 1, error });
    return this.more();
  }

  end(): NotationResult | undefined {
    this.joinHeader();
    this.part();
    return this.more();
  }

  /** Forgets the open record. */
  forget(): void {
    this.rows = [];
    this.lead.clear();
    this.surplus = 0;
    this.gaps.end(false);
  }

  /** @param offset The position of `text` in its line, if the line has several rows. */
  protected read(text: string, number: number, offset = 0): void {
    const read = this.isEmpty(text) ? undefined : this.form.read(text, offset);
    const end = offset + text.trimEnd().length + 1;
    const barred = hasBars(text) ? text.trim().length : undefined;
    const row = read && { line: number, end, barred, ...read };
    if (this.closes === 'when full') this.readLine(text, number, row);
    else if (!this.open || this.isFull()) this.readAround(text, number, row);
    else if (row && isRule(text) && !this.isBlank(row)) return;
    else if (row) this.rows.push(row);
    else if (this.isEmpty(text) && !this.isBandEnd()) this.addEmpty(number);
  }

  /** Ends the record, if one is open. */
  protected part(): void {
    if (this.isFullWithLead()) this.rows.unshift(...this.lead.take(this.missing));
    else if (this.open) this.joinHeader();
    for (const { row, text } of this.lead.clear()) {
      if (!isRule(text)) this.aside.add(row.line, text);
      else if (this.isFull()) this.rulesPart = true;
    }
    if (this.open) this.close();
  }

  /** Whether a line is empty. */
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

  /** Reads a line before the first or after the last row of a record that closes at its end. */
  private readAround(text: string, number: number, row: Row | undefined): void {
    if (!row || isRule(text)) return;
    const isRow = isInLetters(text.trim(), row.cells.length) || isReadable(row);
    const isCount = isNumber(text) && !this.shapes.ofRow(row);
    if (isCount || (!isRow && isProse(text))) this.aside.add(number, text);
    else if (this.rows.length > MAX_SIZE) this.surplus++;
    else this.rows.push(row);
  }

  private addEmpty(line: number): void {
    const error = errorOf('structure', line, 1, { id: 'row' }, { id: 'empty-line' });
    this.rows.push({ line, cells: [], end: 1, error });
  }

  private readLine(text: string, number: number, row: Row | undefined): void {
    const { length } = row?.cells ?? [];
    // The header of a Markdown table may be empty.
    if (row && length === 0 && !this.open) return;
    if (!row) this.addGap(text);
    else if (length > MAX_SIZE && geometryOfCells(length) && !isRule(text)) this.addGrid(row);
    else if (isRule(text) && length !== (this.shape() ?? geometryOfSize(length))?.size) {
      this.addGap(text);
    } else if (this.isAside(text, row)) {
      this.part();
      this.aside.add(number, text);
      this.after = 'gap';
    } else if (this.mayBeRow(text, row)) {
      if (this.open) this.part();
      if (isRule(text) && this.rulesPart && this.after === 'record') this.after = 'gap';
      else this.lead.add(row, text);
    } else if (isRule(text) && !this.isBlank(row)) this.addGap(text);
    else this.add(row);
  }

  /** Whether a line is a sentence, a number in a record, or has a sign and a length of no row. */
  private isAside(text: string, row: Row): boolean {
    const { size = 0 } = this.shape() ?? {};
    const isSized = row.cells.length === size;
    const isOfNoSize = this.open ? row.cells.length > size + 1 : !this.shapes.ofRow(row);
    if (isOfNoSize && isDots(text)) return true;
    if (this.isShort && row.cells.length + 1 < size && isNumber(text)) return true;
    if (!isSized && (isTitle(text) || isName(text))) return true;
    if (!this.shapes.ofRow(row) && isProse(text)) return true;
    if (isReadable(row)) return false;
    if (isInLetters(text.trim(), row.cells.length)) return false;
    return isProse(text) || (!this.isShort && !isNumber(text) && !this.shapes.ofRow(row));
  }

  /** Whether a line before the first row of a record may be a row or not. */
  private mayBeRow(text: string, row: Row): boolean {
    const { cells } = row;
    if (this.isShort) return false;
    const words = text.trim().split(/\s+/).length;
    if (isNumber(text) && (cells.length < 4 || words !== cells.length)) return true;
    if (cells.length !== (this.shapes.given ?? geometryOfSize(cells.length))?.size) return false;
    if (isDots(text)) return !this.open && !this.lead.hasDots;
    if (isRule(text)) return this.blanks.size === 0 || this.blanks.has(cells[0].text);
    return isColumnNumbers(row);
  }

  /** Whether dashes are a row of blanks: the other rows of the record have this sign for a blank. */
  private isBlank({ cells: [{ text }], cells }: Row): boolean {
    if (cells.length !== this.shape()?.size) return false;
    const own = this.ownBlanks();
    return own.size > 0 ? own.has(text) : this.blanks.has(text);
  }

  /** The signs for a blank in the rows of the record. */
  private readonly ownBlanks = (): ReadonlySet<string> =>
    new Set(this.rows.flatMap(({ cells }) => cells.flatMap(blankOf)));

  /** Adds a line with all cells of a grid. */
  private addGrid(row: Row): void {
    this.part();
    const size = Math.sqrt(row.cells.length);
    for (const cells of partsOf(row.cells, size)) this.add({ ...row, cells });
    this.part();
  }

  private add(row: Row): void {
    this.cutAtGap();
    const isOther = row.cells.length !== this.shape()?.size && geometryOfSize(row.cells.length);
    if (this.open && this.after === 'gap' && isOther) this.part();
    const notes = this.open ? [] : this.lead.settle(row);
    for (const { row: other, text } of notes) if (!isRule(text)) this.aside.add(other.line, text);
    for (const { text, value } of row.cells) if (value === 0) this.blanks.add(text);
    if (this.rows.length > MAX_SIZE) this.surplus++;
    else this.rows.push(row.cells.length > MAX_SIZE ? this.withoutCells(row) : row);
    this.after = undefined;
    if (this.closes === 'at end') return;
    const { boxRows = 1, size = MAX_SIZE } = this.shape() ?? {};
    if (this.rows.length < size) return;
    const hasBorders = this.hasBorders(boxRows);
    if (this.rows.length === size) {
      const isUnsure = this.lead.length > 0 || hasBorders || this.gaps.isUnsure(size / boxRows);
      if (!isUnsure) this.close();
    } else if (hasBorders) {
      this.rows = this.rows.filter((one) => !isRuleRow(one));
      this.lead.clear();
    } else if (this.lead.length > 0) {
      // Nothing parts the rows from the next record, so nothing parts records here.
      const rest = this.rows.splice(size - this.lead.usable(this.lead.length, this.ownBlanks));
      this.part();
      for (const one of rest) this.add(one);
    }
  }

  /**
   * Whether dashes that may be rows of blanks turn out to be borders: they stand after every band,
   * and perhaps above the first.
   */
  private hasBorders(boxRows: number): boolean {
    const borders = this.rows.filter(isRuleRow).length;
    if (borders === 0 || borders + this.lead.length < 2) return false;
    const isBorder = (at: number): boolean => at % (boxRows + 1) === boxRows;
    return this.lead.areRules && this.rows.every((row, at) => isRuleRow(row) === isBorder(at));
  }

  /** Closes the record before the latest gap, if it turns out not to be in the record. */
  private cutAtGap(): void {
    const { boxRows = MAX_SIZE } = this.shape() ?? {};
    const end = this.gaps.cutBefore({ rows: this.rows.length, boxRows });
    if (end === undefined) return;
    const rest = this.rows.splice(end);
    this.part();
    this.rows = rest;
  }

  /** Reads an empty line, dashes or a border. The record goes on if it is between two bands. */
  private addGap(text: string): void {
    const { boxRows = 1 } = this.shape() ?? {};
    // `1 2 3 … 9` is the first row if a band ends here with it.
    if (this.open && (this.rows.length + 1) % boxRows === 0) this.joinHeader();
    const rows = this.rows.length;
    const { barred } = this.rows[0] ?? {};
    const isOver = this.isFull() || this.after === 'gap';
    // Column numbers may stand above the frame of a drawing.
    if (!this.open && text.trim() !== '') this.after = 'gap';
    else if (isOver || !this.gaps.add(text, { rows, boxRows, barred })) this.part();
    this.after = 'gap';
  }

  private isBandEnd(): boolean {
    return this.rows.length % (this.shape()?.boxRows ?? 1) === 0;
  }

  /** Whether a record has begun that needs more rows. */
  private get isShort(): boolean {
    return this.open && !this.isFull() && !this.isFullWithLead();
  }

  private isFull(): boolean {
    return this.rows.length >= (this.shape()?.size ?? MAX_SIZE);
  }

  /** How many rows the record is short of. */
  private get missing(): number {
    return (this.shape()?.size ?? 0) - this.rows.length;
  }

  /** Whether the record is short of rows, and has as many before it that may be rows. */
  private isFullWithLead(): boolean {
    const { lead, missing } = this;
    if (lead.length === 0 || !this.open || missing <= 0) return false;
    return lead.usable(missing, this.ownBlanks) === missing;
  }

  /** Makes `1 2 3 … 9` the first row of a record with too few rows. */
  private joinHeader(): void {
    const header = this.isFull() ? undefined : this.lead.takeHeader();
    if (header) this.rows.unshift(header);
  }

  /** Returns a row with an error instead of cells, for a row that is too long for any grid. */
  private withoutCells(row: Row): Row {
    const error = errorIn(row, this.form, this.shape() ?? this.shapes.before)!;
    return { line: row.line, cells: [], end: row.end, error };
  }

  private close(): void {
    const { form } = this;
    const isAsked = this.shapes.given && this.isFull();
    const isLike = form === packedForm && !isAsked && areLikeNumbers(this.rows);
    const texts = isLike ? this.rows.map(({ cells }) => textOf(cells)) : [];
    if (isLike && areNumbers([...this.numbers, ...texts])) {
      for (const [at, { line }] of this.rows.entries()) this.aside.add(line, texts[at]);
      this.numbers = texts;
      this.forget();
      return;
    }
    this.numbers = [];
    const written = withoutBullets(this.fitted(this.rows));
    const shape = this.shapes.ofMost(written);
    const isGrid = shape && form.hasDigits && written.length === shape.size;
    const symbols = isGrid ? symbolsOf(written, shape.size, this.symbols) : undefined;
    this.symbols = symbols;
    const rows = symbols === undefined ? written : written.map((row) => inLetters(row, symbols));
    const error = shape
      ? errorAmong(rows, form, { shape, count: rows.length + this.surplus })
      : errorIn(rows[0], form, undefined);
    this.gaps.end(!error);
    this.forget();
    this.after = 'record';
    this.shapes.before = shape ?? this.shapes.before;
    if (error || !shape) {
      this.results.push(failure(error!));
      return;
    }
    const cells = rows.flatMap((row) => row.cells);
    const record = { line: rows[0].line, ...form.record(shape, cells) };
    this.symbols ??= record.symbols;
    const kept = symbols && keptSymbols(symbols);
    this.results.push({ ok: true, record: { ...record, ...kept }, end: rows.at(-1)!.line });
  }

  private shape(): Geometry | undefined {
    return this.shapes.of(this.rows);
  }
}
