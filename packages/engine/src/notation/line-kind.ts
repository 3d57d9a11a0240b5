import { geometryOfSize, USUAL_SIZES } from '../grid/geometry.ts';
import { isHodoku } from './files/hodoku.ts';
import { isOpenSudoku } from './files/opensudoku.ts';
import { isSection } from './files/sdk.ts';
import { isFPuzzles } from './links/f-puzzles.ts';
import { isSudokuCoach } from './links/sudoku-coach.ts';
import { isSudokuExchange } from './links/sudoku-exchange.ts';
import { isSudokuPad } from './links/sudokupad.ts';
import { isSudokuwiki } from './links/sudokuwiki.ts';
import { isFault } from './parts/fault.ts';
import { hasBars, isBorder, type Word, wordsOf } from './parts/frame.ts';
import { cellsEnd } from './parts/line-records.ts';
import { indexPast } from './parts/packed.ts';
import { digitOf } from './parts/symbol.ts';
import { csvColumns } from './text/csv.ts';
import { fieldText, separatorOf, splitFields } from './text/csv-fields.ts';
import { isEulerHeader } from './text/euler.ts';
import { isList } from './text/lists.ts';
import { isPlayers, unmarked } from './text/pencilmarks.ts';
import { numberOf } from './text/spaced.ts';

/** The kinds of lines that detection distinguishes. */
export type LineKind =
  | 'empty'
  | 'comment'
  | 'json'
  | 'euler'
  | 'section'
  | 'csv'
  | 'sukaku'
  | 'line'
  | 'packed row'
  | 'line or row' // 16 symbols, which may be a 4×4 puzzle or a row of 16×16
  | 'spaced row'
  | 'list'
  | 'block row'
  | 'candidate row'
  | 'sdx row'
  | 'hodoku'
  | 'opensudoku'
  | 'border'
  | LinkSite
  | 'other';

/** The ids of the notations for links to a site. */
type LinkSite = 'f-puzzles' | 'sudokupad' | 'sudokuwiki' | 'sudoku-exchange' | 'sudoku-coach';

const SITES: readonly (readonly [LinkSite, (text: string) => boolean])[] = [
  ['f-puzzles', isFPuzzles],
  ['sudokupad', isSudokuPad],
  ['sudokuwiki', isSudokuwiki],
  ['sudoku-exchange', isSudokuExchange],
  ['sudoku-coach', isSudokuCoach],
];

/**
 * Only this many characters of a line are examined. The longest record that is recognized by its
 * length is a 25×25 sukaku, with 15,625 characters.
 */
const ENOUGH = 16_000;

/** The kind of a line in a text whose grids have one of these sizes. */
export function lineKind(text: string, sizes: readonly number[] = USUAL_SIZES): LineKind {
  const line = text.slice(0, ENOUGH).trim();
  if (line === '') return 'empty';
  if (line.startsWith('#')) return 'comment';
  if (line.startsWith('{')) return 'json';
  if (isEulerHeader(line)) return 'euler';
  if (isHodoku(line)) return 'hodoku';
  if (isOpenSudoku(line)) return 'opensudoku';
  const site = SITES.find(([, isLink]) => isLink(line));
  if (site) return site[0];
  if (isList(line)) return 'list';
  if (isSection(line)) return 'section';
  if (isBorder(line)) return 'border';
  return packedKind(line, sizes) ?? rowKind(line, sizes) ?? (isCsv(line) ? 'csv' : 'other');
}

/**
 * Whether a text consists mostly of cells. At least three quarters of its characters must be symbols.
 * At least three tenths must be digits 1 to 9 or blanks. The second condition excludes words, because
 * the letters A to P are symbols too.
 */
export function isMostlyCells(text: string): boolean {
  let symbols = 0;
  let letters = 0;
  for (let index = 0; index < text.length; index++) {
    const digit = digitOf(text.charCodeAt(index));
    if (digit === undefined) continue;
    symbols++;
    if (digit > 9) letters++;
  }
  return (
    text !== '' && 4 * symbols >= 3 * text.length && 10 * (symbols - letters) >= 3 * text.length
  );
}

/** The length of the longest row. A line with more packed cells is a whole puzzle. */
const LONGEST_ROW = 25;

/**
 * A line of at least this many packed symbols has candidates, not cells. The largest grid has 25² =
 * 625 cells, and a 9×9 grid has 9³ = 729 candidates. This limit is about halfway between the two.
 */
const SHORTEST_SUKAKU = 680;

function packedKind(line: string, sizes: readonly number[]): LineKind | undefined {
  const length = cellsEnd(line, 0);
  const cells = line.slice(0, length);
  if (isPair(line, length)) return undefined;
  const fits = (power: number) => sizes.some((s) => s ** power === length && isWithin(cells, s));
  const isRow = length === line.length && fits(1);
  if (sizes.some((size) => size ** 3 === length) && isMostlyCells(cells)) {
    if (!fits(2) || isCandidates(cells)) return 'sukaku';
  }
  if (fits(2)) return isRow && !hasRepeated(cells) ? 'line or row' : 'line';
  if (isRow) return 'packed row';
  if (length <= LONGEST_ROW || hasBars(cells) || /[,;"]/.test(cells)) return undefined;
  if (!isMostlyCells(cells)) return undefined;
  return length < SHORTEST_SUKAKU ? 'line' : 'sukaku';
}

/**
 * Whether a tab follows the first `length` cells, and then the same number of cells again. Such a
 * line has two columns. It is not a puzzle with a comment.
 */
function isPair(line: string, length: number): boolean {
  const [, second] = line.slice(0, 2 * length + 2).split('\t');
  return length > LONGEST_ROW && second?.length === length && isMostlyCells(second);
}

function isWithin(cells: string, size: number): boolean {
  if (indexPast(cells, 0, cells.length, size) < cells.length) return false;
  return Array.from(cells).every((symbol) => digitOf(symbol.charCodeAt(0)) !== undefined);
}

/**
 * Whether 64 symbols are the candidates of a 4×4 grid and not the cells of an 8×8 grid. In
 * candidates, every digit is in its own place within the cell, and every cell has a candidate.
 */
function isCandidates(cells: string): boolean {
  const size = Math.round(Math.cbrt(cells.length));
  const digits = Array.from(cells, (symbol) => digitOf(symbol.charCodeAt(0)));
  const inPlace = digits.every((digit, at) => digit === 0 || digit === (at % size) + 1);
  const groups = Array.from({ length: size * size }, (_, cell) => size * cell);
  return inPlace && groups.every((at) => digits.slice(at, at + size).some((digit) => digit !== 0));
}

/** Whether a digit appears twice. If so, the symbols are not a row. */
function hasRepeated(cells: string): boolean {
  const digits = Array.from(cells, (symbol) => digitOf(symbol.charCodeAt(0))).filter(Boolean);
  return new Set(digits).size < digits.length;
}

/**
 * The maximum length of a row with spaces or bars. A row of 25 cells with 25 candidates each fits,
 * even with wide spacing.
 */
const LONGEST_DRAWN = 1500;

function rowKind(line: string, sizes: readonly number[]): LineKind | undefined {
  if (line.length > LONGEST_DRAWN || /[,;"]/.test(line)) return undefined;
  const words = wordsOf(line).filter(
    (word) => unmarked(word.text) !== '' || word.text.length === 1,
  );
  const hasFrame = hasBars(line);
  const isSized = sizes.includes(words.length);
  if (!hasFrame && isSized && words.every((word) => isNumber(word, words.length))) {
    return 'spaced row';
  }
  if (!hasFrame && isSized && words.some(({ text }) => isPlayers(text))) {
    const isSdx = words.every(({ text }) => isPlayers(text) || isSet(text, words.length));
    if (isSdx) return 'sdx row';
  }
  const isCandidateRow = isSized && words.every((word) => isSet(word.text, words.length));
  if (isCandidateRow && !hasFrame) return 'candidate row';
  if (isBlockRow(words, hasFrame, sizes)) return 'block row';
  return isCandidateRow ? 'candidate row' : undefined;
}

function isNumber({ text }: Word, size: number): boolean {
  const number = numberOf(text);
  return number !== undefined && number <= size;
}

/**
 * Whether a word is a set of candidates in ascending order. Marks are ignored. `.` means no
 * candidates.
 */
function isSet(word: string, size: number): boolean {
  const set = unmarked(word);
  if (/^[.0_]?$/.test(set)) return true;
  const digits = Array.from(set, (symbol) => digitOf(symbol.charCodeAt(0)) ?? 0);
  return digits.every((digit, at) => digit > (digits[at - 1] ?? 0) && digit <= size);
}

/** Whether the words are single symbols, or one run of symbols per box. */
function isBlockRow(words: readonly Word[], hasFrame: boolean, sizes: readonly number[]): boolean {
  const symbols = words.reduce((sum, word) => sum + word.text.length, 0);
  if (!sizes.includes(symbols) || !words.every((word) => isWithin(word.text, symbols)))
    return false;
  if (words.length === symbols) return hasFrame;
  const parts = new Set(words.map((word) => word.part)).size;
  const isEven = words.every((word) => word.text.length === words[0].text.length);
  if (hasFrame) return isEven && parts === words.length;
  return isEven && words[0].text.length === geometryOfSize(symbols)?.boxColumns;
}

function isCsv(line: string): boolean {
  if (csvColumns(line)) return true;
  const separator = separatorOf(line);
  const fields = splitFields(line, separator);
  if (isFault(fields) || fields.length < 2) return false;
  const cells = fieldText(line, fields[0]);
  return cells.length >= 16 && isMostlyCells(cells) && !/[\s#]/.test(cells);
}
