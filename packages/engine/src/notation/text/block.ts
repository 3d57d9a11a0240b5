import type { Geometry } from '../../grid/geometry.ts';
import type { Notation, NotationReader, PuzzleRecord } from '../notation.ts';
import { boxColumnsOf, boxesOf, isBorder, symbolCells } from '../parts/frame.ts';
import { packedRows } from '../parts/packed.ts';
import { digitCells, type RowForm } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';

const blockForm: RowForm = {
  ...digitCells,
  read(text, line) {
    if (isBorder(text)) return undefined;
    const { cells, parts } = symbolCells(text);
    return { line, cells, end: text.trimEnd().length + 1, ...boxColumnsOf(parts) };
  },
};

/** A grid drawn with `|`, `+` and `-`. Bars in unusual places determine the shape of the boxes. */
export const block: Notation = {
  id: 'block',
  summary: 'a grid drawn with | + and -',
  holdsSolution: false,
  head: '',
  reader: blockReader,
  format: formatBlock,
};

/** Reads the rows of blocks with any frame around the rows. */
export function blockReader(geometry?: Geometry): NotationReader {
  return new RowRecords(blockForm, geometry);
}

function formatBlock({ givens }: PuzzleRecord, index: number): string {
  const { geometry } = givens;
  const rows = packedRows(givens).map((row) =>
    boxesOf(Array.from(row), geometry)
      .map((box) => box.join(' '))
      .join(' | '),
  );
  const border = rows[0].replace(/[^|]/g, '-').replaceAll('|', '+');
  const drawn = rows.map((row, at) =>
    at > 0 && at % geometry.boxRows === 0 ? `${border}\n${row}\n` : `${row}\n`,
  );
  return (index > 0 ? '\n' : '') + drawn.join('');
}
