import type { Geometry } from '../../grid/geometry.ts';
import {
  defineNotation,
  type Notation,
  type NotationReader,
  type PuzzleRecord,
} from '../notation.ts';
import { isFault } from '../parts/fault.ts';
import { commentedLine, lineReader, readCommented } from '../parts/line-records.ts';
import { packedCells, packedGrid, readPacked } from '../parts/packed.ts';

/** One puzzle per line, row by row. A comment may follow after a space or `#`. */
export const line: Notation = defineNotation({
  id: 'line',
  summary: 'one puzzle per line, row by row; a comment may follow',
  reader: packedLineReader,
  format: formatPackedLine,
});

/** Reads a record from every line that is not empty and does not start with `#`. */
export function packedLineReader(geometry?: Geometry, size?: number): NotationReader {
  return lineReader((text, settled) => {
    const whole = packedGrid(text, 0, text.length, geometry);
    if (whole) return { givens: whole };
    return readCommented(text, (from, to) => {
      const givens = readPacked(text, from, to, geometry, settled);
      return isFault(givens) ? givens : { givens };
    });
  }, geometry?.size ?? size);
}

export function formatPackedLine({ givens, comment }: PuzzleRecord): string {
  return commentedLine(packedCells(givens), comment);
}
