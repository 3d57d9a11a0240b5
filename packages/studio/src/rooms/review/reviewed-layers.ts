import { cellOf } from '@nonet/engine/rating';
import type { BoardLayer } from '../../board/board-layer.ts';
import { namedCell } from '../../coach/cell-names.tsx';
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
  const pointed = (cells: readonly number[]): BoardLayer => ({
    kind: 'cells',
    cells,
    look: 'pointed',
  });
  const named = pointed(namedCell.value === undefined ? [] : [namedCell.value]);
  const step = stepShown(state);
  if (step) {
    const stages = step.stages[state.page.language];
    const { layers, named: cells } =
      stages[Math.min(reviewStateOf(state).stage, stages.length - 1)];
    return [...base, ...layers, pointed(cells), named];
  }
  const review = reviewOf(state);
  const move = review?.kind === 'reviewed' ? review.moves.at(moveShown(state)) : undefined;
  const shape = geometryOf(game);
  return [...base, pointed(move?.candidates.map((it) => cellOf(it, shape)) ?? []), named];
}
