import type { Geometry } from '../../grid/geometry.ts';
import {
  defineNotation,
  type Field,
  type FieldRole,
  type Notation,
  type NotationReader,
} from '../notation.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { textField } from '../parts/fields.ts';
import { lineReader, type RecordContent } from '../parts/line-records.ts';
import { readPacked } from '../parts/packed.ts';
import { readSolution } from '../parts/read-solution.ts';
import { geometryOfBox, type Member, mayStateBox, statedBox } from '../parts/stated-box.ts';
import { digitOf } from '../parts/symbol.ts';
import { type Column, type Columns, columnsOfNames, columnsOfRow, namesOf } from './csv-columns.ts';
import { type CsvField, fieldText, separatorOf, splitFields } from './csv-fields.ts';
import { readField } from './csv-lists.ts';
import { constraintsOf, hasRole, isRule, type RowField, rulesInRow } from './csv-variant.ts';
import { CsvWriter, csvRow } from './csv-writer.ts';
import { QuotedLines } from './quoted-lines.ts';
import { allFields } from './record-fields.ts';

/** CSV files with columns such as `puzzle,solution`, with or without a header. */
export const csv: Notation = defineNotation({
  id: 'csv',
  summary: 'columns puzzle,solution (Kaggle: quizzes,solutions) and any others',
  holds: ['solution', 'name', 'comment', 'regions', 'constraints', 'fields'],
  onePerLine: true,
  reader: csvReader,
  writer: () => new CsvWriter(),
  format: (record) => csvRow(record, allFields(record)),
});

function csvReader(geometry: Geometry | undefined, size: number | undefined): NotationReader {
  let names: readonly string[] | undefined;
  let columns: Columns | undefined;
  const rows = lineReader((text, settled) => {
    if (text.trim() === '') return undefined;
    if (!columns) {
      columns = columnsOfNames(text);
      if (columns) return undefined;
      if (!names && namesOnly(text)) {
        names = namesOf(text);
        return undefined;
      }
      columns = columnsOfRow(text, names);
      if (!columns && names) return noPuzzle(names);
    }
    const known = columns ?? { separator: separatorOf(text), list: PLAIN };
    return readRecord(text, known, geometry, settled);
  }, geometry?.size ?? size);
  return new QuotedLines(rows);
}

const PLAIN: readonly Column[] = [
  { name: 'puzzle', role: 'puzzle' },
  { name: 'solution', role: 'solution' },
];

function readRecord(
  text: string,
  { separator, list }: Columns,
  geometry: Geometry | undefined,
  settled: number | undefined,
): RecordContent | Fault {
  const parts = splitFields(text, separator);
  const fields = fieldsOf(text, isFault(parts) ? [] : parts, list);
  const faulty = (fault: Fault): Fault => ({
    ...fault,
    fields: fields.map((field, at) =>
      field.role ? { ...field, ...textField(field.name, textOf(text, parts, at)) } : field,
    ),
  });
  if (isFault(parts)) return faulty(parts);
  const partOf = (role: FieldRole): CsvField | undefined =>
    parts[list.findIndex((column) => column.role === role)];
  const puzzle = partOf('puzzle');
  if (!puzzle) {
    const needed = list.findIndex(({ role }) => role === 'puzzle') + 1;
    return faulty({
      code: 'length',
      index: text.length,
      expected: { id: 'least-fields', count: needed },
      found: { id: 'fields', count: parts.length },
    });
  }
  const read = (shape: Geometry | undefined) =>
    readField(text, puzzle, (cells, from, to) => readPacked(cells, from, to, shape, settled));
  const rules = rulesInRow(ruleFields(text, parts, list), geometry);
  if (isFault(rules)) return faulty(rules);
  const usual = read(rules.geometry ?? geometry);
  const stated = statedBox(membersOf(text, parts, list));
  const size = isFault(usual) ? undefined : usual.geometry.size;
  const box = stated && geometryOfBox(stated, size, geometry);
  if (isFault(box)) return faulty(box);
  const givens = box && !rules.geometry ? read(box) : usual;
  if (isFault(givens)) return faulty(givens);
  const constraints = rules.constraints && constraintsOf(rules.constraints, givens.geometry);
  if (isFault(constraints)) return faulty(constraints);
  const record = {
    givens,
    ...(constraints && { constraints }),
    ...(rules.refusal && { refusal: rules.refusal }),
    ...note('name', text, partOf),
    ...note('comment', text, partOf),
    fields,
  };
  const solved = partOf('solution');
  if (!solved || solved.from === solved.to) return record;
  const solution = readField(text, solved, (cells, from, to) =>
    readSolution(cells, from, to, givens),
  );
  return isFault(solution) ? faulty(solution) : { ...record, solution };
}

/** The columns that may state the shape of the boxes, as members of an object. */
function membersOf(text: string, parts: readonly CsvField[], list: readonly Column[]): Member[] {
  return list.flatMap(({ name }, at): Member[] => {
    const part = mayStateBox(name) ? parts[at] : undefined;
    return part ? [[name, { kind: 'string', value: fieldText(text, part), ...part }]] : [];
  });
}

/** The fields that may have rules of a variant. */
function ruleFields(
  text: string,
  parts: readonly CsvField[],
  list: readonly Column[],
): readonly RowField[] {
  return list.flatMap((column, at): RowField[] => {
    const part = column.role && !isRule(column.role) ? undefined : parts[at];
    return part ? [{ column, text: fieldText(text, part), from: part.from }] : [];
  });
}

function note(
  role: 'name' | 'comment',
  line: string,
  partOf: (role: FieldRole) => CsvField | undefined,
): { readonly name?: string; readonly comment?: string } {
  const part = partOf(role);
  const text = part && fieldText(line, part);
  return text ? { [role]: text } : {};
}

function textOf(line: string, parts: readonly CsvField[] | Fault, at: number): string {
  const part = isFault(parts) ? undefined : parts[at];
  return part ? fieldText(line, part) : '';
}

/**
 * The fields of a row. If a row has more fields than the header, the name of an extra field is the
 * number of its column. Empty fields without a name are left out.
 */
function fieldsOf(line: string, parts: readonly CsvField[], list: readonly Column[]): Field[] {
  const fields = list.map((column, at): Field => {
    const { name, role } = column;
    const written = textOf(line, parts, at);
    return role && hasRole(column, written) ? { name, json: '', role } : textField(name, written);
  });
  parts.slice(list.length).forEach((part, at) => {
    if (part.from < part.to) {
      fields.push(textField(`column ${list.length + at + 1}`, fieldText(line, part)));
    }
  });
  return fields;
}

/** A name such as `level` or `c1`, an empty one, or a number that a program has given. */
const NAME = /^(?:\p{L}[\w ()-]{0,30}|\d{0,2})$/u;

/**
 * Whether a line is a header: it has several names, or no digit and no `.`, but a character that is
 * not a symbol.
 */
function namesOnly(text: string): boolean {
  const names = namesOf(text);
  if (names.length > 1 && names.every((name) => NAME.test(name))) {
    if (names.some((name) => name === '' || /^\p{L}{2}|^\p{L}\d/u.test(name))) return true;
  }
  return (
    !/[\d.]/.test(text) && Array.from(text).some((c) => digitOf(c.charCodeAt(0)) === undefined)
  );
}

function noPuzzle(names: readonly string[]): Fault {
  return {
    code: 'structure',
    index: 0,
    expected: { id: 'puzzle-column' },
    found: { id: 'header-without-puzzle', names: names.length },
  };
}
