import type { Geometry } from '../../grid/geometry.ts';
import type { Notation, NotationReader, NotationResult, PuzzleRecord } from '../notation.ts';
import { faultAt } from '../parts/fault.ts';
import {
  cellsEnd,
  cellsStart,
  commentAfter,
  commentedLine,
  isAside,
  lineReader,
} from '../parts/line-records.ts';
import { packedCells, packedFault, packedGrid } from '../parts/packed.ts';

/** One puzzle per line, row by row. Anything after a space or `#` is a comment. */
export const line: Notation = {
  id: 'line',
  summary: 'one puzzle per line, row by row; a comment may follow',
  holdsSolution: false,
  head: '',
  reader: packedLineReader,
  format: formatPackedLine,
};

/** Reads a record from every line that is not empty and does not start with `#`. */
export function packedLineReader(geometry?: Geometry): NotationReader {
  return lineReader((text, number) => readPackedLine(text, number, geometry));
}

export function formatPackedLine(record: PuzzleRecord): string {
  return commentedLine(packedCells(record.givens), record.comment);
}

function readPackedLine(
  text: string,
  number: number,
  geometry: Geometry | undefined,
): NotationResult | undefined {
  const whole = packedGrid(text, 0, text.length, geometry);
  if (whole) return { ok: true, record: { givens: whole, line: number } };
  const from = cellsStart(text);
  if (isAside(text, from)) return undefined;
  const to = cellsEnd(text, from);
  const givens = packedGrid(text, from, to, geometry);
  if (!givens) return faultAt(number, packedFault(text, from, to, geometry));
  return { ok: true, record: { givens, ...commentAfter(text, to), line: number } };
}
