import { strategies, strategyById } from '../search/all.ts';
import type { Strategy } from '../search/strategy.ts';

/**
 * A strategy given by itself or by its id.
 *
 * @throws RangeError when there is no strategy of that id.
 */
export function strategyOf(strategy: Strategy | string): Strategy {
  if (typeof strategy !== 'string') return strategy;
  const known = strategyById(strategy);
  if (known) return known;
  const ids = strategies.map(({ id }) => id).join(', ');
  throw new RangeError(`expected a strategy (${ids}), got "${strategy}"`);
}
