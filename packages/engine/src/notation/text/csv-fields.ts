import type { Fault } from '../parts/fault.ts';
import { shownAt } from '../parts/symbol.ts';

/** The position of a field's content in its line, without the quotes or spaces around it. */
export interface Field {
  readonly from: number;
  readonly to: number;
  readonly quoted: boolean;
}

/** The content of a field. Doubled quotes become one quote. */
export function fieldText(line: string, { from, to, quoted }: Field): string {
  const text = line.slice(from, to);
  return quoted ? text.replaceAll('""', '"').trim() : text;
}

/** The first separator outside quotes. A comma if the line has no separator. */
export function separatorOf(line: string): string {
  return /[,;\t]/.exec(line.replace(/"[^"]*"/g, ''))?.[0] ?? ',';
}

/**
 * Splits a line into fields, quoted or not. Follows RFC 4180, except that a field cannot span lines.
 */
export function splitFields(line: string, separator: string): Field[] | Fault {
  const fields: Field[] = [];
  for (let at = 0; at <= line.length; ) {
    const start = afterBlanks(line, at, separator);
    const field =
      line[start] === '"' ? quotedField(line, start + 1) : plainField(line, start, separator);
    if ('code' in field) return field;
    fields.push(field);
    const end = afterBlanks(line, field.quoted ? field.to + 1 : field.to, separator);
    if (end < line.length && line[end] !== separator) {
      const expected = `${separator === '\t' ? 'a tab' : `"${separator}"`} or the end of the line`;
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

function quotedField(line: string, from: number): Field | Fault {
  for (let to = from; to < line.length; to++) {
    if (line[to] !== '"') continue;
    if (line[to + 1] !== '"') return { from, to, quoted: true };
    to++;
  }
  const found = 'the end of the line';
  return { code: 'structure', index: line.length, expected: 'a closing quote', found };
}

function plainField(line: string, from: number, separator: string): Field {
  const next = line.indexOf(separator, from);
  let to = next < 0 ? line.length : next;
  while (to > from && (line[to - 1] === ' ' || line[to - 1] === '\t')) to--;
  return { from, to, quoted: false };
}
