import { CLASSIC, type Geometry } from '../grid/geometry.ts';
import type { Strategy } from '../search/strategy.ts';

/**
 * Whether the bulk kernel solves the puzzle. Otherwise a strategy solves it. The kernel solves 9×9
 * puzzles, unless a strategy or a limit of events is set. A limit of events excludes the kernel
 * because the kernel does not count events.
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
