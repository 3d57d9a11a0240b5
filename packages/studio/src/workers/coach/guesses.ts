import { geometry } from '@nonet/engine/grid';
import { strategies } from '@nonet/engine/search';
import { Solving } from '@nonet/engine/solve';
import type { GuessCount } from '../../picture/coaching.ts';
import type { PlayerData } from '../../picture/player-data.ts';
import { type Exchange, type Handlers, inSlices } from '../work.ts';

export interface GuessesApi {
  /** How much each strategy searches until it has the solution. */
  guesses: Exchange<PlayerData, readonly GuessCount[]>;
}

export const guessing: Handlers<GuessesApi> = { guesses };

/** A search is stopped after this many events, which take about a second. */
const MOST_EVENTS = 20_000_000;
const SLICE = 16_384;

function* guesses({ digits, givens }: PlayerData): Generator<undefined, readonly GuessCount[]> {
  const shape = geometry(givens.boxRows, givens.boxColumns);
  const puzzle = { givens: { geometry: shape, digits: Uint8Array.from(digits) } };
  const counts: GuessCount[] = [];
  for (const { id } of strategies) {
    const search = new Solving(puzzle, { strategy: id, limit: 1, events: MOST_EVENTS });
    const { counters, end } = yield* inSlices(search, SLICE);
    counts.push({
      strategy: id,
      placements: counters?.placements ?? 0,
      backs: counters?.backs ?? 0,
      isStopped: end === 'stopped',
    });
  }
  return counts;
}
