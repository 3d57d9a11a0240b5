import { countDigits, digitsOf } from '../../grid/digit-set.ts';
import { candidateOf, candidatesIn } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find } from './find.ts';

/**
 * Finds a bivalue universal grave with one extra candidate. All blank cells have two candidates,
 * except one cell with three. Suppose that without one of these three, every digit has two places,
 * or none, in each house. Then the cell has this digit: if it did not, the puzzle would not have
 * exactly one solution.
 */
export const findBugPlus1: Find = function* (board) {
  const { candidates, geometry } = board;
  const larger = [...candidates.keys()].filter((cell) => countDigits(candidates[cell]) > 2);
  if (larger.length !== 1 || countDigits(candidates[larger[0]]) !== 3) return;
  if (candidates.some((digits) => countDigits(digits) === 1)) return;
  const [cell] = larger;
  for (const digit of digitsOf(candidates[cell])) {
    if (!isGraveWithout(board, cell, digit)) continue;
    yield elimination(
      'bug-plus-1',
      {
        kind: 'bug',
        cells: [cell],
        digits: [digit],
        houses: [],
        extras: [candidateOf(cell, digit, geometry)],
      },
      candidatesIn(cell, candidates[cell] & ~(1 << (digit - 1)), geometry),
    );
  }
};

function isGraveWithout(board: Board, cell: number, digit: number): boolean {
  const { geometry } = board;
  const own = geometry.housesOf[cell];
  for (const house of geometry.houses.keys()) {
    for (let other = 1; other <= geometry.size; other++) {
      const count = board.countPlaces(house, other);
      const isExtra = other === digit && own.includes(house);
      if (isExtra ? count !== 3 : count !== 0 && count !== 2) return false;
    }
  }
  return true;
}
