import { isClassic } from '../grid/geometry.ts';
import type { Puzzle } from '../search/puzzle.ts';

/** Why a puzzle has no ratings: the rating programs know only 9×9 puzzles, and no variants. */
export type UnratableReason = 'shape' | 'rules';

export function unratableReason({ constraints, givens }: Puzzle): UnratableReason | undefined {
  if (!isClassic(givens.geometry)) return 'shape';
  return constraints?.length ? 'rules' : undefined;
}

export function isRatable(puzzle: Puzzle): boolean {
  return !unratableReason(puzzle);
}
