import type { Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import {
  defineNotation,
  type Notation,
  type NotationReader,
  type PuzzleRecord,
} from '../notation.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { inSymbols, symbolsOfZeroBased } from '../parts/letters.ts';
import {
  cellsAfterId,
  cellsEnd,
  cellsStart,
  commentedLine,
  isAside,
  lineReader,
  type RecordContent,
} from '../parts/line-records.ts';
import { letteredGrid, packedGrid, readPacked } from '../parts/packed.ts';
import { packedCells } from '../parts/packed-cells.ts';
import { partedGrid } from '../parts/parted-cells.ts';
import { isMostlyCells, shownFrom } from '../parts/symbol.ts';

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
    if (whole && whole.geometry.size <= 9) return { givens: whole };
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
  const standard = from === start ? first : packedGrid(text, from, to, geometry);
  const lettered = lettersOf(text.slice(from, to), geometry, standard);
  const givens = lettered?.givens ?? standard ?? readPacked(text, from, to, geometry, settled);
  if (isFault(givens)) {
    const parted = partedGrid(text, geometry);
    return parted ? { givens: parted } : givens;
  }
  const second = secondPuzzle(text, to, to - from);
  if (second >= 0) {
    const expected = { id: 'end-of-line' } as const;
    return { code: 'structure', index: second, expected, found: shownFrom(text, second) };
  }
  const id = from === start ? '' : `${text.slice(start, end)} `;
  const comment = (id + text.slice(to).trim()).trim();
  return { ...(comment !== '' && { comment }), ...lettered, givens };
}

/**
 * The index of a second puzzle, with a title before it, in what follows the cells. -1 if there is
 * none. A grid that follows at once is a comment, such as the candidates or a position, and a grid
 * without blanks is a solution.
 */
function secondPuzzle(text: string, from: number, cells: number): number {
  if (text.length - from <= cells) return -1;
  for (const { 0: word, index } of text.slice(from).matchAll(/(?<=\S\s+)\S+/g)) {
    const isPuzzle = /[1-9]/.test(word) && /[.0_*?-]/.test(word) && isMostlyCells(word);
    if (word.length === cells && isPuzzle) return from + index;
  }
  return -1;
}

/** The cells if their digits are not 1–9 A–P. `standard` are the cells if they are read so. */
function lettersOf(
  text: string,
  geometry: Geometry | undefined,
  standard: Grid | undefined,
): Pick<RecordContent, 'givens' | 'symbols'> | undefined {
  if (!standard) return letteredGrid(text, geometry);
  if (standard.geometry.size <= 9) return undefined;
  const symbols = symbolsOfZeroBased(text, standard);
  if (symbols) return { givens: standard, symbols };
  return text.includes('e') ? letteredGrid(text, geometry) : undefined;
}

export function formatPackedLine({ givens, comment, symbols }: PuzzleRecord): string {
  return commentedLine(inSymbols(packedCells(givens), symbols), comment);
}
