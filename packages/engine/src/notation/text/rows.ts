import type { Notation, PuzzleRecord } from '../notation.ts';
import { packedRows } from '../parts/packed.ts';
import { packedForm } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';

/** The format of Baekjoon 2239. Each line is a row without separators. Blanks are written as 0. */
export const rows: Notation = {
  id: 'rows',
  summary: 'Baekjoon 2239: one row per line, no separators',
  holdsSolution: false,
  head: '',
  reader: (geometry) => new RowRecords(packedForm, geometry),
  format: (record, index) => `${index > 0 ? '\n' : ''}${zeroRows(record)}`,
};

/** The rows of the givens, each with its line end. Blanks are written as 0. */
export function zeroRows(record: PuzzleRecord): string {
  return packedRows(record.givens)
    .map((row) => `${row.replaceAll('.', '0')}\n`)
    .join('');
}
