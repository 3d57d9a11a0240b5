import type { TechniqueId } from '@nonet/engine/rating';
import { keep, keptObject, recall } from '../../page/kept.ts';
import type { HasPage } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import type { ReviewText } from '../../picture/reviewing.ts';

/** Technique → the id of the first reviewed game in which the player used it. */
type UsedTechniques = Readonly<Partial<Record<TechniqueId, string>>>;

const usedKept = keptObject<UsedTechniques>('nonet-used-techniques', (saved) => saved);

/** The techniques that were used in other games that were reviewed. Undefined if there is none. */
export function usedBefore(game: string | undefined): readonly TechniqueId[] | undefined {
  const used = Object.entries(recall(usedKept) ?? {}) as [TechniqueId, string][];
  const before = used.filter(([, first]) => first !== game).map(([technique]) => technique);
  return before.length > 0 ? before : undefined;
}

/** Keeps which techniques were first used in a game. A game of someone else has no id. */
export function recordUsed<S extends HasPage>(
  store: Store<S>,
  game: string | undefined,
  review: ReviewText,
): void {
  if (game === undefined || review.kind !== 'reviewed') return;
  const alone = review.techniques.filter(({ helped, used }) => used > helped);
  const first = Object.fromEntries(alone.map(({ technique }) => [technique, game]));
  keep(store, usedKept, { ...first, ...recall(usedKept) });
}
