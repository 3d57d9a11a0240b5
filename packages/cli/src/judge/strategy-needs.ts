import type { Grid } from '@nonet/engine/grid';
import { Run, strategyById } from '@nonet/engine/search';
import { yieldToEventLoop } from '../event-loop.ts';

/** What a strategy needs to solve a puzzle. */
export interface StrategyNeed {
  readonly strategy: 'scan' | 'bitmask-mrv' | 'propagation' | 'dlx';
  readonly placements: number;
  /** Digits tested. Undefined if only the placements are known. */
  readonly tries?: number;
  /** False if the strategy was stopped before it found the solution. */
  readonly isComplete: boolean;
}

/** Events after which a strategy is stopped: about half a second for the slowest. */
const MOST_EVENTS = 4_000_000;

/** `bitmask` makes the same placements and tries as `scan`, faster. */
const STRATEGIES = [
  ['scan', 'bitmask', 100],
  ['bitmask-mrv', 'bitmask-mrv', 1],
  ['propagation', 'propagation', 1],
  ['dlx', 'dlx', 1],
] as const;

/** Milliseconds after which the search in row order is stopped, so that a verdict does not wait. */
const PATIENCE = 3_000;

/**
 * Returns what strategies need for the first solution of a puzzle: first a search in row order, then
 * cleverer ones.
 *
 * @param known The placements of the search in row order, if they are known.
 */
export async function strategyNeeds(
  givens: Grid,
  known?: number,
): Promise<readonly StrategyNeed[]> {
  const needs: StrategyNeed[] = [];
  for (const [strategy, id, factor] of STRATEGIES) {
    if (strategy === 'scan' && known !== undefined) {
      needs.push({ strategy, placements: known, isComplete: true });
      continue;
    }
    const events = factor * MOST_EVENTS;
    const run = new Run({ givens }, strategyById(id)!, { limit: 1, events });
    const started = performance.now();
    while (!run.end && performance.now() - started < PATIENCE) {
      run.advance(1 << 16);
      await yieldToEventLoop();
    }
    const { placements, tries } = run.counters;
    needs.push({ strategy, placements, tries, isComplete: run.counters.solutions > 0 });
  }
  return needs;
}
