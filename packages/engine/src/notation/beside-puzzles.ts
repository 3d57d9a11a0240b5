import { MAX_SIZE } from '../grid/geometry.ts';
import { sdm } from './files/sdm.ts';
import { type LineKind, lineKind } from './line-kind.ts';
import { isId, unwrapped, withoutCellWords } from './message/unwrapped.ts';
import type { Notation } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import {
  isCount,
  isDots,
  isLabel,
  isNumber,
  isProse,
  isSentence,
  isTitle,
  REPLY_MARKS,
} from './parts/aside.ts';
import { areNumbers } from './parts/numbers.ts';
import { digitOf } from './parts/symbol.ts';
import { line as lineNotation } from './text/line.ts';

// Lines beside the puzzles of a text: sentences, counts, and puzzles in another notation.

/** Signs of HTML, LaTeX, tables, links and code in forums. */
const MARKUP = /[<>\\|]|:\/\/|^\[\w+\]$|^```/;
/** Signs of these, JSON and other code. */
const MARKS = /[{}[\]<>"=\\|]|:\/\//;

/** Where a line is. */
export interface Place {
  /** The notation of the text. */
  readonly notation: Notation;
  /** Whether a record has been read before the line. */
  readonly hasBegun: boolean;
  /** The size of the first grid of the text. Undefined until it is read. */
  readonly size: number | undefined;
}

/** Whether a notation has one puzzle per line, and every symbol is a cell. */
function isPacked(notation: Notation): boolean {
  return notation === lineNotation || notation === sdm;
}

/** Whether a line of dots is no empty grid, because it has far fewer or far more cells than the first. */
export function isRuleOfDots(text: string, size: number | undefined): boolean {
  if (size === undefined) return false;
  const { length } = text.trim();
  return (2 * length <= size ** 2 || length >= 2 * size ** 2) && isDots(text);
}

/** Whether a line with an error is no record of a text with one puzzle per line. */
export function isBeside(
  text: string,
  { code, column }: NotationError,
  { hasBegun, notation }: Place,
): boolean {
  if (!isPacked(notation)) {
    const isAtStart = code === 'structure' && text.slice(0, column - 1).trim() === '';
    return notation.onePerLine && isAtStart && isSentence(text) && !MARKS.test(text);
  }
  const isSize = isNumber(text) && /\S\s+\S/.test(text);
  if (hasBegun) return isSize || isSentence(text) || isLabel(text) || isTitle(text);
  return isProse(text) || isNumber(text) || isCount(text) || isTitle(text);
}

/**
 * Whether another way to read the text may mend an error in a line. In a text with one puzzle per
 * line, an error in cells stays, unless they may be a row or a part of a folded line: who sends lines
 * may wait for the answer.
 */
export function mayBeMended(text: string, { notation, size }: Place): boolean {
  if (!notation.onePerLine) return true;
  if (isPacked(notation) && /^\S+$/.test(text) && isCells(text)) {
    if (size !== undefined) return text.length === size;
    return text.length > MAX_SIZE && text.length < FOLDED;
  }
  if (size === undefined) return true;
  const kind = lineKind(unquoted(text));
  const isWrapped = isPacked(notation) ? text.includes('=') : OPEN.test(text);
  if (typeof kind !== 'string') return kind !== notation || isWrapped;
  const isOther = isPacked(notation) ? MARKS.test(text) : MARKUP.test(text) || CELLS.test(text);
  return isOther || !OWN.includes(kind);
}

/** The first line of an object over several lines. */
const OPEN = /^[[{\s]+$|[[{]$/;

/** Whether a line may be a puzzle or a row, in some notation, or have cells within other text. */
export function mayHaveCells(text: string): boolean {
  return isPuzzleKind(lineKind(unquoted(text))) || hasCells(text);
}

function hasCells(text: string): boolean {
  return CELLS.test(withoutCellWords(text));
}

function isPuzzleKind(kind: LineKind): boolean {
  return typeof kind !== 'string' || kind.endsWith('row');
}

/** Whether the lines of a paragraph may be a grid, perhaps a broken one. */
export function mayBeGrid(lines: readonly string[]): boolean {
  const texts = lines.filter((line) => !isId(line));
  const cells = cellsIn(texts.join(''));
  const isRow = (line: string): boolean => isPuzzleKind(lineKind(unquoted(line)));
  return (
    (cells >= FEWEST_CELLS / 2 && texts.some(isRow)) ||
    (cells >= FEWEST_CELLS && texts.some(hasCells))
  );
}

/** The number of cells of the smallest grid. */
const FEWEST_CELLS = 16;
/** So many rows, or so many cells in one line, are half a 9×9 grid. */
const HALF_ROWS = 5;
const HALF_CELLS = 40;

/** Whether the lines of a paragraph are half a 9×9 grid or more. */
export function isClearlyGrid(lines: readonly string[]): boolean {
  const bare = unwrapped(lines.join('\n')).split('\n');
  const isRow = (line: string): boolean => isPuzzleKind(lineKind(line));
  const isLong = (line: string): boolean =>
    cellsIn(line) >= Math.max(HALF_CELLS, line.match(/\p{L}/gu)?.length ?? 0);
  const rows = bare.filter(isRow).map((line) => line.trim());
  return (rows.length >= HALF_ROWS && !areNumbers(rows)) || bare.some(isLong);
}

function cellsIn(text: string): number {
  return text.replace(/[^\d.*_?-]/g, '').length;
}

/** Some digits with few letters between them, or the cells of a table in HTML or LaTeX. */
const CELLS = /\d(?:[^\p{L}]{0,6}\d){3}|<t[dh]\b|&[^&;]*&[^&;]*&/iu;

/** Whether a line is in another notation, and cannot be among rows. */
export function isOtherNotation(text: string, { inRows }: Notation): boolean {
  return inRows && OTHER.test(text);
}

/** A link, XML or JSON, which is never among rows. */
const OTHER = /^\s*(?:\d{1,2}x\d{1,2}[a-z]*:|https?:\/\/\S+$|<\?xml|<(?:opensudoku|ksudoku)|\{")/;

/** The line of a 9×9 grid, which programs for e-mail fold, has more cells than its parts. */
const FOLDED = 81;

/** Kinds of lines with errors that may be records of a text with one puzzle per line. */
const OWN: readonly LineKind[] = ['line or row', 'dots', 'other', 'empty', 'comment'];

function isCells(text: string): boolean {
  return Array.from(text).every((symbol) => digitOf(symbol.charCodeAt(0)) !== undefined);
}

function unquoted(text: string): string {
  return text.replace(REPLY_MARKS, '');
}
