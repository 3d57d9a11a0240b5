import type { Notation, PuzzleRecord } from '../notation.ts';
import { boxesOf } from '../parts/frame.ts';
import { packedRows } from '../parts/packed.ts';
import { blockReader } from '../text/block.ts';

/** Simple Sudoku files (sudocue.net/fileformats.php). They contain a block without spaces. */
export const ss: Notation = {
  id: 'ss',
  summary: 'Simple Sudoku .ss files: rows such as 8..|4..|..., dashes between bands',
  holdsSolution: false,
  head: '',
  reader: blockReader,
  format: formatSs,
};

function formatSs({ givens }: PuzzleRecord, index: number): string {
  const { geometry } = givens;
  const rows = packedRows(givens).map((row) =>
    boxesOf(Array.from(row), geometry)
      .map((box) => box.join(''))
      .join('|'),
  );
  const border = '-'.repeat(rows[0].length);
  const lines = rows.flatMap((row, at) =>
    at > 0 && at % geometry.boxRows === 0 ? [border, row] : [row],
  );
  return `${index > 0 ? '\n' : ''}${lines.join('\n')}\n`;
}
