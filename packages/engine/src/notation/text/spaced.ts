import type { Notation, PuzzleRecord } from '../notation.ts';
import { type Cell, digitCells, type Row, type RowForm, WRONG } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { digitOf } from '../parts/symbol.ts';

/**
 * Cells separated by spaces. A cell is a blank (0 or another blank symbol), a decimal number, or one
 * letter.
 */
export const spacedForm: RowForm = {
  ...digitCells,
  read: readNumbers,
  expected: (size) => `a number ${size ? `1–${size} ` : ''}or a blank (. 0 _ - * x)`,
  digits: (size) => `1–${size}`,
};

/**
 * The format of Baekjoon 2580. Each line is a row of numbers separated by spaces. Blanks are written
 * as 0.
 */
export const spaced: Notation = {
  id: 'spaced',
  summary: 'Baekjoon 2580: one row per line, numbers separated by spaces',
  holdsSolution: false,
  head: '',
  reader: (geometry) => new RowRecords(spacedForm, geometry),
  format: formatSpaced,
};

/**
 * The value of a word. Undefined unless the word is a symbol or a decimal number of at most two
 * digits.
 */
export function numberOf(word: string): number | undefined {
  if (word.length === 1) return digitOf(word.charCodeAt(0));
  return /^\d\d$/.test(word) ? Number(word) : undefined;
}

function readNumbers(text: string, line: number): Row {
  const cells: Cell[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    cells.push({ value: numberOf(word) ?? WRONG, column: index + 1, text: word });
  }
  return { line, cells, end: text.trimEnd().length + 1 };
}

function formatSpaced({ givens }: PuzzleRecord, index: number): string {
  const { size } = givens.geometry;
  let text = index > 0 ? '\n' : '';
  for (let row = 0; row < size; row++) {
    text += `${givens.digits.subarray(row * size, (row + 1) * size).join(' ')}\n`;
  }
  return text;
}
