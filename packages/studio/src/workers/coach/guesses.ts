import { puzzleOf } from '@nonet/engine/notation';
import { Run, strategies, strategyById, unsupportedReason } from '@nonet/engine/search';
import { slicesOf } from '@nonet/engine/work';
import type { GuessCount } from '../../picture/coaching.ts';
import type { PlayerData } from '../../picture/player-data.ts';

/** A search is stopped after this many events, which take about a second. */
const MOST_EVENTS = 20_000_000;

/**
 * How much strategies search until they have a solution, or have tried everything. By default, all
 * strategies do.
 */
export function* guesses({
  player: { digits, givens },
  strategies: ids,
}: {
  player: PlayerData;
  strategies?: readonly string[];
}): Generator<undefined, readonly GuessCount[]> {
  const { constraints, givens: grid } = puzzleOf(givens);
  const puzzle = {
    givens: { ...grid, digits: Uint8Array.from(digits) },
    ...(constraints && { constraints }),
  };
  const counts: GuessCount[] = [];
  const asked = ids?.flatMap((id) => strategyById(id) ?? []) ?? strategies;
  for (const strategy of asked.filter((it) => !unsupportedReason(puzzle, it))) {
    const run = new Run(puzzle, strategy, { limit: 1, events: MOST_EVENTS });
    const end = yield* slicesOf(run);
    const { counters, event } = run.search;
    counts.push({
      strategy: strategy.id,
      placements: counters.placements,
      backs: counters.backs,
      last: event.cell,
      isStopped: end === 'stopped',
    });
  }
  return counts;
}
