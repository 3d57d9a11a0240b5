import { type CandidateGrid, candidatesOf } from '../../grid/candidate-grid.ts';
import { digitSet, digitsOf } from '../../grid/digit-set.ts';
import { CLASSIC, type Geometry, isClassic } from '../../grid/geometry.ts';
import { equalGrids, type Grid } from '../../grid/grid.ts';
import { withPlaced } from '../../grid/placed-digits.ts';
import { defineNotation, type Notation, type PuzzleRecord } from '../notation.ts';
import { cellsOf, digitOrBlank, type Fault, isFault } from '../parts/fault.ts';
import { cellsStart, isAside, lineReader, type RecordContent } from '../parts/line-records.ts';
import { packedCells } from '../parts/packed-cells.ts';
import { digitOf, shownAt } from '../parts/symbol.ts';
import { type Phrase, verbatim } from '../phrase.ts';

// A line of HoDoKu's library has four parts (Sudoku2.getSudoku in HoDoKu's source):
// 1. The technique and its digits: `:0000:x:`.
// 2. 81 cells. `+5` is a 5 that the player has placed.
// 3. The deleted candidates. `146` is candidate 1 in r4c6.
// 4. The eliminations of the technique, which are not read.
// The programs Susser and Sudoku Studio write only parts 2 and 3.

const LIBRARY = /^:\d{4,5}(?:-[\dx]+)?:[\dx]*:/;

/** Lines of HoDoKu's library. */
export const hodoku: Notation = defineNotation({
  id: 'hodoku',
  summary: 'HoDoKu library lines: + before placed digits, then the deleted candidates',
  holds: ['pencilmarks'],
  sizes: [9],
  onePerLine: true,
  reader: (geometry) => lineReader((text) => readHodoku(text, geometry)),
  format: formatHodoku,
});

/**
 * Whether a line begins like `:0000:x:`, or with 81 cells that include a placed digit (`+5`) or are
 * followed by a deleted candidate (`:146`).
 */
export function isHodoku(line: string): boolean {
  if (LIBRARY.test(line)) return true;
  const [cells] = line.split(/[:\s]/, 1);
  const isCells = /^(?:\+?[.\d]){81}$/.test(cells);
  return isCells && (cells.includes('+') || /^:(?:\s*\d{3}\b)/.test(line.slice(cells.length)));
}

export function readHodoku(
  text: string,
  geometry: Geometry = CLASSIC,
): RecordContent | Fault | undefined {
  const from = cellsStart(text);
  if (isAside(text, from)) return undefined;
  if (!isClassic(geometry)) {
    const expected = { id: 'grid', size: geometry.size } as const;
    return { code: 'length', index: from, expected, found: { id: 'hodoku-line' } };
  }
  const head = LIBRARY.exec(text.slice(from))?.[0].length ?? 0;
  const cells = readCells(text, from + head);
  if (isFault(cells)) return cells;
  const { givens, all, to } = cells;
  const pencilmarks = candidatesOf(all);
  const deleted = deleteCandidates(text, to, pencilmarks);
  if (isFault(deleted)) return deleted;
  const isBare = deleted.count === 0 && equalGrids(all, givens);
  return { givens, ...(!isBare && { pencilmarks }) };
}

/** Reads 81 cells. `all` has the givens and placed digits. `to` is the index after the cells. */
function readCells(text: string, from: number): { givens: Grid; all: Grid; to: number } | Fault {
  const givens = new Uint8Array(CLASSIC.cells);
  const all = new Uint8Array(CLASSIC.cells);
  let cell = 0;
  let index = from;
  for (; index < text.length && !/[:\s]/.test(text[index]); index++) {
    const isPlaced = text[index] === '+';
    if (isPlaced) index++;
    const digit = index < text.length ? digitOf(text.charCodeAt(index)) : undefined;
    if (digit === undefined || digit > CLASSIC.size || (isPlaced && digit === 0)) {
      const expected: Phrase = isPlaced ? { id: 'placed-digit' } : digitOrBlank(CLASSIC.size);
      return { code: 'symbol', index, expected, found: shownAt(text, index) };
    }
    if (cell < CLASSIC.cells) all[cell] = digit;
    if (cell < CLASSIC.cells && !isPlaced) givens[cell] = digit;
    cell++;
  }
  if (cell !== CLASSIC.cells) {
    const expected = cellsOf(CLASSIC.size);
    return { code: 'length', index, expected, found: { id: 'cells', count: cell } };
  }
  const grid = (digits: Uint8Array): Grid => ({ geometry: CLASSIC, digits });
  return { givens: grid(givens), all: grid(all), to: index };
}

/**
 * Reads the list of candidates that begins at index `from` of `text`, and removes these candidates.
 * Returns their number.
 */
function deleteCandidates(
  text: string,
  from: number,
  { candidates }: CandidateGrid,
): { readonly count: number } | Fault {
  const list = /^:[^:]*/.exec(text.slice(from))?.[0] ?? '';
  let count = 0;
  for (const { 0: word, index } of list.matchAll(/[^:\s]+/g)) {
    const [digit, row, column] = Array.from(word, Number);
    if (!/^[1-9]{3}$/.test(word)) {
      const found = verbatim(`"${word.slice(0, 12)}"`);
      const expected = { id: 'deleted-candidate' } as const;
      return { code: 'structure', index: from + index, expected, found };
    }
    candidates[CLASSIC.size * (row - 1) + column - 1] &= ~digitSet(digit);
    count++;
  }
  return { count };
}

function formatHodoku({ givens, pencilmarks }: PuzzleRecord): string {
  if (!pencilmarks) return `:0000:x:${packedCells(givens)}:::\n`;
  const all = withPlaced(givens, pencilmarks);
  const cells = Array.from(all.digits, (digit, cell) =>
    digit === 0 ? '.' : `${givens.digits[cell] === 0 ? '+' : ''}${digit}`,
  );
  const deleted = deletedFrom(all, pencilmarks);
  return `:0000:x:${cells.join('')}:${deleted.join(' ')}::\n`;
}

/** Lists the candidates that the rules allow but the pencilmarks lack. `146` is 1 in r4c6. */
function deletedFrom(all: Grid, { candidates }: CandidateGrid): string[] {
  const { row, column } = all.geometry;
  return Array.from(candidatesOf(all).candidates).flatMap((set, cell) =>
    digitsOf(all.digits[cell] === 0 ? set & ~candidates[cell] : 0).map(
      (digit) => `${digit}${row[cell] + 1}${column[cell] + 1}`,
    ),
  );
}
