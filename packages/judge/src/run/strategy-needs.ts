import type { Grid } from '@nonet/engine/grid';
import { Run, strategyById } from '@nonet/engine/search';
import type { Runner } from './runner.ts';

/** The work that a strategy needs to solve a puzzle. */
export interface StrategyNeed {
  readonly strategy: 'scan' | 'bitmask-mrv' | 'propagation' | 'dlx';
  readonly placements: number;
  /** The number of digits tested. Undefined if only the placements are known. */
  readonly tries?: number;
  /** False if the strategy was stopped before it found the solution. */
  readonly isComplete: boolean;
}

/**
 * Each row has a strategy, the strategy that is run in its place, and the number of events after
 * which the run is stopped. A run of this many events takes a second or two.
 */
const STRATEGIES = [
  // `bitmask` makes the same placements and tries as `scan`, but is faster.
  ['scan', 'bitmask', 20_000_000],
  ['bitmask-mrv', 'bitmask-mrv', 4_000_000],
  ['propagation', 'propagation', 4_000_000],
  ['dlx', 'dlx', 4_000_000],
] as const;

/**
 * Returns the work that strategies need for the first solution of a puzzle. A search in row order
 * comes first, then cleverer strategies.
 *
 * @param known The placements of the search in row order, if they are known.
 */
export async function strategyNeeds(
  givens: Grid,
  runner: Pick<Runner, 'pause'>,
  known?: number,
): Promise<readonly StrategyNeed[]> {
  const needs: StrategyNeed[] = [];
  for (const [strategy, id, events] of STRATEGIES) {
    if (strategy === 'scan' && known !== undefined) {
      needs.push({ strategy, placements: known, isComplete: true });
      continue;
    }
    const run = new Run({ givens }, strategyById(id)!, { limit: 1, events });
    while (!run.end) {
      run.advance(1 << 16);
      await runner.pause();
    }
    const { placements, tries } = run.counters;
    needs.push({ strategy, placements, tries, isComplete: run.counters.solutions > 0 });
  }
  return needs;
}
