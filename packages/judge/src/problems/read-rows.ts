import type { Reason } from '../causes/reason.ts';
import { badFormat, type CheckedOutput, wrong } from './judge-result.ts';

/** The form in which a problem wants rows: `123456789` or `1 2 3 4 5 6 7 8 9`. */
export type RowForm = 'packed' | 'spaced';

/**
 * The digits that a program printed. `format` is set if they are not printed as the problem wants.
 */
export interface ReadRows {
  readonly digits: Uint8Array;
  readonly format: Reason | undefined;
}

const FORMS: Readonly<Record<RowForm, RegExp>> = {
  packed: /^\d{9}$/,
  spaced: /^\d( \d){8}$/,
};

const ROWS = 9;
const CELLS = 81;

/**
 * Splits an output into lines as judges do: spaces at the ends of lines and newlines at the end of
 * the output are ignored.
 */
export function linesOf(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Reads nine rows, or returns why the output does not have nine rows. */
export function readRows(output: string, form: RowForm): ReadRows | CheckedOutput {
  const lines = linesOf(output);
  const isRow = (line: string): boolean => FORMS[form].test(line);
  const rows = lines.filter(isRow);
  if (rows.length === ROWS) {
    const other = lines.findIndex((line) => !isRow(line));
    return { digits: digitsOf(rows.join('')), format: other < 0 ? undefined : extra(lines, other) };
  }
  const symbols = lines.join('').match(/[\d._]/g) ?? [];
  if (symbols.length === CELLS) {
    return { digits: digitsOf(symbols.join('')), format: formatOf(lines, form) };
  }
  const lengths = lines.map((line) => line.match(/[\d._]/g)?.length ?? 0);
  const areLines = lengths.every((length) => [0, ROWS, CELLS].includes(length));
  const grids = rows.length > 0 ? rows.length / ROWS : symbols.length / CELLS;
  if (grids > 1 && Number.isInteger(grids) && (rows.length > 0 || areLines)) {
    const texts = (rows.length > 0 ? rows : symbols).join('').replaceAll(' ', '');
    const all = texts.match(/.{81}/g) ?? [];
    const isSame = all.every((text) => text === all[0]);
    return wrong({ reason: { id: 'extra-grids', count: grids, isSame } });
  }
  const word = lines.findIndex((line) => line !== '' && !/[\d._]/.test(line));
  if (symbols.length === 0 && word >= 0) {
    return wrong({ reason: { id: 'no-grid', line: word + 1, text: lines[word] } });
  }
  const filled = lines.filter((line) => line !== '');
  if (filled.length !== ROWS) {
    return wrong({ reason: { id: 'lines', found: filled.length, expected: ROWS } });
  }
  const line = lengths.findIndex((length, i) => lines[i] !== '' && length !== ROWS);
  return wrong({
    reason: { id: 'line-length', line: line + 1, found: lengths[line], expected: ROWS },
  });
}

/**
 * Returns the result for digits that are right: accepted, unless they are printed in a form that
 * the problem does not want.
 */
export function withFormat(answer: CheckedOutput, format: Reason | undefined): CheckedOutput {
  return answer.result === 'AC' && format ? badFormat(format) : answer;
}

function digitsOf(text: string): Uint8Array {
  return Uint8Array.from(text.match(/[\d._]/g) ?? [], (symbol) => Number(symbol) || 0);
}

/** What is wrong with a line that is not one of the nine rows. */
function extra(lines: readonly string[], index: number): Reason {
  const text = lines.find((line) => line.trim() !== '' && /[^\d ]/.test(line));
  if (text === undefined && lines[index] === '') return { id: 'blank-lines' };
  const shown = text ?? lines[index];
  return { id: 'extra-text', line: lines.indexOf(shown) + 1, text: shown };
}

/** What is wrong with the form of 81 digits. */
function formatOf(lines: readonly string[], form: RowForm): Reason {
  const other = form === 'packed' ? 'spaced' : 'packed';
  if (lines.every((line) => FORMS[other].test(line))) {
    return { id: form === 'packed' ? 'spaces-between-digits' : 'no-spaces-between-digits' };
  }
  if (lines.some((line) => line === '')) return { id: 'blank-lines' };
  const shifted = lines.findIndex((line) => /^\s/.test(line));
  if (shifted >= 0 && lines.every((line) => FORMS[form].test(line.trim()))) {
    return { id: 'leading-spaces', line: shifted + 1 };
  }
  if (lines.length === 1 && /^[\d ]+$/.test(lines[0])) return { id: 'one-line' };
  const line = lines.findIndex((each) => !FORMS[form].test(each));
  return { id: 'other-form', line: line + 1, text: lines[line] };
}
