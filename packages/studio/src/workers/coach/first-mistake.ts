import { findMistakes, playerGridOf } from '@nonet/engine/explain';
import { type PlayerData, playerPuzzleOf } from '../../picture/player-data.ts';
import { solutionOf } from './solution.ts';

/**
 * The positions of a game in order → the first one with a mistake that the last one still has.
 * Undefined if the last position has no mistake.
 */
export function* firstMistake(
  positions: readonly PlayerData[],
): Generator<undefined, number | undefined> {
  const solution = yield* solutionOf(positions[0].givens);
  if (!solution) return undefined;
  let first: number | undefined;
  let lasting: ReadonlySet<string> | undefined;
  for (let at = positions.length - 1; at >= 0; at--) {
    const player = playerGridOf(playerPuzzleOf(positions[at]));
    const mistakes = findMistakes(player, solution).map((it) => `${it.kind} ${it.candidate}`);
    const kept = mistakes.filter((it) => lasting?.has(it) ?? true);
    if (kept.length === 0) break;
    first = at;
    lasting = new Set(kept);
    yield undefined;
  }
  return first;
}
