import { type Geometry, USUAL_SIZES } from '../grid/geometry.ts';
import { sdk } from './files/sdk.ts';
import { sdm } from './files/sdm.ts';
import { sdx } from './files/sdx.ts';
import { type LineKind, lineKind } from './line-kind.ts';
import type { Notation } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import { isCount, isProse, isRule, isTitle } from './parts/aside.ts';
import { errorOf } from './parts/fault.ts';
import { hasBars, wordsOf } from './parts/frame.ts';
import { isMostlyCells, shownFrom } from './parts/symbol.ts';
import { block } from './text/block.ts';
import { csv } from './text/csv.ts';
import { line } from './text/line.ts';
import { lists } from './text/lists.ts';
import { pencilmarks } from './text/pencilmarks.ts';
import { rows } from './text/rows.ts';
import { numberOf, spaced } from './text/spaced.ts';
import { areTableCells, table } from './text/table.ts';
import { namedRow, tableNames } from './text/table-names.ts';

/** Detection examines at most this many lines that are neither empty nor comments. */
export const LOOK_AHEAD = 60;

/** Detection examines at most this many lines. */
const MAX_LINES = 2_000;

export interface DetectOptions {
  /** Whether the lines are the whole text. Default: false. */
  readonly ended?: boolean;
  /** The shape of all grids in the text. Default: any usual shape. */
  readonly geometry?: Geometry | undefined;
}

/**
 * Detects the notation of a text from its first lines. The first line that is recognized decides.
 *
 * @returns Undefined if more lines are needed. If there are LOOK_AHEAD lines, or if `ended` is
 *   true, undefined means that the text fits no notation.
 */
export function detect(
  lines: readonly string[],
  { ended = false, geometry }: DetectOptions = {},
): Notation | undefined {
  const detector = new Detector(geometry);
  for (const text of lines) detector.add(text);
  return detector.notation(ended);
}

interface KnownLine {
  readonly text: string;
  readonly kind: LineKind;
}

/** Does the same as `detect` for lines that arrive one by one. */
export class Detector {
  private readonly sizes: readonly number[];
  private readonly lines: KnownLine[] = [];
  /** The number of lines that are neither empty nor comments. */
  private counted = 0;

  constructor(geometry?: Geometry) {
    this.sizes = geometry ? [geometry.size] : USUAL_SIZES;
  }

  add(text: string): void {
    const kind = this.isNamedRow(text) ? table : lineKind(text, this.sizes);
    const isAside = kind === 'comment' || kind === 'empty' || (kind === 'other' && isProse(text));
    if (!isAside) this.counted++;
    this.lines.push({ text, kind });
  }

  /**
   * Whether enough lines have been added. Comments and empty lines count only towards MAX_LINES.
   */
  get isFull(): boolean {
    return this.counted >= LOOK_AHEAD || this.lines.length >= MAX_LINES;
  }

  /** Whether a line is a sentence before the first line that is recognized. */
  isAside(index: number, notation: Notation): boolean {
    const { first } = this;
    const { kind, text } = this.lines[index];
    if (kind === 'title') return notation !== csv;
    if (kind === 'dots' && index < first)
      return text.trim().length !== firstWord(this.lines[first].text).length;
    if (kind === 'names') return notation !== csv && notation !== table;
    if (index === first - 1 && this.lines[first].kind === csv && isHeader(text)) return false;
    const isText = isTitle(text) || (isProse(text) && !/^\s*</.test(text));
    return kind === 'other' && isText && (first < 0 || index < first);
  }

  /** Whether a line is a border before the first line that is recognized. */
  isBorder(index: number): boolean {
    return index < this.first && this.lines[index].kind === 'border';
  }

  /** The index of the first line that is recognized, or -1. */
  private get first(): number {
    return this.lines.findIndex(({ kind }) => !UNDECIDED.includes(kind));
  }

  /** The result of `detect` for the lines added so far. */
  notation(ended: boolean): Notation | undefined {
    const { lines } = this;
    const isAll = ended || this.isFull;
    const hasArray = this.has('array start');
    // After `int grid[9][9] =`, a line `{` begins an array. After a line `[`, a line `{` begins a
    // JSON object.
    const isDeclared = lines.some(
      ({ kind, text }) => kind === 'array start' && text.trim() !== '[',
    );
    const isBrace = ({ text }: KnownLine) => isDeclared && text.trim() === '{';
    const isDecided = (one: KnownLine) => !UNDECIDED.includes(one.kind) && !isBrace(one);
    const first = lines.findIndex(isDecided);
    const below = lines.findIndex((one, index) => index > first && isDecided(one));
    const isAbove = first >= 0 && (isColumnNumbers(lines[first]) || isCountRow(lines[first]));
    const isHeader = isAbove && below > 0 && isHeaderOf(lines[first], lines[below]);
    const at = isHeader ? below : first;
    const hasComments = this.has('comment');
    if (!isAll && below < 0 && isAbove) return undefined;
    if (at < 0 && isAll && this.has('title')) return csv;
    if (at < 0 && isAll && this.has('names')) return table;
    if (at < 0) return isAll ? closest(lines, hasComments) : undefined;
    const decided = decide(lines.slice(at), isAll);
    const above = lines.findLast(({ kind }, index) => index < at && kind !== 'empty');
    const isColumn = decided === line || lines[at].text.startsWith('"');
    if (above?.kind === 'title' && isColumn) return csv;
    const hasBorder = lines.some(({ kind, text }) => kind === 'border' && !isRule(text));
    if (decided === spaced && hasBorder) return block;
    if ((decided === csv || decided === table) && hasArray) return lists;
    return hasComments ? amongComments(decided) : decided;
  }

  /**
   * The error for a text that fits no notation. It shows the first line that is neither empty nor a
   * comment.
   */
  unknown(firstLine: number): NotationError {
    const at = this.lines.findIndex(({ kind }) => kind !== 'empty' && kind !== 'comment');
    const text = this.lines[at]?.text ?? '';
    const start = text.length - text.trimStart().length;
    const number = firstLine + Math.max(at, 0);
    return errorOf('unknown', number, start + 1, { id: 'any-puzzle' }, shownFrom(text, start));
  }

  /** Whether a line is a row below the names of columns, and may begin with its own name. */
  private isNamedRow(text: string): boolean {
    const above = this.lines.findLast(({ kind }) => kind !== 'empty');
    const names = above?.kind === 'names' ? tableNames(above.text, this.sizes) : undefined;
    const row = names && namedRow(text, names);
    return row !== undefined && areTableCells(text.slice(row.from, row.to), names!.cells);
  }

  private has(kind: LineKind): boolean {
    return this.lines.some((line) => line.kind === kind);
  }
}

function firstWord(text: string): string {
  return /\S+/.exec(text)?.[0] ?? '';
}

/** Whether a line above the first row of CSV may have the names of its columns. */
function isHeader(text: string): boolean {
  return /[,;\t]/.test(text) || !/\s/.test(text.trim());
}

/** Whether a line is `1 2 3 … 9`, which may stand above the columns of a grid. */
function isColumnNumbers({ kind, text }: KnownLine): boolean {
  return kind === 'spaced row' && wordsOf(text).every((word, at) => word.text === `${at + 1}`);
}

/** Whether a line is a row, or says how many puzzles follow, one per line. */
function isCountRow({ kind, text }: KnownLine): boolean {
  return kind === rows && isCount(text);
}

/** Whether a line that may be a row is none, because the line below it is in another notation. */
function isHeaderOf(top: KnownLine, { kind }: KnownLine): boolean {
  return isCountRow(top) ? kind === line || kind === 'line or row' : kind !== top.kind;
}

/** Kinds of lines that can belong to any notation, so they do not decide. */
const UNDECIDED: readonly LineKind[] = [
  'empty',
  'comment',
  'border',
  'dots',
  'title',
  'names',
  'array start',
  'other',
];

/** Kinds of lines without cells, or with nothing but blanks. */
const NO_CELLS: readonly LineKind[] = ['empty', 'comment', 'border', 'dots'];

/**
 * Returns the notation of lines whose first line is of a known kind. Undefined if more lines are
 * needed.
 */
function decide(lines: readonly KnownLine[], isAll: boolean): Notation | undefined {
  const { kind } = lines[0];
  if (kind === 'line or row') return lineOrRows(lines, isAll);
  const hasBlankFields = lines[0].text.trim().includes('\t\t');
  if (kind === 'spaced row' && !hasBlankFields) return unlessCandidates(spaced, lines, isAll);
  if (kind === 'table row' || kind === 'spaced row') return tableOrSpaced(lines, isAll);
  if (kind === 'block row') return unlessCandidates(block, lines, isAll);
  return typeof kind === 'string' ? undefined : kind;
}

/** The notation of a text with comment lines: `sdm` instead of `line`, `sdk` instead of `rows`. */
function amongComments(notation: Notation | undefined): Notation | undefined {
  if (notation === line) return sdm;
  return notation === rows ? sdk : notation;
}

/**
 * A line of 16 symbols is a 4×4 puzzle or a row of a 16×16 grid. It is a row if one of the first 16
 * lines has a digit above 4.
 */
function lineOrRows(lines: readonly KnownLine[], isAll: boolean): Notation | undefined {
  const size = lines[0].text.trim().length;
  const other = lines.slice(0, size).find(({ kind }) => kind !== 'line or row');
  if (other) return other.kind === rows && other.text.trim().length === size ? rows : line;
  return isAll || lines.length >= size ? line : undefined;
}

/**
 * A line with two consecutive tabs is either a row of a table with a blank cell, or a spaced row
 * with wide gaps. Suppose that the line has n words. It is a spaced row if the first n lines,
 * beginning with this one, have n words and the same gaps.
 */
function tableOrSpaced(lines: readonly KnownLine[], isAll: boolean): Notation | undefined {
  const count = lines[0].text.trim().split(/\s+/).length;
  const gaps = gapsOf(lines[0].text);
  const isPlain = lines[0].text.includes('\t') && !lines[0].text.includes('"');
  if (!isPlain || !USUAL_SIZES.includes(count)) return table;
  const rowsOfGrid = lines.slice(0, count);
  const isWide = rowsOfGrid.every(({ text }) => gapsOf(text) === gaps);
  if (!isWide || (isAll && lines.length < count)) return table;
  return lines.length < count ? undefined : unlessCandidates(spaced, lines, isAll);
}

/** The gaps between the words of a line. */
function gapsOf(text: string): string {
  return text.trim().replace(/\S+/g, '.').replaceAll(/ +/g, ' ');
}

/** Returns `pencilmarks` or `sdx` if the first record has candidates, else `otherwise`. */
function unlessCandidates(
  otherwise: Notation,
  lines: readonly KnownLine[],
  isAll: boolean,
): Notation | undefined {
  let count = 0;
  const words = wordsOf(lines[0].text).map((word) => word.text);
  const rowsOfRecord = otherwise === spaced ? words.length : words.join('').length;
  for (const { kind } of lines) {
    if (kind === 'border') continue;
    if (kind === pencilmarks || kind === sdx) return kind;
    count++;
    if (kind === 'empty' || count >= rowsOfRecord) return otherwise;
  }
  return isAll ? otherwise : undefined;
}

/**
 * Guesses the notation of a text with errors from its first line that is not empty, a comment or a
 * border. The reader of this notation then reports the errors.
 */
function closest(lines: readonly KnownLine[], hasComments: boolean): Notation | undefined {
  const first = lines.find(({ kind }) => !NO_CELLS.includes(kind))?.text.trim();
  const dots = lines.find(({ kind }) => kind === 'dots')?.text.trim();
  if (first === undefined && hasComments) return sdm;
  if (first === undefined && dots) return dots.length === 16 || dots.length > 25 ? line : rows;
  if (first === undefined) return undefined;
  const words = first.split(/\s+/);
  const numbers = words.filter((word) => numberOf(word) !== undefined).length;
  if (words.length > 1 && 4 * numbers >= 3 * words.length) return spaced;
  if (!isMostlyCells(first.replace(/[\s|]/g, ''))) return undefined;
  if (hasBars(first)) return block;
  if (words.length > 1) return undefined;
  const packed = first.length > 25 ? line : rows;
  return hasComments ? amongComments(packed) : packed;
}
