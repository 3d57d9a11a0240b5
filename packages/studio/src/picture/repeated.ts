import { conflicts, gridOf } from '@nonet/engine/grid';
import { type PuzzleText, shapeOf } from './puzzle-text.ts';

/** The cells whose digits appear twice in a house. */
export function repeatedCells(
  puzzle: PuzzleText,
  digits: ArrayLike<number> & Iterable<number>,
): ReadonlySet<number> {
  const grid = gridOf(shapeOf(puzzle), digits);
  return new Set(conflicts(grid).flatMap(({ cells }) => cells));
}
