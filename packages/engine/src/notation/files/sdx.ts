import { candidatesOf } from '../../grid/candidate-grid.ts';
import { placedDigits } from '../../grid/placed-digits.ts';
import { defineNotation, type Notation, type PuzzleRecord } from '../notation.ts';
import { partsOf, recordText } from '../parts/row.ts';
import { pencilmarksReader, wordOf } from '../text/pencilmarks.ts';

/**
 * Files of SudoCue with a partly solved puzzle (sudocue.net/fileformats.php). Each line is a row of
 * candidates such as `12 u5 9`. `u5` is a 5 that the player has placed.
 */
export const sdx: Notation = defineNotation({
  id: 'sdx',
  summary: 'SudoCue .sdx files: candidates, u before placed digits',
  inRows: true,
  holds: ['pencilmarks'],
  reader: pencilmarksReader,
  format: formatSdx,
});

function formatSdx({ givens, pencilmarks }: PuzzleRecord, index: number): string {
  const marks = pencilmarks ?? candidatesOf(givens);
  const placed = placedDigits(marks).digits;
  const words = Array.from(marks.candidates, (set, cell) => {
    const isPlayers = placed[cell] > 0 && givens.digits[cell] === 0;
    return `${isPlayers ? 'u' : ''}${wordOf(set)}`;
  });
  const rows = partsOf(words, marks.geometry.size);
  return recordText(
    rows.map((row) => row.join(' ')),
    index,
  );
}
