import type { Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import { defineNotation, type Notation, type NotationReader } from '../notation.ts';
import { borderOf, boxColumnsOf, isBorder, symbolCells } from '../parts/frame.ts';
import { packedRows } from '../parts/packed.ts';
import { digitCells, partsOf, type RowForm, recordText } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { DrawingReader } from './drawing-reader.ts';

const blockForm: RowForm = {
  ...digitCells,
  read(text) {
    if (isBorder(text)) return undefined;
    const { cells, parts } = symbolCells(text);
    return { cells, ...boxColumnsOf(parts) };
  },
};

/** A grid drawn with `|`, `+` and `-`. The bars show the shape of the boxes. */
export const block: Notation = defineNotation({
  id: 'block',
  summary: 'a grid drawn with | + and -',
  reader: blockReader,
  format: ({ givens }, index) => recordText([drawnGrid(givens, ' ', '+')], index),
});

/** Reads drawn grids, whatever characters their bars and borders have. */
export function blockReader(geometry?: Geometry): NotationReader {
  return new DrawingReader(() => new RowRecords(blockForm, geometry), geometry);
}

/** Draws a grid with `space` between its cells, and `cross` where bars and borders meet. */
export function drawnGrid(grid: Grid, space: string, cross: '+' | '-'): string {
  const { boxRows, boxColumns } = grid.geometry;
  const rows = packedRows(grid).map((row) =>
    partsOf(Array.from(row), boxColumns)
      .map((box) => box.join(space))
      .join(`${space}|${space}`),
  );
  return partsOf(rows, boxRows)
    .map((band) => band.join('\n'))
    .join(`\n${borderOf(rows[0], cross)}\n`);
}
