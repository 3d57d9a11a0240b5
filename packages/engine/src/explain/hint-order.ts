import { type SearchId, type TechniqueRow, techniqueRows } from '../rating/hodoku/hodoku-scale.ts';
import type { Board } from '../technique/any-size/board.ts';
import {
  findFullHouses,
  findHiddenSingles,
  findNakedSingles,
} from '../technique/any-size/singles.ts';
import type { Step } from '../technique/step.ts';

const SINGLES: readonly SearchId[] = ['full-house', 'hidden-single', 'naked-single'];

/**
 * HoDoKu's table in the order in which people see the steps. HoDoKu takes naked singles before hidden
 * ones. But people see the last place of a digit in a box sooner than the last digit of a cell, for
 * which they look at three houses.
 */
export const hintRows: readonly TechniqueRow[] = [
  ...SINGLES.flatMap((single) => techniqueRows.filter(({ id }) => id === single)),
  ...techniqueRows.filter(({ id }) => !SINGLES.includes(id)),
];

/** The single that people see first. Hidden singles in boxes come before those in rows and columns. */
export function firstSingle(
  board: Board,
  accepts: (search: SearchId) => boolean,
): Step | undefined {
  const hidden = [...findHiddenSingles(board)];
  const { size } = board.geometry;
  const inBoxes = hidden.filter((step) => step && step.pattern.houses[0] >= 2 * size);
  return [...findFullHouses(board), ...inBoxes, ...hidden, ...findNakedSingles(board)].find(
    (step) => step && accepts(step.technique),
  );
}
