import { candidatesOf } from '../../grid/candidate-grid.ts';
import type { Notation, PuzzleRecord } from '../notation.ts';
import { placedDigits } from '../parts/placed-digits.ts';
import { pencilmarksReader, wordOf } from '../text/pencilmarks.ts';

/**
 * SudoCue files with a puzzle in progress (sudocue.net/fileformats.php). Each line is a row of cells,
 * separated by spaces. A cell is its candidates, or `u` and the digit that the player has placed. The
 * file is read like any candidate grid. So a single digit without `u` is a given unless it is also a
 * candidate of a peer.
 */
export const sdx: Notation = {
  id: 'sdx',
  summary: 'SudoCue .sdx files: candidates, u before placed digits',
  holdsSolution: false,
  head: '',
  reader: pencilmarksReader,
  format: formatSdx,
};

function formatSdx({ givens, pencilmarks }: PuzzleRecord, index: number): string {
  const marks = pencilmarks ?? candidatesOf(givens);
  const { size } = marks.geometry;
  const placed = placedDigits(marks).digits;
  const words = Array.from(marks.candidates, (set, cell) => {
    const isPlayers = placed[cell] > 0 && givens.digits[cell] === 0;
    return `${isPlayers ? 'u' : ''}${wordOf(set)}`;
  });
  let text = index > 0 ? '\n' : '';
  for (let row = 0; row < size; row++) {
    text += `${words.slice(row * size, (row + 1) * size).join(' ')}\n`;
  }
  return text;
}
