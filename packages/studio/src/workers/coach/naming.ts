import { type Move, NamingMove } from '@nonet/engine/explain';
import { slicesOf } from '@nonet/engine/work';
import type { CoachStep, Repertoire } from '../../picture/coaching.ts';
import { type PlayerData, playerPuzzleOf } from '../../picture/player-data.ts';
import { coachStep } from './coach-step.ts';
import { toolsFor } from './tools.ts';

/** The easiest step that gives a move in the position before it. Undefined if there is none. */
export function* name({
  move,
  player,
  repertoire,
}: {
  move: Move;
  player: PlayerData;
  repertoire: Repertoire;
}): Generator<undefined, CoachStep | undefined> {
  const work = new NamingMove(playerPuzzleOf(player), move, toolsFor(repertoire));
  const { step } = yield* slicesOf(work);
  return step && coachStep(step);
}
