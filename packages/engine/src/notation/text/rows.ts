import { defineNotation, type Notation, type PuzzleRecord } from '../notation.ts';
import { packedRows } from '../parts/packed.ts';
import { packedForm, recordText } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';

/** The format of Baekjoon 2239: one row per line, without separators. */
export const rows: Notation = defineNotation({
  id: 'rows',
  summary: 'Baekjoon 2239: one row per line, no separators',
  reader: (geometry) => new RowRecords(packedForm, geometry),
  format: (record, index) => recordText(zeroRows(record), index),
});

/** Writes each row of the givens as packed cells. A blank is `0`. */
export function zeroRows({ givens }: PuzzleRecord): string[] {
  return packedRows(givens).map((row) => row.replaceAll('.', '0'));
}
