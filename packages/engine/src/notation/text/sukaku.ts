import { type CandidateGrid, candidatesOf } from '../../grid/candidate-grid.ts';
import { type Geometry, geometryOfSize } from '../../grid/geometry.ts';
import type { Notation, NotationResult } from '../notation.ts';
import { counted, type Fault, faultAt, meantGeometry } from '../parts/fault.ts';
import {
  cellsEnd,
  cellsStart,
  commentAfter,
  commentedLine,
  isAside,
  lineReader,
} from '../parts/line-records.ts';
import { placedDigits } from '../parts/placed-digits.ts';
import { digitOf, shownAt, symbolOf } from '../parts/symbol.ts';

/**
 * Every candidate is one character, so a cell is `size` characters. A 9×9 grid is a line of 729
 * characters.
 */
export const sukaku: Notation = {
  id: 'sukaku',
  summary: '729 characters, one per candidate',
  holdsSolution: false,
  head: '',
  reader: (geometry) => lineReader((text, number) => readSukaku(text, number, geometry)),
  format: ({ givens, pencilmarks, comment }) =>
    commentedLine(candidateText(pencilmarks ?? candidatesOf(givens)), comment),
};

/**
 * Writes a candidate grid as size³ characters. A candidate is written as its symbol, a missing
 * candidate as `.`.
 */
export function candidateText({ geometry: { size }, candidates }: CandidateGrid): string {
  const cells = Array.from(candidates, (set) => {
    let cell = '';
    for (let digit = 1; digit <= size; digit++) {
      cell += symbolOf(((set >>> (digit - 1)) & 1) * digit);
    }
    return cell;
  });
  return cells.join('');
}

/**
 * Reads candidates from `text`, from index `from` up to, not including, `to`. The default geometry is
 * the usual geometry for this number of candidates. Returns undefined on an error. candidateFault
 * then describes the error.
 */
export function readCandidates(
  text: string,
  from: number,
  to: number,
  geometry?: Geometry,
): CandidateGrid | undefined {
  const shape = geometry ?? geometryOfSize(Math.round(Math.cbrt(to - from)));
  if (shape === undefined || shape.size ** 3 !== to - from) return undefined;
  const { size, cells } = shape;
  const candidates = new Int32Array(cells);
  for (let at = 0; at < to - from; at++) {
    const digit = digitOf(text.charCodeAt(from + at));
    if (digit === 0) continue;
    if (digit !== (at % size) + 1) return undefined;
    candidates[Math.floor(at / size)] |= 1 << (digit - 1);
  }
  return { geometry: shape, candidates };
}

/**
 * Returns the error that made readCandidates fail. If the length is right, the error is the first
 * character that is not a symbol or is in a wrong place. If the length is wrong, places are not
 * checked, because a missing symbol shifts all symbols after it. Then the error is the first
 * character that is not a symbol, or else the wrong length.
 */
export function candidateFault(text: string, from: number, to: number, geometry?: Geometry): Fault {
  const { size } = meantGeometry(to - from, 3, geometry);
  const length = size ** 3;
  for (let at = 0; at < Math.min(to - from, length); at++) {
    const digit = digitOf(text.charCodeAt(from + at));
    const place = (at % size) + 1;
    if (digit === 0 || digit === place) continue;
    if (digit !== undefined && to - from !== length) continue;
    const expected = `${symbolOf(place)} or a blank (. 0 _ - * x)`;
    return { code: 'symbol', index: from + at, expected, found: shownAt(text, from + at) };
  }
  const expected = `${length} candidates (${size}×${size}×${size})`;
  return { code: 'length', index: to, expected, found: counted(to - from, 'candidate') };
}

function readSukaku(
  text: string,
  number: number,
  geometry: Geometry | undefined,
): NotationResult | undefined {
  const from = cellsStart(text);
  if (isAside(text, from)) return undefined;
  const to = cellsEnd(text, from);
  const pencilmarks = readCandidates(text, from, to, geometry);
  if (!pencilmarks) return faultAt(number, candidateFault(text, from, to, geometry));
  const givens = placedDigits(pencilmarks);
  return {
    ok: true,
    record: { givens, pencilmarks, ...commentAfter(text, to), line: number },
  };
}
