import { isJigsaw } from '../../grid/geometry.ts';
import type { Field, MissingRecord, NotationWriter, PuzzleRecord } from '../notation.ts';
import { fieldValue } from '../parts/fields.ts';
import { allFields, roleText } from './record-fields.ts';

/** Writes CSV. The fields of the first record are the columns. */
export class CsvWriter implements NotationWriter {
  private columns: readonly Field[] | undefined;

  record(record: PuzzleRecord): string {
    if (this.columns === PLAIN && isPlain(record)) return csvRow(record, PLAIN);
    const fields = allFields(record);
    return (
      this.begin(record.fields ? fields : withSolution(fields)) + csvRow(record, this.columns!)
    );
  }

  missing({ fields = PLAIN }: MissingRecord): string {
    return this.begin(fields) + rowOf(this.columns!.map((column) => cellOf(fields, column)));
  }

  end(): string {
    return this.begin(PLAIN);
  }

  lost(record: PuzzleRecord): string[] {
    const { columns = [] } = this;
    if (columns === PLAIN && isPlain(record)) return [];
    return allFields(record)
      .filter((field) => !columns.some((column) => isSame(column, field)))
      .filter(({ role, json }) => role || (json !== '""' && json !== 'null'))
      .map(({ name }) => name);
  }

  private begin(columns: readonly Field[]): string {
    if (this.columns) return '';
    this.columns = columns;
    return rowOf(columns.map(({ name }) => name));
  }
}

/** Writes the fields of a record that are in `columns` as a line. */
export function csvRow(record: PuzzleRecord, columns: readonly Field[]): string {
  const { fields = [] } = record;
  return rowOf(
    columns.map((column) =>
      column.role ? (roleText(record, column.role) ?? '') : cellOf(fields, column),
    ),
  );
}

const PLAIN: readonly Field[] = [
  { name: 'puzzle', json: '', role: 'puzzle' },
  { name: 'solution', json: '', role: 'solution' },
];

/** Whether a record has only givens and perhaps a solution. */
function isPlain(record: PuzzleRecord): boolean {
  const { fields, name, comment, constraints, pencilmarks } = record;
  const isBare =
    !fields && name === undefined && comment === undefined && !pencilmarks && !constraints;
  return isBare && roleText(record, 'box') === undefined && !isJigsaw(record.givens.geometry);
}

/** Adds a column for solutions after the puzzles. */
function withSolution(fields: readonly Field[]): readonly Field[] {
  const rest = fields.filter(({ role }) => role !== 'puzzle' && role !== 'solution');
  return rest.length > 0 ? [...PLAIN, ...rest] : PLAIN;
}

function isSame(a: Field, b: Field): boolean {
  return a.role || b.role ? a.role === b.role : a.name === b.name;
}

function cellOf(fields: readonly Field[], column: Field): string {
  const field = fields.find((known) => isSame(known, column));
  return field ? fieldValue(field) : '';
}

function rowOf(texts: readonly string[]): string {
  return `${texts.map(quoted).join(',')}\n`;
}

/** Puts a text in quotes if a reader would otherwise change it. */
function quoted(text: string): string {
  return /^\s|[",;\r\n\t]|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
