import type { Notation } from './notation.ts';
import { RowRecords } from './row-records.ts';
import { readNumbers, spacedForm } from './spaced.ts';

const LIST = /^\s*\[\s*\d+(\s*,\s*\d+)*\s*\]\s*,?\s*$/;

/** The random-grid article prints its grids so: a list a row, as Python writes lists. */
export const lists: Notation = {
  id: 'lists',
  summary: 'a list a row: [1, 2, 3], as Python prints it',
  holdsSolution: false,
  head: '',
  reader: (geometry) =>
    new RowRecords(
      { ...spacedForm, read: (text, line) => readNumbers(text, line, /[^\s[\],]+/g) },
      geometry,
    ),
  format: ({ givens: { geometry, digits } }, index) => {
    const { size, cells } = geometry;
    let text = index > 0 ? '\n' : '';
    for (let cell = 0; cell < cells; cell += size) {
      text += `[${digits.subarray(cell, cell + size).join(', ')}]\n`;
    }
    return text;
  },
};

/** Whether a line is a row as a list. */
export function isList(text: string): boolean {
  return LIST.test(text);
}
