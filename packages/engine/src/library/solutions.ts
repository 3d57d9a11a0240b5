import type { Grid } from '../grid/grid.ts';
import { packedCells } from '../notation/parts/packed-cells.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Listing, type ListOptions } from '../solve/listing.ts';
import type { SignalOption } from '../work/signal.ts';
import { checkedOptions, type PuzzleInput, readPuzzle } from './puzzle-input.ts';

export type SolutionsOptions = Pick<ListOptions, 'limit' | 'order'> & SignalOption;

/**
 * Yields the solutions of a puzzle, one after another. The search goes on only as far as they are
 * asked for. By default, the smallest solution comes first.
 *
 *     for (const solution of solutions(puzzle)) …
 *
 * @throws RangeError if the limit is not at least 1, or if the puzzle is a text that cannot be read.
 */
export function solutions(puzzle: string, options?: SolutionsOptions): Generator<string, void>;
export function solutions(puzzle: Grid | Puzzle, options?: SolutionsOptions): Generator<Grid, void>;
export function* solutions(
  input: PuzzleInput,
  options: SolutionsOptions = {},
): Generator<string | Grid, void> {
  const { signal, ...rest } = checkedOptions(options);
  const listing = new Listing(readPuzzle(input), rest);
  let count: number | undefined;
  while (count === undefined && !signal?.aborted) {
    count = listing.advance();
    for (const grid of listing.solutions)
      yield typeof input === 'string' ? packedCells(grid) : grid;
  }
}
