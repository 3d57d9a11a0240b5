import type { Puzzle } from '@nonet/engine/search';
import { Listing } from '@nonet/engine/solve';

/** Solutions are counted up to this number. */
export const SOLUTION_CAP = 10_000;
/** Steps per slice. */
const STEPS = 256;

/**
 * Yields the digits of each solution of a puzzle, up to a limit. After each slice it yields undefined. The
 * solutions of puzzles up to 9×9 come in lexicographic order, which costs little at these sizes. The
 * solutions of larger puzzles come in the order found.
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
