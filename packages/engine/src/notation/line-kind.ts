import { geometryOfSize, USUAL_SIZES } from '../grid/geometry.ts';
import { hodoku, isHodoku } from './files/hodoku.ts';
import { hsol, isHsol } from './files/hsol.ts';
import { ipuz, isIpuzLine } from './files/ipuz.ts';
import { isKSudoku, ksudoku } from './files/ksudoku.ts';
import { isOpenSudoku, opensudoku } from './files/opensudoku.ts';
import { sdk } from './files/sdk.ts';
import { sectionIn } from './files/sdk-section.ts';
import { sdx } from './files/sdx.ts';
import { fPuzzles } from './links/f-puzzles.ts';
import { interactiveSolver, isInteractiveSolver } from './links/interactive-solver.ts';
import { solo } from './links/solo.ts';
import { sudokuCoach } from './links/sudoku-coach.ts';
import { sudokuExchange } from './links/sudoku-exchange.ts';
import { sudokupad } from './links/sudokupad.ts';
import { sudokuwiki } from './links/sudokuwiki.ts';
import type { Notation } from './notation.ts';
import { isBorder, isDots, isRule, isTitle } from './parts/aside.ts';
import { drawnCells } from './parts/drawn-cells.ts';
import { isFault } from './parts/fault.ts';
import { hasBars, type Word, wordsOf } from './parts/frame.ts';
import { isInLetters } from './parts/letters.ts';
import { cellsAfterId, cellsEnd } from './parts/line-records.ts';
import { indexPast } from './parts/packed.ts';
import { partedGrid } from './parts/parted-cells.ts';
import { WRONG } from './parts/row.ts';
import { digitOf, isMostlyCells } from './parts/symbol.ts';
import { csv } from './text/csv.ts';
import { columnsOfNames, columnsOfRow } from './text/csv-columns.ts';
import { fieldText, separatorOf, splitFields } from './text/csv-fields.ts';
import { euler, isEulerHeader } from './text/euler.ts';
import { json } from './text/json.ts';
import { line } from './text/line.ts';
import { isList, startsArray } from './text/list-rows.ts';
import { lists } from './text/lists.ts';
import { isPlayers, pencilmarks, unmarked, withoutLabels } from './text/pencilmarks.ts';
import { rows } from './text/rows.ts';
import { numberOf } from './text/spaced.ts';
import { sukaku } from './text/sukaku.ts';
import { isTableRow } from './text/table.ts';
import { tableNames } from './text/table-names.ts';

/**
 * The notation of a line. If the line fits several notations, this is a string that names the kind
 * of the line instead.
 */
export type LineKind =
  | Notation
  | 'empty'
  | 'comment'
  | 'border'
  | 'dots' // blanks, or a line between two texts
  | 'line or row' // 16 symbols: a 4×4 puzzle, or a row of a 16×16 grid
  | 'spaced row' // cells with spaces between them
  | 'table row' // cells with commas, semicolons or tabs between them
  | 'block row' // cells with bars between the boxes
  | 'title' // the name of a single column, such as `Puzzle`, or a title
  | 'names' // names above the columns of a table
  | 'array start' // code before an array, such as `int grid[9][9] = {`
  | 'other';

const LINKS = [fPuzzles, sudokupad, sudokuwiki, sudokuExchange, sudokuCoach, solo];

/** Only this many characters of a line are examined. A 25×25 sukaku has 15,625. */
const ENOUGH = 16_000;

/** The kind of a line in a text with grids of these sizes. */
export function lineKind(text: string, sizes: readonly number[] = USUAL_SIZES): LineKind {
  const start = text.slice(0, ENOUGH).trim();
  if (start === '') return 'empty';
  if (start.startsWith('#')) return 'comment';
  if (isIpuzLine(start)) return ipuz;
  if (isJson(start) || (start.startsWith('{') && !isList(start))) return json;
  if (isEulerHeader(start)) return euler;
  if (isHodoku(start)) return hodoku;
  if (isOpenSudoku(start)) return opensudoku;
  if (isKSudoku(start)) return ksudoku;
  if (isHsol(start)) return hsol;
  if (isInteractiveSolver(start)) return interactiveSolver;
  const link = LINKS.find((site) => site.isLink(start));
  if (link) return link;
  if (/(?:^|[,;\t]\s*)"\[\s*\[/.test(start) || opensGrid(start, sizes)) return csv;
  if (isList(start)) return lists;
  if (sectionIn(start)) return sdk;
  if (isBorder(start) || (start.length > LONGEST_ROW && isRule(start))) return 'border';
  if (start.length > LONGEST_DOTS && isDots(start)) return 'dots';
  if (isTitle(start)) return 'other';
  if (isTableRow(text.slice(0, ENOUGH), sizes)) return 'table row';
  const names = tableNames(text.slice(0, ENOUGH), sizes);
  if (names && /^[,;\t]/.test(text)) return 'names';
  const kind = packedKind(start, sizes) ?? rowKind(start, sizes);
  if (kind) return kind;
  if (names) return 'names';
  if (partedGrid(start)) return line;
  const columns = columnsOfNames(start);
  if (columns) return columns.list.length === 1 || /^[^,;\t]+[,;\t\s]+$/.test(text) ? 'title' : csv;
  if (isCsv(start)) return csv;
  if (isLineWithId(start, sizes)) return line;
  return startsArray(start) ? 'array start' : 'other';
}

/**
 * Whether a line begins an array with objects, or with strings that are longer than a row, or the
 * call around the JSON of ipuz files, or is a single cell of an array, such as `5,`, or a string.
 */
function isJson(text: string): boolean {
  return /^(?:\[[[\s]*[^[\]]*?(?:\{["']|\{\s*(?:\w+\s*:|$)|"[^"\s]{26})|ipuz\s*\(|(?:-?\d{1,2}|null|"[^"]?"),$|"[^"\s,;]{26,}"$)/.test(
    text,
  );
}

/** Whether a field with a grid in several lines begins at the end of a line. */
function opensGrid(text: string, sizes: readonly number[]): boolean {
  const [, row] = /(?:^|[,;\t]\s*)"([^"]+)$/.exec(text) ?? [];
  const cells = row?.replace(/[\s,;|]/g, '') ?? '';
  return sizes.includes(cells.length) && isMostlyCells(cells);
}

/** A longer line of dots may be more than a row of blanks. */
const LONGEST_DOTS = 9;

const LONGEST_ROW = 25;

/**
 * A line with at least this many symbols has candidates, not cells. The limit is about halfway
 * between the cells of a 25×25 grid (625) and the candidates of a 9×9 grid (729).
 */
const SHORTEST_SUKAKU = 680;

function packedKind(text: string, sizes: readonly number[]): LineKind | undefined {
  const length = cellsEnd(text, 0);
  const cells = text.slice(0, length);
  if (isPair(text, length)) return undefined;
  const fits = (power: number) => sizes.some((s) => s ** power === length && isWithin(cells, s));
  const isRow = length === text.length && fits(1);
  if (sizes.some((size) => size ** 3 === length) && isMostlyCells(cells)) {
    if (!fits(2) || isCandidates(cells)) return sukaku;
  }
  if (fits(2)) return isRow && !hasRepeated(cells) ? 'line or row' : line;
  if (isRow) return rows;
  if (length === text.length && sizes.some((s) => s === length && isInLetters(cells, s)))
    return rows;
  if (sizes.some((s) => s >= 6 && s ** 2 === length && isInLetters(cells, s))) return line;
  if (length <= LONGEST_ROW || hasBars(cells) || /[,;"]/.test(cells)) return undefined;
  if (!isMostlyCells(cells)) return undefined;
  return length < SHORTEST_SUKAKU ? line : sukaku;
}

function isLineWithId(text: string, sizes: readonly number[]): boolean {
  const from = cellsAfterId(text, 0, cellsEnd(text, 0));
  const kind = from === undefined ? undefined : packedKind(text.slice(from), sizes);
  return kind === line || kind === 'line or row';
}

/** Whether a line is a puzzle, a tab and a solution, both of `length` cells. */
function isPair(text: string, length: number): boolean {
  const [, second] = text.slice(0, 2 * length + 2).split('\t');
  return length > LONGEST_ROW && second?.length === length && isMostlyCells(second);
}

function isWithin(cells: string, size: number): boolean {
  if (indexPast(cells, 0, cells.length, size) < cells.length) return false;
  return Array.from(cells).every((symbol) => digitOf(symbol.charCodeAt(0)) !== undefined);
}

/**
 * Whether 64 symbols are the candidates of a 4×4 grid, not the cells of an 8×8 grid. The candidates
 * of a cell are four symbols, such as `1.3.` or `.2..`. Digit d can only be the d-th of these four
 * symbols, and at least one of the four is a digit.
 */
function isCandidates(cells: string): boolean {
  const size = Math.round(Math.cbrt(cells.length));
  const digits = Array.from(cells, (symbol) => digitOf(symbol.charCodeAt(0)));
  const inPlace = digits.every((digit, at) => digit === 0 || digit === (at % size) + 1);
  const groups = Array.from({ length: size * size }, (_, cell) => size * cell);
  return inPlace && groups.every((at) => digits.slice(at, at + size).some((digit) => digit !== 0));
}

/** Whether a digit appears twice. Then the symbols are not a row of a puzzle. */
function hasRepeated(cells: string): boolean {
  const digits = Array.from(cells, (symbol) => digitOf(symbol.charCodeAt(0))).filter(Boolean);
  return new Set(digits).size < digits.length;
}

/** The maximum length of a row with spaces or bars. 25 cells of 25 candidates each fit. */
const LONGEST_DRAWN = 2500;

function rowKind(text: string, sizes: readonly number[]): LineKind | undefined {
  if (text.length > LONGEST_DRAWN || /[;"]|(?<!\d),|,(?!\d)/.test(text)) return undefined;
  const words = wordsOf(text).filter(
    (word) => unmarked(word.text) !== '' || word.text.length === 1,
  );
  const hasFrame = hasBars(text);
  const size = words.length;
  const isSized = sizes.includes(size);
  const side = Math.sqrt(size);
  const isGrid = size > LONGEST_ROW && sizes.includes(side) && !hasFrame;
  if (isGrid && words.every((word) => isNumber(word, side))) return 'spaced row';
  if (isSized && !hasFrame) {
    if (words.every((word) => isNumber(word, size))) return 'spaced row';
    const cells = words.map((word) => word.text);
    if (cells.every((cell) => cell.length === 1) && isInLetters(cells.join(''), size)) {
      return 'spaced row';
    }
    const isSdx = words.every((word) => isPlayers(word.text) || isSet(word.text, size));
    if (isSdx && words.some((word) => isPlayers(word.text))) return sdx;
  }
  // `c1 c2 c3 c4` is not a row of candidates, although each word could be a label and a candidate.
  const hasBare = words.some((word) => !/[a-z]/i.test(word.text) || size > 9);
  const isCandidateRow = isSized && hasBare && words.every((word) => isSet(word.text, size));
  if (isCandidateRow && !hasFrame) return pencilmarks;
  if (isBlockRow(words, hasFrame, sizes)) return 'block row';
  if (isCandidateRow) return pencilmarks;
  return isDrawnRow(text, sizes) ? 'block row' : undefined;
}

function isNumber({ text }: Word, size: number): boolean {
  const number = numberOf(text);
  return number !== undefined && number <= size;
}

/**
 * Whether a word lists candidates in ascending order, such as `124` or `1,2,4`, or is `.` for none. With marks,
 * as in `26-1`, the order may be any.
 */
function isSet(word: string, size: number): boolean {
  const set = withoutLabels(word, size);
  if (/^[.0_]?$/.test(set)) return true;
  const digits = Array.from(set, (symbol) => digitOf(symbol.charCodeAt(0)) ?? 0);
  if (set !== word) digits.sort((a, b) => a - b);
  return digits.every((digit, at) => digit > (digits[at - 1] ?? 0) && digit <= size);
}

/**
 * Whether each word is one cell (`1 2 | 3 4`), or each word has all cells of one box in this row
 * (`12 34`).
 */
function isBlockRow(words: readonly Word[], hasFrame: boolean, sizes: readonly number[]): boolean {
  const symbols = words.reduce((sum, word) => sum + word.text.length, 0);
  if (!sizes.includes(symbols)) return false;
  const isInDigits = words.every((word) => isWithin(word.text, symbols));
  if (!isInDigits && !isInLetters(words.map((word) => word.text).join(''), symbols)) return false;
  if (words.length === symbols) return hasFrame;
  const parts = new Set(words.map((word) => word.part)).size;
  const isEven = words.every((word) => word.text.length === words[0].text.length);
  if (hasFrame) return isEven && parts === words.length;
  return isEven && words[0].text.length === geometryOfSize(symbols)?.boxColumns;
}

/** Whether a line is a row of a drawing in which blank cells are spaces. */
function isDrawnRow(text: string, sizes: readonly number[]): boolean {
  const cells = drawnCells(text, undefined) ?? [];
  const isRow = cells.every(({ value }) => value !== WRONG && value <= cells.length);
  return isRow && sizes.includes(cells.length) && cells.some(({ value }) => value > 0);
}

function isCsv(text: string): boolean {
  const separator = separatorOf(text);
  const fields = splitFields(text, separator);
  if (isFault(fields) || fields.length < 2) return false;
  if (columnsOfRow(text)) return true;
  const cells = fieldText(text, fields[0]);
  return cells.length >= 16 && isMostlyCells(cells) && !/[\s#]/.test(cells);
}
