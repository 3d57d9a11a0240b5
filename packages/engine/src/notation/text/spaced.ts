import { emptyGrid, type Grid } from '../../grid/grid.ts';
import { defineNotation, type Notation } from '../notation.ts';
import { gridWriter } from '../parts/grid-template.ts';
import type { Symbols } from '../parts/letters.ts';
import { type Cell, digitCells, partsOf, type RowForm, recordText, WRONG } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { digitOf } from '../parts/symbol.ts';
import { either } from '../phrase.ts';

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
  expected: (size) =>
    either({ id: 'number', symbols: size ? `1–${size}` : undefined }, { id: 'blank' }),
  digits: (size) => `1–${size}`,
};

/** The format of Baekjoon 2580: one row per line, with spaces between the numbers. */
export const spaced: Notation = defineNotation({
  id: 'spaced',
  summary: 'Baekjoon 2580: one row per line, numbers separated by spaces',
  inRows: true,
  reader: (geometry) => new RowRecords(spacedForm, geometry),
  format: ({ givens, symbols }, index) =>
    recordText(
      symbols === undefined ? [spacedRows(givens)] : spacedLetters(givens, symbols),
      index,
    ),
});

function spacedLetters({ digits, geometry }: Grid, symbols: Symbols): string[] {
  const cells = Array.from(digits, (digit) => symbols[digit]);
  return partsOf(cells, geometry.size).map((row) => row.join(' '));
}

const spacedRows = numberWriter((row) => row.join(' '));

/** Returns a function that writes the rows of a grid as numbers. `draw` writes one row. */
export function numberWriter(draw: (row: readonly number[]) => string): (grid: Grid) => string {
  const rowsOf = ({ digits, geometry }: Grid): string =>
    partsOf([...digits], geometry.size)
      .map(draw)
      .join('\n');
  const singleDigits = gridWriter((geometry) => rowsOf(emptyGrid(geometry)), '0');
  return (grid) => (grid.geometry.size <= 9 ? singleDigits(grid) : rowsOf(grid));
}

/** A word for a blank in programs. */
const NOTHING = /^(?:-1|none|null|nil|nan|na|undefined)$/i;
const NUMBER = /^(\d\d?)(?:\.0*)?$/;

/**
 * Reads a number of two digits, also as a float such as `5.0`, a single symbol, or a word for a
 * blank, such as `-1` or `None`. Undefined for any other word.
 */
export function numberOf(word: string): number | undefined {
  if (word.length === 1) return digitOf(word.charCodeAt(0));
  if (NOTHING.test(word)) return 0;
  const [, number] = NUMBER.exec(word) ?? [];
  return number === undefined ? undefined : Number(number);
}
