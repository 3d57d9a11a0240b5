import { parityOf } from '@nonet/engine/draw';
import { allDigits } from '@nonet/engine/grid';
import type { Puzzle } from '@nonet/engine/search';

/** The puzzle that a sheet prints: without pencilmarks, unless all they say is that cells are odd or even. */
export function printedPuzzle({ constraints, givens, pencilmarks }: Puzzle): Puzzle {
  const { digits, geometry } = givens;
  const { size } = geometry;
  const hasParity = (set: number): boolean => parityOf(set, size) !== undefined;
  const isSaid = (set: number, cell: number): boolean =>
    digits[cell] > 0 || set === allDigits(size) || hasParity(set);
  const candidates = pencilmarks?.candidates ?? new Int32Array();
  return {
    givens,
    ...(constraints && { constraints }),
    ...(pencilmarks && candidates.some(hasParity) && candidates.every(isSaid) && { pencilmarks }),
  };
}
