import { type CandidateGrid, candidatesOf } from '../../grid/candidate-grid.ts';
import { type Geometry, geometryOfSize } from '../../grid/geometry.ts';
import { placedDigits } from '../../grid/placed-digits.ts';
import { defineNotation, type Notation } from '../notation.ts';
import { type Fault, isFault, meantGeometry } from '../parts/fault.ts';
import { commentedLine, lineReader, readCommented } from '../parts/line-records.ts';
import { digitOf, shownAt, symbolOf } from '../parts/symbol.ts';
import { either, verbatim } from '../phrase.ts';

/** One character per candidate. A cell has `size` characters, so a 9×9 grid has 729. */
export const sukaku: Notation = defineNotation({
  id: 'sukaku',
  summary: '729 characters, one per candidate',
  holds: ['pencilmarks', 'comment'],
  singlesAreGivens: true,
  onePerLine: true,
  reader: (geometry) =>
    lineReader((text) =>
      readCommented(text, (from, to) => {
        const pencilmarks = readCandidates(text, from, to, geometry);
        if (isFault(pencilmarks)) return pencilmarks;
        return { givens: placedDigits(pencilmarks), pencilmarks };
      }),
    ),
  format: ({ givens, pencilmarks, comment }) =>
    commentedLine(candidateText(pencilmarks ?? candidatesOf(givens)), comment),
});

/** Writes one character per cell and digit: the digit's symbol if it is a candidate, else `.`. */
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
 * Reads candidates in `text.slice(from, to)`. Without `geometry`, their number decides the shape.
 */
export function readCandidates(
  text: string,
  from: number,
  to: number,
  geometry?: Geometry,
): CandidateGrid | Fault {
  const shape = geometry ?? geometryOfSize(Math.round(Math.cbrt(to - from)));
  if (shape === undefined || shape.size ** 3 !== to - from) {
    return candidateFault(text, from, to, geometry);
  }
  const { size, cells } = shape;
  const candidates = new Int32Array(cells);
  for (let at = 0; at < to - from; at++) {
    const digit = digitOf(text.charCodeAt(from + at));
    if (digit === 0) continue;
    if (digit !== (at % size) + 1) return candidateFault(text, from, to, geometry);
    candidates[Math.floor(at / size)] |= 1 << (digit - 1);
  }
  return { geometry: shape, candidates };
}

/**
 * Finds the error that made readCandidates fail: a wrong character or a wrong length. If the length
 * is wrong, the place of a symbol is not checked, because a missing character shifts all later
 * characters.
 */
function candidateFault(text: string, from: number, to: number, geometry?: Geometry): Fault {
  const { size } = meantGeometry(to - from, 3, geometry);
  const length = size ** 3;
  for (let at = 0; at < Math.min(to - from, length); at++) {
    const digit = digitOf(text.charCodeAt(from + at));
    const place = (at % size) + 1;
    if (digit === 0 || digit === place) continue;
    if (digit !== undefined && to - from !== length) continue;
    const expected = either(verbatim(symbolOf(place)), { id: 'blank' });
    return { code: 'symbol', index: from + at, expected, found: shownAt(text, from + at) };
  }
  return {
    code: 'length',
    index: to,
    expected: { id: 'candidates', count: length, size },
    found: { id: 'candidates', count: to - from },
  };
}
