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
import { isBorder } from '../parts/aside.ts';
import { borderOf, boxColumnsOf, type Word, wordsOf } from '../parts/frame.ts';
import { type Cell, partsOf, type RowForm, recordText, symbolCell, WRONG } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { digitOf, symbolOf, symbolRange } from '../parts/symbol.ts';
import { either } from '../phrase.ts';

// On forums, a grid is the position before a step, with marks for this step. `126-4` and `126(-4)`
// say that the step removes 4, so 4 is still a candidate. `56(+9)` stresses 9. Letters name the
// cells of the step: `a16`, `15BC`. Of all these marks, only `+` before a single digit says more
// than the candidates: the player has placed the digit.

/**
 * Signs that people write next to candidates, such as `*` in `3*`, or between them. The reader
 * ignores them.
 */
const MARKS = /[-*,#+(){}<>[\]&%^~=/\\$"]/g;

/**
 * This number is added to the value of a cell if the player placed its digit. Such a digit is not a
 * given.
 */
const PLAYERS = 1 << 30;

const pencilmarksForm: RowForm = {
  read(text) {
    if (isBorder(text)) return undefined;
    const words = wordsOf(text).filter((word) => unmarked(word.text) !== '');
    const cells = words.map((word) => candidateCell(word, words.length));
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
    const isPast = (symbol: string): boolean => (digitOf(symbol.charCodeAt(0)) ?? 0) > size;
    const symbols = Array.from(cell.text);
    const digit = symbols.findIndex((symbol) => isPast(symbol) && /\d/.test(symbol));
    const at = digit < 0 ? symbols.findIndex(isPast) : digit;
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
  inRows: true,
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

/** A blank cell of a line that was added to a file, as `diff` shows it. */
const ADDED_BLANK = /^\+[.0_]$/;

/** Removes the marks from a word. For example, `3*` becomes `3`. */
export function unmarked(word: string): string {
  return ADDED_BLANK.test(word) ? word : word.replace(MARKS, '');
}

/**
 * Removes the marks from a word. If letters are not digits, because the grid has at most nine, it
 * also removes the letters before or after the digits: `a16-9` becomes `169`. It keeps `u`, which
 * marks a placed digit in SudoCue files. After the digits, only A–H are labels.
 */
export function withoutLabels(word: string, size: number): string {
  const rest = unmarked(word);
  return size <= 9 && /\d/.test(rest) ? rest.replace(/^[a-tv-z]+|[a-h]+$/gi, '') : rest;
}

function candidateCell({ text, index }: Word, size: number): Cell {
  const cell = { column: index + 1, text };
  const set = withoutLabels(text, size);
  if (/^[.0_]$/.test(set)) return { ...cell, value: 0 };
  if (isPlayers(text) || /^\+[1-9]$/.test(text)) {
    return { ...cell, value: PLAYERS | digitSet(digitOf(text.charCodeAt(1))!) };
  }
  let value: DigitSet = 0;
  for (let at = 0; at < set.length; at++) {
    const symbol = symbolCell(set, at);
    if (symbol.value === WRONG || symbol.value === 0) {
      return { value: WRONG, text: symbol.text, column: index + text.indexOf(symbol.text) + 1 };
    }
    value |= digitSet(symbol.value);
  }
  return { ...cell, value };
}

function formatPencilmarks({ givens, pencilmarks }: PuzzleRecord, index: number): string {
  const { geometry, candidates } = pencilmarks ?? candidatesOf(givens);
  const { boxRows: high, boxColumns: wide, size } = geometry;
  const [boxRows, boxColumns] = high > 0 ? [high, wide] : [size, size];
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
