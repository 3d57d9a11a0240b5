import type { Grid } from '../../grid/grid.ts';
import { defineNotation, type Notation } from '../notation.ts';
import { gridWriter } from '../parts/grid-template.ts';
import { inSymbols } from '../parts/letters.ts';
import { packedForm, recordText } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';

/** The format of Baekjoon 2239: one row per line, without separators. */
export const rows: Notation = defineNotation({
  id: 'rows',
  summary: 'Baekjoon 2239: one row per line, no separators',
  inRows: true,
  reader: (geometry) => new RowRecords(packedForm, geometry),
  format: ({ givens, symbols }, index) => recordText([inSymbols(zeroRows(givens), symbols)], index),
});

/** Writes the rows of a grid as packed cells. A blank is `0`. */
export const zeroRows: (grid: Grid) => string = gridWriter(
  ({ size }) => Array.from({ length: size }, () => '0'.repeat(size)).join('\n'),
  '0',
);
