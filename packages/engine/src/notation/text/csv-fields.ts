import type { Fault } from '../parts/fault.ts';
import { shownAt } from '../parts/symbol.ts';
import { either, type Phrase, verbatim } from '../phrase.ts';

/** Where a field is in its line, without the spaces or quotes around it. */
export interface CsvField {
  readonly from: number;
  readonly to: number;
  readonly quoted: boolean;
}

/** The text of a field. In a quoted field, `""` becomes `"`. */
export function fieldText(line: string, { from, to, quoted }: CsvField): string {
  const text = line.slice(from, to);
  return quoted ? text.replaceAll('""', '"') : text;
}

/** The first comma, semicolon or tab outside quotes. If there is none, a comma. */
export function separatorOf(line: string): string {
  return /[,;\t]/.exec(line.replace(/"[^"]*"/g, ''))?.[0] ?? ',';
}

/** Splits a line into fields as in RFC 4180, except that a quoted field must end on its line. */
export function splitFields(line: string, separator: string): CsvField[] | Fault {
  const fields: CsvField[] = [];
  for (let at = 0; at <= line.length; ) {
    const start = afterBlanks(line, at, separator);
    const field =
      line[start] === '"' ? quotedField(line, start + 1) : plainField(line, start, separator);
    if ('code' in field) return field;
    fields.push(field);
    const end = afterBlanks(line, field.quoted ? field.to + 1 : field.to, separator);
    if (end < line.length && line[end] !== separator) {
      const mark: Phrase = separator === '\t' ? { id: 'tab' } : verbatim(`"${separator}"`);
      const expected = either(mark, { id: 'end-of-line' });
      return { code: 'structure', index: end, expected, found: shownAt(line, end) };
    }
    at = end + 1;
  }
  return fields;
}

function afterBlanks(line: string, from: number, separator: string): number {
  let index = from;
  while (line[index] === ' ' || (line[index] === '\t' && separator !== '\t')) index++;
  return index;
}

function quotedField(line: string, from: number): CsvField | Fault {
  for (let to = from; to < line.length; to++) {
    if (line[to] !== '"') continue;
    if (line[to + 1] !== '"') return { from, to, quoted: true };
    to++;
  }
  return {
    code: 'structure',
    index: line.length,
    expected: { id: 'closing-quote' },
    found: { id: 'end-of-line' },
  };
}

function plainField(line: string, from: number, separator: string): CsvField {
  const next = line.indexOf(separator, from);
  let to = next < 0 ? line.length : next;
  while (to > from && (line[to - 1] === ' ' || line[to - 1] === '\t')) to--;
  return { from, to, quoted: false };
}
