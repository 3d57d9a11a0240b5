import { strategies, strategyById } from '../search/all.ts';
import type { Strategy } from '../search/strategy.ts';

/**
 * Returns the strategy, or looks it up by its id.
 *
 * @throws RangeError if no strategy has this id.
 */
export function strategyOf(strategy: Strategy | string): Strategy {
  if (typeof strategy !== 'string') return strategy;
  const known = strategyById(strategy);
  if (known) return known;
  const ids = strategies.map(({ id }) => id).join(', ');
  throw new RangeError(`expected a strategy (${ids}), got "${strategy}"`);
}
