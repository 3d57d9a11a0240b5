import type { CandidateGrid } from '../../grid/candidate-grid.ts';
import { countDigits, type DigitSet, digitSet, lowestDigit } from '../../grid/digit-set.ts';
import { CLASSIC, type Geometry, isClassic } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { AddressRule } from '../parts/address-rule.ts';
import type { Fault } from '../parts/fault.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { zeroCells } from '../parts/packed.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { type LinkNotation, linkNotation, readCells } from './link.ts';

// The parameter bd of a link has three forms:
// 1. 81 cells.
// 2. Two characters per cell: a number in base 32. Its lowest bit is 1 for a given. The next nine
//    bits are the candidates 1 to 9.
// 3. `S9B`, then two characters per cell: a number in base 36. 1–9 is a given, 10–18 a digit placed
//    by the player. Any other number is 18 plus the candidates, one bit per digit. The third form
//    is undocumented. It was worked out from links on sudokuwiki.org. It is never written.

const BOARD = 'https://www.sudokuwiki.org/sudoku.htm?bd=';

/** Links to the solver of sudokuwiki.org. The parameter `bd` is a puzzle or a candidate grid. */
export const sudokuwiki: LinkNotation = linkNotation({
  id: 'sudokuwiki',
  summary: 'links to sudokuwiki.org: ?bd= and 81 digits, or all candidates',
  holds: ['pencilmarks'],
  sizes: [9],
  start:
    /^(?:(?:https?:\/\/)?(?:www\.)?sudokuwiki\.org(?![\w.-])|(?=\/?[\w-]+\.(?:htm|asp)\w?\?bd=|\?bd=|S9B[\da-z]{60}))/i,
  rest: /(?:[?&]bd=|^(?=S9B))(?<data>[^&#]*)/di,
  address: BOARD,
  digits: CLASSIC.cells,
  rule: ruleOfPage,
  read: readBoard,
  write: ({ givens, pencilmarks }) =>
    BOARD + (pencilmarks ? markedCells(givens, pencilmarks) : zeroCells(givens)),
});

/** The site has a page for each variant, such as `colour.htm`. The classic ones are named Sudoku. */
function ruleOfPage(link: string): AddressRule | undefined {
  const page = /^[^?#]*\/([\w-]+)(?:\.\w+)?(?=[?#])/.exec(link)?.[1];
  const isOther = page !== undefined && !/sudoku|solver|strategy/i.test(page);
  return isOther ? { phrase: { id: 'rule', name: page }, index: link.indexOf(page) } : undefined;
}

const PAIRS = 2 * CLASSIC.cells;
const S9B = 'S9B';

function readBoard(data: string, geometry: Geometry = CLASSIC): RecordContent | Fault {
  const isS9b = data.toUpperCase().startsWith(S9B);
  if (!isS9b && data.length !== PAIRS) {
    const isNearPairs = isClassic(geometry) && data.length > CLASSIC.cells + 9;
    return isNearPairs ? wrongLength(data, 0) : readCells(data, geometry);
  }
  if (!isClassic(geometry)) return readCells(data, geometry);
  const from = isS9b ? S9B.length : 0;
  if (data.length !== from + PAIRS) return wrongLength(data, from);
  const digits = new Uint8Array(CLASSIC.cells);
  const candidates = new Int32Array(CLASSIC.cells);
  for (let cell = 0; cell < CLASSIC.cells; cell++) {
    const index = from + 2 * cell;
    const pair = data.slice(index, index + 2);
    const marks = isS9b ? marksOfS9b(pair) : marksOf(pair);
    if (!marks) {
      const expected = { id: 'character-pairs', base: isS9b ? 36 : 32 } as const;
      return { code: 'symbol', index, expected, found: verbatim(`"${pair}"`) };
    }
    candidates[cell] = marks.candidates;
    if (marks.isGiven) digits[cell] = lowestDigit(marks.candidates);
  }
  const pencilmarks = { geometry: CLASSIC, candidates };
  return { givens: { geometry: CLASSIC, digits }, pencilmarks };
}

function wrongLength(data: string, from: number): Fault {
  const expected: Phrase =
    from > 0
      ? { id: 'after-prefix', count: PAIRS, prefix: S9B }
      : { id: 'cells-or-characters', cells: CLASSIC.cells, characters: PAIRS };
  const found = { id: 'characters', count: data.length - from } as const;
  return { code: 'length', index: data.length, expected, found };
}

interface Marks {
  readonly candidates: DigitSet;
  readonly isGiven: boolean;
}

function marksOf(pair: string): Marks | undefined {
  if (!/^[\da-v]{2}$/i.test(pair)) return undefined;
  const value = Number.parseInt(pair, 32);
  const marks = { candidates: value >>> 1, isGiven: (value & 1) === 1 };
  return marks.isGiven && countDigits(marks.candidates) !== 1 ? undefined : marks;
}

function marksOfS9b(pair: string): Marks | undefined {
  const value = /^[\da-z]{2}$/i.test(pair) ? Number.parseInt(pair, 36) : 0;
  if (value === 0 || value > 18 + 0b111_111_111) return undefined;
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
