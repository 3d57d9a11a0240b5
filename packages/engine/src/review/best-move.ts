import { isSingle } from '../technique/step.ts';
import { isHarder, rankOf } from './difficulty.ts';
import { isForcing, techniqueOf } from './explaining-techniques.ts';
import type { ReviewedMove } from './review.ts';

/** Finds the best move on the branch of the last board. */
export function bestMove(
  moves: readonly ReviewedMove[],
  branch: readonly number[],
): number | undefined {
  const own = branch.flatMap((move) => {
    const { easiest, isHelped, kind } = moves[move];
    const technique = techniqueOf(moves[move]);
    if (isHelped || !technique || isSingle(technique) || isForcing(technique)) return [];
    const isNeeded = easiest !== undefined && !isHarder(technique, easiest.technique);
    return kind === 'elimination' || isNeeded ? [{ move, rank: rankOf(technique) }] : [];
  });
  return own.sort((a, b) => b.rank - a.rank)[0]?.move;
}
