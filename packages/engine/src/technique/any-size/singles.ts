import { countDigits, lowestDigit } from '../../grid/digit-set.ts';
import { candidateOf, type Step, type TechniqueId } from '../step.ts';
import type { Board } from './board.ts';
import { type Find, placement } from './find.ts';

/** Houses with a single blank. */
export const findFullHouses: Find = function* (board) {
  const { candidates, geometry, values } = board;
  for (const [house, cells] of geometry.houses.entries()) {
    const blanks = cells.filter((cell) => values[cell] === 0);
    if (blanks.length !== 1 || countDigits(candidates[blanks[0]]) !== 1) continue;
    yield single(board, 'full-house', blanks[0], lowestDigit(candidates[blanks[0]]), [house]);
  }
};

/** Cells with a single candidate. */
export const findNakedSingles: Find = function* (board) {
  for (const [cell, digits] of board.candidates.entries()) {
    if (countDigits(digits) === 1) {
      yield single(board, 'naked-single', cell, lowestDigit(digits), []);
    }
  }
};

/** Digits with a single place in a house. */
export const findHiddenSingles: Find = function* (board) {
  const { houses, size } = board.geometry;
  for (const house of houses.keys()) {
    for (let digit = 1; digit <= size; digit++) {
      if (board.countPlaces(house, digit) !== 1) continue;
      const [cell] = board.cellsOf(house, digit);
      yield single(board, 'hidden-single', cell, digit, [house]);
    }
  }
};

function single(
  { geometry }: Board,
  technique: TechniqueId,
  cell: number,
  digit: number,
  houses: readonly number[],
): Step {
  const pattern = { kind: 'plain' as const, cells: [cell], digits: [digit], houses };
  return placement(technique, pattern, candidateOf(cell, digit, geometry));
}
