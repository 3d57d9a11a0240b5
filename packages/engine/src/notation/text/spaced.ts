import { defineNotation, type Notation } from '../notation.ts';
import { type Cell, digitCells, partsOf, type RowForm, recordText, WRONG } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { digitOf } from '../parts/symbol.ts';

/** Rows of numbers with spaces between them. A letter is read as a digit: `A` is 10. */
export const spacedForm: RowForm = {
  ...digitCells,
  read(text) {
    const cells: Cell[] = [];
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      cells.push({ value: numberOf(word) ?? WRONG, column: index + 1, text: word });
    }
    return { cells };
  },
  expected: (size) => `a number ${size ? `1–${size} ` : ''}or a blank (. 0 _ - * x ?)`,
  digits: (size) => `1–${size}`,
};

/** The format of Baekjoon 2580: one row per line, with spaces between the numbers. */
export const spaced: Notation = defineNotation({
  id: 'spaced',
  summary: 'Baekjoon 2580: one row per line, numbers separated by spaces',
  reader: (geometry) => new RowRecords(spacedForm, geometry),
  format: ({ givens: { geometry, digits } }, index) =>
    recordText(
      partsOf([...digits], geometry.size).map((row) => row.join(' ')),
      index,
    ),
});

/** Reads a number of two digits, or a single symbol. Undefined for any other word. */
export function numberOf(word: string): number | undefined {
  if (word.length === 1) return digitOf(word.charCodeAt(0));
  return /^\d\d$/.test(word) ? Number(word) : undefined;
}
