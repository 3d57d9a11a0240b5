import { candidatesOf } from '../../grid/candidate-grid.ts';
import { type DigitSet, digitSet, digitsOf } from '../../grid/digit-set.ts';
import type { Geometry } from '../../grid/geometry.ts';
import { placedDigits } from '../../grid/placed-digits.ts';
import {
  defineNotation,
  type Notation,
  type NotationReader,
  type PuzzleRecord,
} from '../notation.ts';
import { borderOf, boxColumnsOf, isBorder, type Word, wordsOf } from '../parts/frame.ts';
import { type Cell, partsOf, type RowForm, recordText, symbolCell, WRONG } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { digitOf, symbolOf, symbolRange } from '../parts/symbol.ts';
import { either } from '../phrase.ts';

/** Signs that people write next to candidates, such as `*` in `3*`. The reader ignores them. */
const MARKS = '-*#+(){}<>[]';

/**
 * This number is added to the value of a cell if the player placed its digit. Such a digit is not a
 * given.
 */
const PLAYERS = 1 << 30;

const pencilmarksForm: RowForm = {
  read(text) {
    if (isBorder(text)) return undefined;
    const words = wordsOf(text).filter((word) => unmarked(word.text) !== '');
    const cells = words.map((word) => candidateCell(text, word));
    return { cells, ...boxColumnsOf(words.map((word) => word.part)) };
  },
  expected: (size) =>
    either(
      { id: 'candidates-among', symbols: size ? symbolRange(size) : undefined },
      { id: 'no-candidates' },
    ),
  digits: symbolRange,
  past(cell, size) {
    if ((cell.value & ~PLAYERS) >>> size === 0) return undefined;
    const at = Array.from(cell.text).findIndex((symbol) => digitOf(symbol.charCodeAt(0))! > size);
    return { column: cell.column + at, text: cell.text[at] };
  },
  record(geometry, cells) {
    const candidates = Int32Array.from(cells, ({ value }) => value & ~PLAYERS);
    const pencilmarks = { geometry, candidates };
    const { digits } = placedDigits(pencilmarks);
    return {
      givens: { geometry, digits: digits.map((d, cell) => (cells[cell].value & PLAYERS ? 0 : d)) },
      pencilmarks,
    };
  },
};

/** The candidate grid used on forums, with or without bars and borders. */
export const pencilmarks: Notation = defineNotation({
  id: 'pencilmarks',
  summary: 'the candidate grid used on forums',
  holds: ['pencilmarks'],
  singlesAreGivens: true,
  reader: pencilmarksReader,
  format: formatPencilmarks,
});

/** Reads candidate grids. As in SudoCue files, `u5` is a 5 that the player has placed. */
export function pencilmarksReader(geometry?: Geometry): NotationReader {
  return new RowRecords(pencilmarksForm, geometry);
}

/** Whether a word is a digit placed by the player, such as `u5` in SudoCue files. */
export function isPlayers(word: string): boolean {
  return /^u.$/.test(word) && (digitOf(word.charCodeAt(1)) ?? 0) > 0;
}

/** Removes the marks from a word. For example, `3*` becomes `3`. */
export function unmarked(word: string): string {
  let rest = '';
  for (const sign of word) if (!MARKS.includes(sign)) rest += sign;
  return rest;
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
  const { boxRows, boxColumns, size } = geometry;
  const rows = partsOf(Array.from(candidates, wordOf), size);
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => {
    const cells = row.map((word, column) => word.padEnd(widths[column]));
    const boxes = partsOf(cells, boxColumns).map((box) => ` ${box.join('  ')} `);
    return `|${boxes.join('|')}|`;
  });
  const border = borderOf(lines[0], '+');
  const bands = partsOf(lines, boxRows).flatMap((band) => [...band, border]);
  return recordText([border, ...bands], index);
}

/** Writes a set of candidates as a word, such as `124`. The empty set is `.`. */
export function wordOf(candidates: DigitSet): string {
  return candidates === 0 ? '.' : digitsOf(candidates).map(symbolOf).join('');
}
