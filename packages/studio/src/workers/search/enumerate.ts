import type { Puzzle } from '@nonet/engine/search';
import { Listing } from '@nonet/engine/solve';

/** At most this many solutions are counted. */
export const SOLUTION_CAP = 10_000;
/** Steps between two yields. */
const STEPS = 256;

/**
 * Yields the digits of up to `limit` solutions, and undefined after every STEPS steps. Solutions of
 * grids up to 9×9 come in lexicographic order, which takes little extra time. Solutions of larger
 * grids come in the order in which they are found.
 */
export function* eachSolution(
  puzzle: Puzzle,
  limit: number,
): Generator<Uint8Array | undefined, undefined> {
  const order = puzzle.givens.geometry.size > 9 ? 'met' : 'lexicographic';
  const listing = new Listing(puzzle, { limit, order });
  for (;;) {
    const count = listing.advance(STEPS);
    for (const { digits } of listing.solutions) yield digits;
    if (count !== undefined) return undefined;
    yield undefined;
  }
}
