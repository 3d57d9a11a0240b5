import { countDigits, digitsOf, lowestDigit } from '../../grid/digit-set.ts';
import type { Board } from './board.ts';
import { elimination, type Find, inCells } from './find.ts';

/**
 * Finds XY-Wings and XYZ-Wings. The pivot has the candidates x and y, and in an XYZ-Wing also z.
 * Two peers of the pivot are the pincers: one has the candidates x and z, the other has y and z. So
 * at least one cell of the wing is z.
 *
 * @param size The number of candidates of the pivot.
 */
export function findWings(size: 2 | 3): Find {
  return function* (board) {
    const { candidates, geometry } = board;
    for (const [pivot, own] of candidates.entries()) {
      if (countDigits(own) !== size) continue;
      const pincers = [...geometry.peers[pivot]].filter(
        (cell) => countDigits(candidates[cell]) === 2 && countDigits(own & ~candidates[cell]) === 1,
      );
      for (const [i, first] of pincers.entries()) {
        for (const second of pincers.slice(i + 1)) {
          const shared = candidates[first] & candidates[second];
          if (countDigits(shared) !== 1 || (size === 2) === ((shared & own) !== 0)) continue;
          const z = lowestDigit(shared);
          const x = lowestDigit(candidates[first] & ~shared);
          const y = lowestDigit(candidates[second] & ~shared);
          const cells = [pivot, first, second];
          yield elimination(
            size === 2 ? 'xy-wing' : 'xyz-wing',
            {
              kind: 'wing',
              cells,
              digits: [x, y, z],
              houses: [],
              pivot,
              pincers: [first, second],
            },
            inCells(board, board.seenByAll(size === 2 ? [first, second] : cells, z), z),
          );
        }
      }
    }
  };
}

/**
 * Finds W-Wings. Two cells, the ends, have the same two candidates. In some house, one of the digits
 * has exactly two places. Each of them sees one of the ends. So the ends cannot both have this
 * digit, and one of them has the other digit.
 */
export const findWWings: Find = function* (board) {
  const { candidates } = board;
  const bivalue = board.bivalueCells();
  for (const [i, end1] of bivalue.entries()) {
    for (const end2 of bivalue.slice(i + 1)) {
      if (candidates[end1] !== candidates[end2]) continue;
      const [low, high] = digitsOf(candidates[end1]);
      yield* wWingsOf(board, [end1, end2], low, high);
      yield* wWingsOf(board, [end1, end2], high, low);
    }
  }
};

function* wWingsOf(
  board: Board,
  ends: readonly number[],
  removed: number,
  linked: number,
): ReturnType<Find> {
  const seen = board.seenByAll(ends, removed);
  if (seen.length === 0) return;
  const [end1, end2] = ends;
  for (const house of board.geometry.houses.keys()) {
    const places = board.cellsOf(house, linked);
    if (places.length !== 2 || places.some((cell) => ends.includes(cell))) continue;
    for (const [near1, near2] of [places, places.toReversed()]) {
      if (!board.areSeen(near1, end1) || !board.areSeen(near2, end2)) continue;
      yield elimination(
        'w-wing',
        {
          kind: 'ends',
          cells: [end1, end2, near1, near2],
          digits: [removed, linked],
          houses: [house],
          ends: [end1, end2],
          link: [near1, near2],
        },
        inCells(board, seen, removed),
      );
    }
  }
}
