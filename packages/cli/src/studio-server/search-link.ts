import { type Geometry, geometryOfCells } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import type { Puzzle } from '@nonet/engine/search';

/**
 * Returns the fragment of the address at which the studio shows a search of the puzzle at an event.
 */
export function searchFragment(puzzle: Puzzle, strategyId: string, event = 0): string {
  const { givens, pencilmarks } = puzzle;
  const { geometry } = givens;
  const { boxRows, boxColumns, cells } = geometry;
  const parts = ['2', 'room=watch', `strategy=${strategyId}`, `puzzle=${packedCells(givens)}`];
  if (geometryOfCells(cells) !== geometry) parts.push(`box=${boxRows}x${boxColumns}`);
  if (pencilmarks) parts.push(`pencilmarks=${marksOf(pencilmarks.candidates, geometry)}`);
  return `#${parts.join('&')}&event=${event}`;
}

/** The candidates of the cells, each as a bit mask with the same number of base-36 digits. */
function marksOf(candidates: Iterable<number>, { size }: Geometry): string {
  const width = (2 ** size - 1).toString(36).length;
  return Array.from(candidates, (mask) => mask.toString(36).padStart(width, '0')).join('');
}
