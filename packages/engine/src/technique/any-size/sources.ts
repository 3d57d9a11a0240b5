import { digitsOf } from '../../grid/digit-set.ts';
import type { Source } from '../pattern.ts';
import type { Board } from './board.ts';

/** The candidates of a source, each as a cell and a digit. */
export function candidatesOfSource({ cells, digits }: Source): { cell: number; digit: number }[] {
  return cells.flatMap((cell) => digits.map((digit) => ({ cell, digit })));
}

/** The cells and the houses with two candidates or more. */
export function* sourcesOf(board: Board): Generator<Source> {
  const { candidates, geometry } = board;
  for (const [cell, set] of candidates.entries()) {
    const digits = digitsOf(set);
    if (digits.length > 1) yield { cells: [cell], digits, houses: [] };
  }
  for (const house of geometry.houses.keys()) {
    for (let digit = 1; digit <= geometry.size; digit++) {
      const cells = board.cellsOf(house, digit);
      if (cells.length > 1) yield { cells, digits: [digit], houses: [house] };
    }
  }
}
