import { gameText } from '@nonet/engine/game';
import type { TechniqueId } from '@nonet/engine/rating';
import { playedGame } from '../../game/game-text.ts';
import { gameOf } from '../../game/state.ts';
import { keep, keptObject, recall } from '../../page/kept.ts';
import { latest } from '../../page/requests.ts';
import { type HasPage, isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import type { GameToReview, ReviewText } from '../../picture/reviewing.ts';
import type { CoachClient } from '../../workers/clients.ts';
import { type HasReview, moveShown, reviewOf, reviewStateOf, withReview } from './slice.ts';

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

/** Technique → the id of the first reviewed game in which the player used it. */
type UsedTechniques = Readonly<Partial<Record<TechniqueId, string>>>;

const usedKept = keptObject<UsedTechniques>('nonet-used-techniques', (saved) => saved);

/** The techniques that were used in other games that were reviewed. Undefined if there is none. */
function usedBefore(game: string | undefined): readonly TechniqueId[] | undefined {
  const used = Object.entries(recall(usedKept) ?? {}) as [TechniqueId, string][];
  const before = used.filter(([, first]) => first !== game).map(([technique]) => technique);
  return before.length > 0 ? before : undefined;
}

/** Keeps which techniques were first used in a game. A game of someone else has no id. */
function recordUsed<S extends HasPage>(
  store: Store<S>,
  game: string | undefined,
  review: ReviewText,
): void {
  if (game === undefined || review.kind !== 'reviewed') return;
  const alone = review.techniques.filter(({ helped, used }) => used > helped);
  const first = Object.fromEntries(alone.map(({ technique }) => [technique, game]));
  keep(store, usedKept, { ...first, ...recall(usedKept) });
}
