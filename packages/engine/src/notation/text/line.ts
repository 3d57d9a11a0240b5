import type { Geometry } from '../../grid/geometry.ts';
import {
  defineNotation,
  type Notation,
  type NotationReader,
  type PuzzleRecord,
} from '../notation.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import {
  cellsAfterId,
  cellsEnd,
  cellsStart,
  commentedLine,
  isAside,
  lineReader,
  type RecordContent,
} from '../parts/line-records.ts';
import { packedCells, packedGrid, readPacked } from '../parts/packed.ts';

/**
 * One puzzle per line, row by row. A comment may follow after a space or `#`. An id may come first,
 * as in the puzzle bank of Sudoku Exchange. An id becomes the beginning of the comment.
 */
export const line: Notation = defineNotation({
  id: 'line',
  summary: 'one puzzle per line, row by row; a comment may follow',
  holds: ['comment'],
  onePerLine: true,
  reader: packedLineReader,
  format: formatPackedLine,
});

/** Reads a record from every line that is not empty and does not start with `#`. */
export function packedLineReader(geometry?: Geometry, size?: number): NotationReader {
  return lineReader((text, settled) => {
    const whole = packedGrid(text, 0, text.length, geometry);
    if (whole) return { givens: whole };
    return readLine(text, geometry, settled);
  }, geometry?.size ?? size);
}

/** Reads cells, an id before them and a comment after them. An id is added to the comment. */
function readLine(
  text: string,
  geometry: Geometry | undefined,
  settled: number | undefined,
): RecordContent | Fault | undefined {
  const start = cellsStart(text);
  if (isAside(text, start)) return undefined;
  const end = cellsEnd(text, start);
  const first = packedGrid(text, start, end, geometry);
  const from = first ? start : (cellsAfterId(text, start, end) ?? start);
  const to = from === start ? end : cellsEnd(text, from);
  const givens = first ?? readPacked(text, from, to, geometry, settled);
  if (isFault(givens)) return givens;
  const id = from === start ? '' : `${text.slice(start, end)} `;
  const comment = (id + text.slice(to).trim()).trim();
  return comment === '' ? { givens } : { comment, givens };
}

export function formatPackedLine({ givens, comment }: PuzzleRecord): string {
  return commentedLine(packedCells(givens), comment);
}
