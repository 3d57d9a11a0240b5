import { LearningSearch } from '../exact-cover/learning-search.ts';
import { type Geometry, isClassic } from '../grid/geometry.ts';
import { lexicographicLearning } from '../search/learning.ts';
import { lexicographicPropagation } from '../search/propagation.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { Strategy } from '../search/strategy.ts';

/**
 * Whether the kernel should solve the puzzle. It solves all 9×9 puzzles without constraints, unless
 * the caller names a strategy or limits the number of events, which the kernel does not count. In the
 * other cases, a strategy solves the puzzle.
 */
export function usesKernel(
  { givens, constraints }: Puzzle,
  { strategy, events }: { readonly strategy?: unknown; readonly events?: number | undefined } = {},
): boolean {
  return (
    isClassic(givens.geometry) &&
    !constraints?.length &&
    strategy === undefined &&
    events === undefined
  );
}

/**
 * Returns the strategy that finds the lexicographically smallest solution first. Propagation is
 * faster on small grids, but never ends on an empty 25×25 grid. Learning takes 0.3 s there.
 */
export function lexicographicStrategy({ size }: Geometry): Strategy {
  const learns = size > 12 && LearningSearch.supported;
  return learns ? lexicographicLearning : lexicographicPropagation;
}
