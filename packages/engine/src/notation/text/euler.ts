import type { Geometry } from '../../grid/geometry.ts';
import type {
  Notation,
  NotationError,
  NotationReader,
  NotationResult,
  PuzzleRecord,
} from '../notation.ts';
import { counted, failure } from '../parts/fault.ts';
import { packedForm } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { zeroRows } from './rows.ts';

/**
 * The format of Project Euler 96. A header such as `Grid 01` comes before the rows. There are no
 * empty lines between records.
 */
export const euler: Notation = {
  id: 'euler',
  summary: 'Project Euler 96: "Grid 01", then one row per line',
  holdsSolution: false,
  head: '',
  reader: (geometry) => new EulerReader(geometry),
  format: (record, index) => `${headerOf(record, index)}\n${zeroRows(record)}`,
};

const HEADER = /^grid\s*\d+$/i;

/** Whether a line is a header of this notation. */
export function isEulerHeader(text: string): boolean {
  return HEADER.test(text.trim());
}

function headerOf({ name }: PuzzleRecord, index: number): string {
  if (name !== undefined && HEADER.test(name)) return name;
  return `Grid ${`${index + 1}`.padStart(2, '0')}`;
}

/**
 * A record extends from its header to the next header. So extra or missing rows are always errors.
 */
class EulerReader implements NotationReader {
  private readonly rows: RowRecords;
  private header: { readonly name: string; readonly line: number } | undefined;
  /** Whether the lines before the first header have been reported. All these lines are one error. */
  private strayReported = false;

  constructor(geometry: Geometry | undefined) {
    this.rows = new RowRecords(packedForm, geometry, 'at end');
  }

  line(text: string, number: number): NotationResult | undefined {
    if (isEulerHeader(text)) {
      const result = this.end();
      this.header = { name: text.trim(), line: number };
      return result;
    }
    if (this.header) return this.rows.line(text, number);
    if (this.strayReported || text.trim() === '') return undefined;
    this.strayReported = true;
    const found = `a line of ${counted(text.length, 'character')}`;
    const expected = 'a header such as "Grid 01"';
    return failure({ code: 'structure', line: number, column: 1, expected, found });
  }

  broken(error: NotationError): NotationResult | undefined {
    return this.header ? this.rows.broken(error) : failure(error);
  }

  end(): NotationResult | undefined {
    const { header } = this;
    if (!header) return undefined;
    this.header = undefined;
    const result = this.rows.end();
    if (result?.ok) return { ok: true, record: { ...result.record, ...header } };
    const column = header.name.length + 1;
    const expected = 'rows after the header';
    return (
      result ?? failure({ code: 'structure', line: header.line, column, expected, found: 'none' })
    );
  }
}
