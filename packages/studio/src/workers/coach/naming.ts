import { type Move, NamingMove } from '@nonet/engine/explain';
import { slicesOf } from '@nonet/engine/work';
import type { CoachStep } from '../../picture/coaching.ts';
import { playerPuzzleOf } from '../../picture/player-data.ts';
import { coachStep } from './coach-step.ts';
import { type Position, toolsFor } from './tools.ts';

/** The easiest step that gives a move in the position before it. Undefined if there is none. */
export function* name({
  move,
  player,
  repertoire,
}: Position & { move: Move }): Generator<undefined, CoachStep | undefined> {
  const work = new NamingMove(playerPuzzleOf(player), move, toolsFor(repertoire));
  const { step } = yield* slicesOf(work);
  return step && coachStep(step);
}
