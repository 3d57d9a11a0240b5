import type { Geometry } from '../../grid/geometry.ts';
import {
  defineNotation,
  type Notation,
  type NotationReader,
  type NotationResult,
  type PuzzleRecord,
} from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { isBorder, isNumber, isProse, isRule } from '../parts/aside.ts';
import { errorOf, failure } from '../parts/fault.ts';
import { hasBars, symbolCells } from '../parts/frame.ts';
import { inSymbols } from '../parts/letters.ts';
import { packedForm, type RowForm, recordText } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { type Skipped, SkippedLines, skippedIn } from '../skipped-lines.ts';
import { zeroRows } from './rows.ts';
import { spacedForm } from './spaced.ts';

/** The format of Project Euler 96. Each grid has a header such as `Grid 01`. */
export const euler: Notation = defineNotation({
  id: 'euler',
  summary: 'Project Euler 96: "Grid 01", then one row per line',
  inRows: true,
  reader: (geometry) => new EulerReader(geometry),
  format: (record, index) =>
    recordText([headerOf(record, index), inSymbols(zeroRows(record.givens), record.symbols)], 0),
});

const HEADER = /^grid\s*\d+$/i;

/** Whether a line is a header such as `Grid 01`. */
export function isEulerHeader(text: string): boolean {
  return HEADER.test(text.trim());
}

function headerOf({ name }: PuzzleRecord, index: number): string {
  if (name !== undefined && HEADER.test(name)) return name;
  return `Grid ${`${index + 1}`.padStart(2, '0')}`;
}

/** Rows are packed, but other ways to write rows are read, too. */
const eulerForm: RowForm = {
  ...packedForm,
  read(text, offset) {
    if (hasBars(text)) return isBorder(text) ? undefined : symbolCells(text);
    return (/\S\s+\S/.test(text) ? spacedForm : packedForm).read(text, offset);
  },
};

/** A record ends only at the next header, so too many or too few rows are an error. */
class EulerReader implements NotationReader {
  private readonly rows: RowRecords;
  private header: { readonly name: string; readonly line: number } | undefined;
  /** Whether the lines before the first header have been reported. Together they are one error. */
  private strayReported = false;

  private readonly aside = new SkippedLines();

  constructor(geometry: Geometry | undefined) {
    this.rows = new RowRecords(eulerForm, geometry, 'at end');
  }

  line(text: string, number: number): NotationResult | undefined {
    if (isEulerHeader(text)) {
      const result = this.end();
      this.header = { name: text.trim(), line: number };
      return result;
    }
    if (this.header) return this.rows.line(text, number);
    if (text.trim() === '' || isRule(text)) return undefined;
    if (isProse(text) || isNumber(text)) {
      this.aside.add(number, text);
      return undefined;
    }
    if (this.strayReported) return undefined;
    this.strayReported = true;
    const found = { id: 'line', length: text.length } as const;
    return failure(errorOf('structure', number, 1, { id: 'euler-header' }, found));
  }

  get skipped(): Skipped | undefined {
    return skippedIn(this.aside.all, this.rows.skipped);
  }

  broken(error: NotationError): NotationResult | undefined {
    return this.header ? this.rows.broken(error) : failure(error);
  }

  end(): NotationResult | undefined {
    const { header } = this;
    if (!header) return undefined;
    this.header = undefined;
    const result = this.rows.end();
    if (result?.ok) return { ...result, record: { ...result.record, ...header } };
    const { name, line } = header;
    if (result) return result;
    const expected = { id: 'rows-after-header' } as const;
    return failure(errorOf('structure', line, name.length + 1, expected, { id: 'none' }));
  }
}
