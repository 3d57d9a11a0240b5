import { generate } from '@nonet/engine/generate';
import { type Geometry, geometry } from '@nonet/engine/grid';
import { solvePuzzle } from '@nonet/engine/solve';
import type { BookPuzzle } from '../src/book/book-puzzle.ts';

/** Random puzzles of a size, each with its number as its score. */
export function puzzlesOf(count: number, shape: Geometry = geometry(3, 3)): BookPuzzle[] {
  const { puzzles } = generate({ seed: 'print', count, geometry: shape });
  return puzzles.map(({ givens: puzzle, solution }, score) => ({
    givens: puzzle,
    solution,
    score,
    difficulty: undefined,
    techniques: [],
  }));
}

/** The digits of the solution of givens, found by a search that has nothing to do with the maker. */
export function solved(cells: string, shape: Geometry): string {
  const digits = Uint8Array.from(cells, (symbol) => Number.parseInt(symbol, 36) || 0);
  const { count, solution } = solvePuzzle(
    { givens: { geometry: shape, digits } },
    { limit: 2, strategy: 'propagation' },
  );
  if (count !== 1 || !solution) throw new Error('expected a proper puzzle');
  return Array.from(solution.digits, (digit) => digit.toString(36)).join('');
}
