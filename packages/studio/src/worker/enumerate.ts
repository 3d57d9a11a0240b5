import type { Puzzle } from '@nonet/engine/search';
import { Listing } from '@nonet/engine/solve';

/** Solutions up to which they are counted. */
export const CAP = 10_000;
/** Steps between two looks at the clock. */
const STEPS = 256;

/**
 * The digits of the solutions of a puzzle, up to a limit: in order up to 9×9, where that costs
 * little, and as they are met past it. Undefined now and then when none is found yet.
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
