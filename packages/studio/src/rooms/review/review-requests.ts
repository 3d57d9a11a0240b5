import { gameText } from '@nonet/engine/game';
import { playedGame } from '../../game/game-text.ts';
import { gameOf } from '../../game/state.ts';
import { latest } from '../../page/requests.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import type { GameToReview } from '../../picture/reviewing.ts';
import type { CoachClient } from '../../workers/clients.ts';
import { type HasReview, moveShown, reviewOf, reviewStateOf, withReview } from './slice.ts';
import { recordUsed, usedBefore } from './used-techniques.ts';

/** Asks the worker for the review of the game, and for the steps that the player wants to see. */
export function requestReview(store: Store<HasReview>, client: CoachClient): void {
  const asText = (): GameToReview => {
    const game = gameOf(store.now);
    return {
      puzzle: game.givens,
      game: gameText(playedGame(game)),
      usedBefore: usedBefore(game.id),
    };
  };
  latest(store, client, {
    request: (state) => {
      const { entries, helps, now } = gameOf(state).journal;
      const isMissing = isOpen(state, 'review') && entries.length > 0 && !reviewOf(state);
      return isMissing ? { entries, helps, now } : undefined;
    },
    ask: (_, { signal }) => client.ask('review', asText(), { signal }),
    use: (text, reviewed) => {
      store.update((now) => withReview(now, { latest: { ...reviewed, text } }));
      recordUsed(store, gameOf(store.now).id, text);
    },
  });
  latest(store, client, {
    request: (state) => {
      const { easiest, showsStep } = reviewStateOf(state);
      const review = reviewOf(state);
      const move = moveShown(state);
      if (!isOpen(state, 'review') || !showsStep || easiest?.move === move) return undefined;
      const isThere = review?.kind === 'reviewed' && review.moves.at(move)?.easiest !== undefined;
      return isThere && move < review.moves.length ? { move, review } : undefined;
    },
    ask: ({ move }, { signal }) => client.ask('review-step', { ...asText(), move }, { signal }),
    use: (step, { move }) =>
      store.update((now) => withReview(now, { easiest: { move, step }, stage: 0 })),
  });
}
