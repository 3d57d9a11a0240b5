import { countDigits, digitSet, hasDigit, lowestDigit } from '../../grid/digit-set.ts';
import type { Step } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find, inCells } from './find.ts';

/**
 * Finds avoidable rectangles. Two corners in one box have digits x and y that are not given. The
 * other two corners, in a different box, cannot have the same digits crosswise. If they did, x and y
 * could be swapped, and the puzzle would have a second solution.
 *
 * In type 1, one of the other two corners already has its digit, which is not given. In type 2,
 * both are blank and have the same additional candidate. As in HoDoKu, a blank corner has two
 * candidates.
 */
export const findAvoidableRectangles: Find = function* (board) {
  for (const [first, second] of placedPairs(board)) {
    for (const [third, fourth] of oppositeSides(board, first, second)) {
      yield avoidableRectangle(board, [first, second, third, fourth]);
    }
  }
};

/** The pairs of cells that share a line and a box, and that the player has filled. */
function* placedPairs({ geometry, givens, values }: Board): Generator<readonly [number, number]> {
  const { column, houses, row, size } = geometry;
  for (const box of houses.slice(2 * size)) {
    const placed = [...box].filter((cell) => values[cell] !== 0 && givens[cell] === 0);
    for (const [i, first] of placed.entries()) {
      for (const second of placed.slice(i + 1)) {
        const isSide = row[first] === row[second] || column[first] === column[second];
        if (isSide) yield [first, second];
      }
    }
  }
}

/**
 * For each rectangle with this side, the other two corners. The third corner is in a line with the
 * second one, and the fourth with the first.
 */
function oppositeSides({ geometry }: Board, first: number, second: number): [number, number][] {
  const { box, column, houses, row, size } = geometry;
  const isRow = row[first] === row[second];
  const lineAcross = (cell: number): Uint16Array => houses[isRow ? size + column[cell] : row[cell]];
  const fourths = lineAcross(first);
  return [...lineAcross(second)]
    .map((third, place): [number, number] => [third, fourths[place]])
    .filter(([third]) => box[third] !== box[second]);
}

/**
 * @param corners In order around the rectangle: two corners with placed digits, then the other two.
 */
function avoidableRectangle(board: Board, corners: readonly number[]): Step | undefined {
  const { candidates, values } = board;
  const [first, second, third, fourth] = corners;
  const x = values[first];
  const y = values[second];
  const isOpenAtThird = isOpenFor(board, third, x);
  const isOpenAtFourth = isOpenFor(board, fourth, y);
  if (isOpenAtThird && isOpenAtFourth) {
    const extra = candidates[third] & candidates[fourth] & ~digitSet(x, y);
    if (extra === 0) return undefined;
    const digit = lowestDigit(extra);
    const removed = inCells(board, board.seenByAll([third, fourth], digit), digit);
    const pattern = { kind: 'unique' as const, cells: corners, digits: [x, y, digit], houses: [] };
    return elimination('avoidable-rectangle-2', pattern, removed);
  }
  const pattern = { kind: 'unique' as const, cells: corners, digits: [x, y], houses: [] };
  if (isOpenAtThird && isPlaced(board, fourth, y)) {
    return elimination('avoidable-rectangle-1', pattern, inCells(board, [third], x));
  }
  if (isOpenAtFourth && isPlaced(board, third, x)) {
    return elimination('avoidable-rectangle-1', pattern, inCells(board, [fourth], y));
  }
  return undefined;
}

/** Whether a cell has two candidates, and this digit is one of them. */
function isOpenFor({ candidates }: Board, cell: number, digit: number): boolean {
  return countDigits(candidates[cell]) === 2 && hasDigit(candidates[cell], digit);
}

function isPlaced({ givens, values }: Board, cell: number, digit: number): boolean {
  return values[cell] === digit && givens[cell] === 0;
}
