import { CLASSIC, type Geometry } from '../grid/geometry.ts';
import type { Strategy } from '../search/strategy.ts';

/**
 * Whether the bulk kernel solves the puzzle: yes for 9×9, unless a strategy or a limit of events is
 * given, because the kernel does not count events. Otherwise a strategy solves it.
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
