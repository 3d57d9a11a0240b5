import { conflicts, gridOf } from '@nonet/engine/grid';
import { type PlainPuzzle, shapeOf } from '@nonet/engine/notation';

/** The cells whose digits appear twice in a house. */
export function repeatedCells(
  puzzle: PlainPuzzle,
  digits: ArrayLike<number> & Iterable<number>,
): ReadonlySet<number> {
  const grid = gridOf(shapeOf(puzzle), digits);
  return new Set(conflicts(grid).flatMap(({ cells }) => cells));
}
