import type { CandidateGrid } from '../../grid/candidate-grid.ts';
import { countDigits, type DigitSet, digitSet, lowestDigit } from '../../grid/digit-set.ts';
import { CLASSIC, type Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { Notation } from '../notation.ts';
import { counted, type Fault } from '../parts/fault.ts';
import { commentedLine } from '../parts/line-records.ts';
import {
  isLink,
  type LinkContent,
  type LinkForm,
  linkReader,
  readCells,
  zeroCells,
} from './link.ts';

// The parameter bd has three forms:
// 1. 81 cells.
// 2. Two characters per cell. They are a number in base 32: twice the set of candidates, plus 1 for a
//    given. In the set, digit 1 is the lowest bit.
// 3. `S9B`, then two characters per cell. They are a number in base 36: 1–9 for a given, 10–18 for a
//    digit placed later, and 18 plus the set of candidates for any other cell.
// The third form is not documented. It was deduced from links on sudokuwiki.org and the puzzles shown
// beside the links. So it is read but never written.

const BOARD = 'https://www.sudokuwiki.org/sudoku.htm?bd=';

const form: LinkForm = {
  start:
    /^(?:(?:https?:\/\/)?(?:www\.)?sudokuwiki\.org(?![\w.-])|(?=\/?sudoku\.htm\?|\?bd=|S9B[\da-z]{60}))/i,
  rest: /(?:[?&]bd=|^(?=S9B))(?<data>[^&#]*)/di,
  example: `${BOARD}… (81 digits)`,
  read: readBoard,
};

/**
 * Links to the solver of sudokuwiki.org. They contain 81 cells, or the cells and their candidates.
 */
export const sudokuwiki: Notation = {
  id: 'sudokuwiki',
  summary: 'links to sudokuwiki.org: ?bd= and 81 digits, or all candidates',
  holdsSolution: false,
  head: '',
  sizes: [9],
  reader: (geometry) => linkReader(form, geometry),
  format: ({ givens, pencilmarks, comment }) =>
    commentedLine(
      `${BOARD}${pencilmarks ? markedCells(givens, pencilmarks) : zeroCells(givens)}`,
      comment,
    ),
};

export function isSudokuwiki(text: string): boolean {
  return isLink(form, text);
}

const PAIRS = 2 * CLASSIC.cells;
const S9B = 'S9B';

function readBoard(data: string, geometry: Geometry = CLASSIC): LinkContent | Fault {
  const isS9b = data.toUpperCase().startsWith(S9B);
  if (!isS9b && data.length !== PAIRS) {
    const isNearPairs = geometry === CLASSIC && data.length > CLASSIC.cells + 9;
    return isNearPairs ? wrongLength(data, 0) : readCells(data, geometry);
  }
  if (geometry !== CLASSIC) return readCells(data, geometry);
  const from = isS9b ? S9B.length : 0;
  if (data.length !== from + PAIRS) return wrongLength(data, from);
  const base = isS9b ? 36 : 32;
  const digits = new Uint8Array(CLASSIC.cells);
  const candidates = new Int32Array(CLASSIC.cells);
  for (let cell = 0; cell < CLASSIC.cells; cell++) {
    const index = from + 2 * cell;
    const pair = data.slice(index, index + 2);
    const marks = isBase(pair, base) ? marksOf(Number.parseInt(pair, base), isS9b) : undefined;
    if (!marks) {
      const expected = `two characters in base ${base} per cell`;
      return { code: 'symbol', index, expected, found: `"${pair}"` };
    }
    candidates[cell] = marks.candidates;
    if (marks.isGiven) digits[cell] = lowestDigit(marks.candidates);
  }
  const pencilmarks = { geometry: CLASSIC, candidates };
  return { givens: { geometry: CLASSIC, digits }, pencilmarks };
}

function wrongLength(data: string, from: number): Fault {
  const expected = from > 0 ? `${PAIRS} characters after S9B` : `81 cells, or ${PAIRS} characters`;
  const found = counted(data.length - from, 'character');
  return { code: 'length', index: data.length, expected, found };
}

function isBase(pair: string, base: 32 | 36): boolean {
  return base === 32 ? /^[\da-v]{2}$/i.test(pair) : /^[\da-z]{2}$/i.test(pair);
}

interface Marks {
  readonly candidates: DigitSet;
  readonly isGiven: boolean;
}

const ALL = 0b111_111_111;

function marksOf(value: number, isS9b: boolean): Marks | undefined {
  if (!isS9b) {
    const marks = { candidates: value >>> 1, isGiven: (value & 1) === 1 };
    return marks.isGiven && countDigits(marks.candidates) !== 1 ? undefined : marks;
  }
  if (value === 0 || value > 18 + ALL) return undefined;
  if (value <= 9) return { candidates: digitSet(value), isGiven: true };
  return { candidates: value <= 18 ? digitSet(value - 9) : value - 18, isGiven: false };
}

function markedCells({ digits }: Grid, { candidates }: CandidateGrid): string {
  const pairs = Array.from(candidates, (set, cell) => {
    const value = digits[cell] ? (digitSet(digits[cell]) << 1) | 1 : set << 1;
    return value.toString(32).padStart(2, '0');
  });
  return pairs.join('');
}
