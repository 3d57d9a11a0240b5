import { candidatesOf } from '../../grid/candidate-grid.ts';
import { type DigitSet, digitSet, digitsOf } from '../../grid/digit-set.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { Notation, NotationReader, PuzzleRecord } from '../notation.ts';
import { boxColumnsOf, boxesOf, isBorder, type Word, wordsOf } from '../parts/frame.ts';
import { placedDigits } from '../parts/placed-digits.ts';
import { type Cell, type Row, type RowForm, symbolCell, WRONG } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { digitOf, symbolOf, symbolRange } from '../parts/symbol.ts';

/**
 * Marks that people add to candidates. The reader drops marks, and it drops words that are only
 * marks.
 */
const MARKS = '-*#+(){}<>[]';

/**
 * A bit in the value of a cell. If the bit is set, the player placed the digit. Such a digit is not a
 * given.
 */
const PLAYERS = 1 << 30;

const pencilmarksForm: RowForm = {
  read: (text, line) => (isBorder(text) ? undefined : readCandidateRow(text, line)),
  expected: (size) => `candidates${size ? ` ${symbolRange(size)}` : ''} or . for none`,
  digits: symbolRange,
  past(cell, size) {
    if ((cell.value & ~PLAYERS) >>> size === 0) return undefined;
    const at = Array.from(cell.text).findIndex((symbol) => digitOf(symbol.charCodeAt(0))! > size);
    return { column: cell.column + at, text: cell.text[at] };
  },
  record(geometry, values) {
    const candidates = Int32Array.from(values, (value) => value & ~PLAYERS);
    const pencilmarks = { geometry, candidates };
    const { digits } = placedDigits(pencilmarks);
    return {
      givens: { geometry, digits: digits.map((d, cell) => (values[cell] & PLAYERS ? 0 : d)) },
      pencilmarks,
    };
  },
};

/** The candidate grid used on forums, with or without a frame. */
export const pencilmarks: Notation = {
  id: 'pencilmarks',
  summary: 'the candidate grid used on forums',
  holdsSolution: false,
  head: '',
  reader: pencilmarksReader,
  format: formatPencilmarks,
};

/**
 * Reads candidate grids. A `u` before a digit means that the player has placed it, as in SudoCue
 * files.
 */
export function pencilmarksReader(geometry?: Geometry): NotationReader {
  return new RowRecords(pencilmarksForm, geometry);
}

/** Whether a word is a digit placed by the player, such as `u5` in SudoCue files. */
export function isPlayers(word: string): boolean {
  return /^u.$/.test(word) && (digitOf(word.charCodeAt(1)) ?? 0) > 0;
}

/** A word of a candidate grid without its marks. Empty if the word is only marks. */
export function unmarked(word: string): string {
  let rest = '';
  for (const sign of word) if (!MARKS.includes(sign)) rest += sign;
  return rest;
}

function readCandidateRow(text: string, line: number): Row {
  const words = wordsOf(text).filter((word) => unmarked(word.text) !== '');
  const cells = words.map((word) => candidateCell(text, word));
  const parts = words.map((word) => word.part);
  return { line, cells, end: text.trimEnd().length + 1, ...boxColumnsOf(parts) };
}

function candidateCell(text: string, word: Word): Cell {
  const cell = { column: word.index + 1, text: word.text };
  if (/^[.0_]$/.test(unmarked(word.text))) return { ...cell, value: 0 };
  if (isPlayers(word.text)) {
    return { ...cell, value: PLAYERS | digitSet(digitOf(word.text.charCodeAt(1))!) };
  }
  let value: DigitSet = 0;
  for (let index = word.index; index < word.index + word.text.length; index++) {
    if (MARKS.includes(text[index])) continue;
    const symbol = symbolCell(text, index);
    if (symbol.value === WRONG || symbol.value === 0) return { ...symbol, value: WRONG };
    value |= digitSet(symbol.value);
  }
  return { ...cell, value };
}

function formatPencilmarks({ givens, pencilmarks }: PuzzleRecord, index: number): string {
  const { geometry, candidates } = pencilmarks ?? candidatesOf(givens);
  const { boxRows, size } = geometry;
  const words = Array.from(candidates, wordOf);
  const width = Array.from({ length: size }, (_, column) =>
    Math.max(...words.filter((_, cell) => geometry.column[cell] === column).map((w) => w.length)),
  );
  const border = boxesOf(
    width.map((characters) => '-'.repeat(characters)),
    geometry,
  )
    .map((box) => `-${box.join('--')}-`)
    .join('+');
  let text = `${index > 0 ? '\n' : ''}+${border}+\n`;
  for (let row = 0; row < size; row++) {
    const cells = words
      .slice(row * size, (row + 1) * size)
      .map((word, column) => word.padEnd(width[column]));
    text += `|${boxesOf(cells, geometry)
      .map((box) => ` ${box.join('  ')} `)
      .join('|')}|\n`;
    if ((row + 1) % boxRows === 0) text += `+${border}+\n`;
  }
  return text;
}

/** The candidates of a cell as a word. */
export function wordOf(candidates: DigitSet): string {
  return candidates === 0 ? '.' : digitsOf(candidates).map(symbolOf).join('');
}
