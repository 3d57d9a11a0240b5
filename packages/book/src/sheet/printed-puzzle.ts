import { parityOf } from '@nonet/engine/draw';
import { allDigits } from '@nonet/engine/grid';
import type { Puzzle } from '@nonet/engine/search';

/** The puzzle that a sheet prints: without pencilmarks, unless all they say is that cells are odd or even. */
export function printedPuzzle({ constraints, givens, pencilmarks }: Puzzle): Puzzle {
  const { digits, geometry } = givens;
  const all = allDigits(geometry.size);
  const isShown = (set: number, cell: number): boolean =>
    set === all || digits[cell] > 0 || parityOf(set, geometry.size) !== undefined;
  return {
    givens,
    ...(constraints && { constraints }),
    ...(pencilmarks?.candidates.every(isShown) && { pencilmarks }),
  };
}
