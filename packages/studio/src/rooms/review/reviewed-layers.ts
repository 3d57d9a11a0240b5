import type { Entry } from '@nonet/engine/game';
import { cellOf, digitIn } from '@nonet/engine/rating';
import type { BoardLayer } from '../../board/board-layer.ts';
import { namedLayer, pointed, stageLayers } from '../../coach/step-layers.ts';
import { digitLayers, noteLayer } from '../../game/game-layers.ts';
import { type GameState, gameOf, geometryOf } from '../../game/state.ts';
import type { MoveText } from '../../picture/reviewing.ts';
import { ruleLayers } from '../../picture/rule-layers.ts';
import {
  gameBefore,
  type HasReview,
  moveShown,
  reviewOf,
  reviewStateOf,
  stepShown,
} from './slice.ts';

/** The board before the move, and on it the easiest step there, or else the move. */
export function reviewedLayers(state: HasReview): readonly BoardLayer[] {
  const at = moveShown(state);
  const game = gameBefore(gameOf(state), at);
  const base = [...ruleLayers(game.givens), ...digitLayers(game), noteLayer(game)];
  const step = stepShown(state);
  if (step) {
    const { stage } = reviewStateOf(state);
    return [...base, ...stageLayers(step, state.page.language, stage), namedLayer()];
  }
  const review = reviewOf(state);
  const move = review?.kind === 'reviewed' ? review.moves.at(at) : undefined;
  const entry = game.journal.entries.at(at);
  const done = move && entry ? moveLayers(move, entry, game) : [];
  return [...base, ...done, namedLayer()];
}

/** A move that changes more cells than a house has, such as filling in all notes, is not marked. */
function moveLayers(
  { candidates, cleared, kind, reason }: MoveText,
  { changes }: Entry,
  game: GameState,
): BoardLayer[] {
  const shape = geometryOf(game);
  const cells = candidates.map((it) => cellOf(it, shape));
  switch (kind) {
    case 'placement': {
      const digits = new Uint8Array(shape.cells);
      for (const it of candidates) digits[cellOf(it, shape)] = digitIn(it, shape);
      return [
        { kind: 'digits', as: 'placed', digits },
        { kind: 'cells', cells, look: reason === 'wrong' ? 'wrong' : 'latest' },
        pointed(cells),
      ];
    }
    case 'elimination':
      return [{ kind: 'marks', role: 'removed', candidates }, pointed(cells)];
    case 'clear':
      return [{ kind: 'cells', cells: cleared, look: 'dead' }, pointed(cleared)];
    case 'notes':
    case 'other': {
      if (changes.length > shape.size) return [];
      const after = [...game.cells];
      for (const change of changes) after[change.cell] = change.after;
      const done = { ...game, cells: after };
      return [...digitLayers(done), noteLayer(done), pointed(changes.map(({ cell }) => cell))];
    }
  }
}
