import { PlayerCheck } from '@nonet/engine/explain';
import { type PlayerData, playerPuzzleOf } from '../../picture/player-data.ts';
import { type Exchange, type Handlers, inSlices } from '../work.ts';

export interface FirstMistakeApi {
  /**
   * The positions of a game in order → the first one with a mistake that the last one still has.
   * Undefined if the last position has no mistake.
   */
  'first-mistake': Exchange<readonly PlayerData[], number | undefined>;
}

export const firstMistake: Handlers<FirstMistakeApi> = { 'first-mistake': find };

function* find(positions: readonly PlayerData[]): Generator<undefined, number | undefined> {
  let first: number | undefined;
  let lasting: ReadonlySet<string> | undefined;
  for (let at = positions.length - 1; at >= 0; at--) {
    const mistakes = yield* mistakesIn(positions[at]);
    const kept = lasting ? mistakes.filter((it) => lasting?.has(it)) : mistakes;
    if (kept.length === 0) break;
    first = at;
    lasting = new Set(kept);
  }
  return first;
}

function* mistakesIn(player: PlayerData): Generator<undefined, string[]> {
  const result = yield* inSlices(new PlayerCheck(playerPuzzleOf(player)));
  if (result.kind !== 'mistakes') return [];
  return result.mistakes.map(({ candidate, kind }) => `${kind} ${candidate}`);
}
