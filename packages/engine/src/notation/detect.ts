import { type Geometry, USUAL_SIZES } from '../grid/geometry.ts';
import { notations } from './all.ts';
import { hodoku } from './files/hodoku.ts';
import { opensudoku } from './files/opensudoku.ts';
import { sdk } from './files/sdk.ts';
import { sdm } from './files/sdm.ts';
import { sdx } from './files/sdx.ts';
import { isMostlyCells, type LineKind, lineKind } from './line-kind.ts';
import { fPuzzles } from './links/f-puzzles.ts';
import { sudokuCoach } from './links/sudoku-coach.ts';
import { sudokuExchange } from './links/sudoku-exchange.ts';
import { sudokupad } from './links/sudokupad.ts';
import { sudokuwiki } from './links/sudokuwiki.ts';
import type { Notation, NotationError } from './notation.ts';
import { hasBars, wordsOf } from './parts/frame.ts';
import { digitOf, shownAt } from './parts/symbol.ts';
import { block } from './text/block.ts';
import { csv } from './text/csv.ts';
import { euler } from './text/euler.ts';
import { json } from './text/json.ts';
import { line } from './text/line.ts';
import { lists } from './text/lists.ts';
import { pencilmarks } from './text/pencilmarks.ts';
import { rows } from './text/rows.ts';
import { numberOf, spaced } from './text/spaced.ts';
import { sukaku } from './text/sukaku.ts';

/** The maximum number of lines that detection examines. */
export const LOOK_AHEAD = 60;

export interface DetectOptions {
  /** Whether the lines are the whole text. Default: false. More lines may follow. */
  readonly ended?: boolean;
  /** The expected shape of the grids. Default: any usual shape. */
  readonly geometry?: Geometry | undefined;
}

/**
 * Detects the notation of a text from its first lines. The first line of a recognized kind decides.
 * The reader of that notation also reads the lines before the deciding line and reports their errors.
 *
 * Returns undefined if more lines are needed. After the end of the text or after LOOK_AHEAD lines,
 * undefined means that no notation fits.
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

/** Works like `detect`, but the lines arrive one by one. Each line is examined once. */
export class Detector {
  private readonly sizes: readonly number[];
  private readonly lines: KnownLine[] = [];

  constructor(geometry?: Geometry) {
    this.sizes = geometry ? [geometry.size] : USUAL_SIZES;
  }

  add(text: string): void {
    this.lines.push({ text, kind: lineKind(text, this.sizes) });
  }

  /** Returns the result of `detect` for the lines added so far. */
  notation(ended: boolean): Notation | undefined {
    const { lines } = this;
    const isAll = ended || lines.length >= LOOK_AHEAD;
    const at = lines.findIndex(({ kind }) => !UNDECIDED.includes(kind));
    const hasComments = this.has('comment');
    if (at < 0) return isAll ? closest(lines, hasComments) : undefined;
    const settled = settle(lines.slice(at), isAll);
    if (settled === spaced && this.has('border')) return block;
    return hasComments ? amongComments(settled) : settled;
  }

  /**
   * Returns the error for a text that no notation fits. The error points into the first line that is
   * neither empty nor a comment. Its column is the first character that is not a cell.
   */
  unknown(firstLine: number): NotationError {
    const at = this.lines.findIndex(({ kind }) => kind !== 'empty' && kind !== 'comment');
    const text = this.lines[at]?.text ?? '';
    const start = text.length - text.trimStart().length;
    let index = start;
    while (index < text.length && digitOf(text.charCodeAt(index)) !== undefined) index++;
    if (index === text.length) index = start;
    return {
      code: 'unknown',
      line: firstLine + Math.max(at, 0),
      column: index + 1,
      expected: `a puzzle in ${NAMES}`,
      found: shownAt(text, index),
    };
  }

  private has(kind: LineKind): boolean {
    return this.lines.some((line) => line.kind === kind);
  }
}

/** Kinds of lines that do not decide the notation. */
const UNDECIDED: readonly LineKind[] = ['empty', 'comment', 'border', 'other'];

const IDS = notations.map(({ id }) => id);
const NAMES = `${IDS.slice(0, -1).join(', ')} or ${IDS.at(-1)} notation`;

const DECISIVE: Partial<Record<LineKind, Notation>> = {
  json,
  euler,
  section: sdk,
  csv,
  sukaku,
  line,
  'packed row': rows,
  list: lists,
  'candidate row': pencilmarks,
  'sdx row': sdx,
  hodoku,
  opensudoku,
  'f-puzzles': fPuzzles,
  sudokupad,
  sudokuwiki,
  'sudoku-exchange': sudokuExchange,
  'sudoku-coach': sudokuCoach,
};

/** Returns the notation of lines whose first line is of a recognized kind. */
function settle(lines: readonly KnownLine[], isAll: boolean): Notation | undefined {
  const { kind } = lines[0];
  if (kind === 'line or row') return lineOrRows(lines, isAll);
  if (kind === 'spaced row') return unlessCandidates(spaced, lines, isAll);
  if (kind === 'block row') return unlessCandidates(block, lines, isAll);
  return DECISIVE[kind];
}

/** Returns the notation to use if there are comments before the first puzzle. */
function amongComments(settled: Notation | undefined): Notation | undefined {
  if (settled === line) return sdm;
  return settled === rows ? sdk : settled;
}

/**
 * Decides between 4×4 puzzles and the rows of a 16×16 grid. Both have lines of 16 symbols. If one of
 * the first 16 lines has a digit above 4, the lines are rows. Otherwise each line is a puzzle.
 */
function lineOrRows(lines: readonly KnownLine[], isAll: boolean): Notation | undefined {
  const size = lines[0].text.trim().length;
  const other = lines.slice(0, size).find(({ kind }) => kind !== 'line or row');
  if (other) return other.kind === 'packed row' && other.text.trim().length === size ? rows : line;
  return isAll || lines.length >= size ? line : undefined;
}

/**
 * Returns pencilmarks or sdx if the first record has a row of that notation. Otherwise returns
 * `otherwise`.
 */
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
    if (kind === 'candidate row') return pencilmarks;
    if (kind === 'sdx row') return sdx;
    count++;
    if (kind === 'empty' || count >= rowsOfRecord) return otherwise;
  }
  return isAll ? otherwise : undefined;
}

/**
 * Returns the closest notation for a text that fits none. Examines only the first line that is
 * neither empty nor a comment. The reader of the closest notation then reports the errors.
 */
function closest(lines: readonly KnownLine[], hasComments: boolean): Notation | undefined {
  const first = lines.find(({ kind }) => kind === 'other' || kind === 'border')?.text.trim();
  if (first === undefined) return hasComments ? sdm : undefined;
  const words = first.split(/\s+/);
  const numbers = words.filter((word) => numberOf(word) !== undefined).length;
  if (words.length > 1 && 4 * numbers >= 3 * words.length) return spaced;
  if (!isMostlyCells(first.replace(/[\s|]/g, ''))) return undefined;
  if (hasBars(first)) return block;
  if (words.length > 1) return undefined;
  const packed = first.length > 25 ? line : rows;
  return hasComments ? amongComments(packed) : packed;
}
