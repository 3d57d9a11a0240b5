import { CLASSIC, type Geometry } from '../grid/geometry.ts';
import type { Strategy } from '../search/strategy.ts';

/**
 * Whether the kernel solves the puzzle. If not, a strategy solves it. The kernel solves 9×9
 * puzzles, unless the caller names a strategy or limits the number of events. The kernel does not
 * count events.
 */
export function usesKernel(
  geometry: Geometry,
  {
    strategy,
    events,
  }: { readonly strategy?: Strategy | undefined; readonly events?: number | undefined } = {},
): boolean {
  return geometry === CLASSIC && strategy === undefined && events === undefined;
}
