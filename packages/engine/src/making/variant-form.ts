import { plainPuzzle } from '../notation/plain-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';

/** What a variant has instead of a canonical form: variants count as equivalent if they are the same. */
export function variantForm({ constraints, givens, pencilmarks }: Puzzle): string {
  const rules = constraints?.length ? { constraints } : {};
  return JSON.stringify(plainPuzzle({ givens, ...(pencilmarks && { pencilmarks }), ...rules }));
}
