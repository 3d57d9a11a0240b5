import { internCandidates } from '../grid/candidate-grid.ts';
import { internGrid } from '../grid/grid.ts';
import { shown } from '../grid/wrong-kind.ts';
import { bitmask } from './bitmask.ts';
import { bitmaskMrv } from './bitmask-mrv.ts';
import { constraintSearch } from './constraint-search.ts';
import { dlx } from './dlx.ts';
import { learning } from './learning.ts';
import { propagation } from './propagation.ts';
import { scan } from './scan.ts';
import type { Strategy } from './strategy.ts';
import { usedArrays } from './used-arrays.ts';

/** All strategies, from the simplest to the most advanced. */
export const strategies: readonly Strategy[] = [
  scan,
  usedArrays,
  bitmask,
  bitmaskMrv,
  propagation,
  dlx,
  learning,
  constraintSearch,
].map(ofAnyGrid);

/**
 * Returns the strategy, or looks it up by its id.
 *
 * @throws RangeError if no strategy has this id.
 */
export function strategyOf(strategy: Strategy | string): Strategy {
  const known = typeof strategy === 'string' ? strategyById(strategy) : strategy;
  if (typeof known?.begin === 'function') return known;
  const ids = strategies.map(({ id }) => id).join(', ');
  throw new RangeError(`expected a strategy (${ids}), got ${shown(strategy)}`);
}

export function strategyById(id: string): Strategy | undefined {
  return strategies.find((strategy) => strategy.id === id);
}

/** A strategy that searches grids with a geometry of their own too. */
function ofAnyGrid(strategy: Strategy): Strategy {
  const begin: Strategy['begin'] = (givens, pencilmarks, constraints) =>
    strategy.begin(
      internGrid(givens, 'givens'),
      pencilmarks && internCandidates(pencilmarks),
      constraints,
    );
  return { ...strategy, begin };
}
