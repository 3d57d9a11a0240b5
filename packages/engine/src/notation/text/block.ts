import { type Geometry, isJigsaw } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import { defineNotation, type Notation, type NotationReader } from '../notation.ts';
import { isBorder } from '../parts/aside.ts';
import { borderOf, boxColumnsOf, symbolCells } from '../parts/frame.ts';
import { gridWriter } from '../parts/grid-template.ts';
import { inSymbols } from '../parts/letters.ts';
import { digitCells, type RowForm, recordText } from '../parts/row.ts';
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

const drawn = gridDrawer(' ', '+');

/** A grid drawn with `|`, `+` and `-`. The bars show the shape of the boxes. */
export const block: Notation = defineNotation({
  id: 'block',
  summary: 'a grid drawn with | + and -',
  inRows: true,
  reader: blockReader,
  format: ({ givens, symbols }, index) => recordText([inSymbols(drawn(givens), symbols)], index),
});

/** Reads drawn grids, whatever characters their bars and borders have. */
export function blockReader(geometry?: Geometry): NotationReader {
  return new DrawingReader(new RowRecords(blockForm, geometry), geometry);
}

/**
 * Returns a function that draws grids with `space` between the cells, and `cross` where bars and
 * borders meet.
 */
export function gridDrawer(space: string, cross: '+' | '-'): (grid: Grid) => string {
  return gridWriter((geometry) => {
    const { size } = geometry;
    // Regions that are no boxes have no bars.
    const { boxColumns, boxRows } = isJigsaw(geometry)
      ? { boxColumns: size, boxRows: size }
      : geometry;
    const box = Array.from({ length: boxColumns }, () => '.').join(space);
    const row = Array.from({ length: size / boxColumns }, () => box).join(`${space}|${space}`);
    const band = Array.from({ length: boxRows }, () => row).join('\n');
    const bands = Array.from({ length: size / boxRows }, () => band);
    return bands.join(`\n${borderOf(row, cross)}\n`);
  }, '.');
}
