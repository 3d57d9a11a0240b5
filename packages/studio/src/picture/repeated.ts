import type { Geometry } from '@nonet/engine/grid';
import { type PlainPuzzle, shapeOf } from '@nonet/engine/notation';

/** The cells whose digits appear twice in a house. */
export function repeatedCells(puzzle: PlainPuzzle, digits: ArrayLike<number>): ReadonlySet<number> {
  return new Set(cellsRepeating(shapeOf(puzzle), digits));
}

/** The cells whose digit a cell that must differ has too. */
export function cellsRepeating({ cells, peers }: Geometry, digits: ArrayLike<number>): number[] {
  return Array.from({ length: cells }, (_, cell) => cell).filter(
    (cell) => digits[cell] > 0 && peers[cell].some((peer) => digits[peer] === digits[cell]),
  );
}
