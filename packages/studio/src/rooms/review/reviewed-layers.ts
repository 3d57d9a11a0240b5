import { cellOf } from '@nonet/engine/rating';
import type { BoardLayer } from '../../board/board-layer.ts';
import { namedLayer, pointed, stageLayers } from '../../coach/step-layers.ts';
import { digitLayers, noteLayers } from '../../game/game-layers.ts';
import { gameOf, geometryOf } from '../../game/state.ts';
import {
  gameBefore,
  type HasReview,
  moveShown,
  reviewOf,
  reviewStateOf,
  stepShown,
} from './slice.ts';

/** The board before the move, and the easiest step there or else the cells of the move. */
export function reviewedLayers(state: HasReview): readonly BoardLayer[] {
  const game = gameBefore(gameOf(state), moveShown(state));
  const base = [...digitLayers(game), ...noteLayers(game)];
  const step = stepShown(state);
  if (step) {
    const { stage } = reviewStateOf(state);
    return [...base, ...stageLayers(step, state.page.language, stage), namedLayer()];
  }
  const review = reviewOf(state);
  const move = review?.kind === 'reviewed' ? review.moves.at(moveShown(state)) : undefined;
  const shape = geometryOf(game);
  return [...base, pointed(move?.candidates.map((it) => cellOf(it, shape)) ?? []), namedLayer()];
}
