import type { Slice } from '../../../page/slice.ts';
import type { Store } from '../../../page/store.ts';
import type { TechniqueChoice } from '../../../picture/coaching.ts';
import type { OpenedPuzzles } from '../../../picture/opened-puzzles.ts';
import type { HasPuzzle } from '../../../puzzle/state.ts';
import { ignoreFailure } from '../../../workers/client.ts';
import type { CoachClient } from '../../../workers/clients.ts';
import type { Collection, CollectionHead } from './collection.ts';
import { type Listing, WHOLE_LISTING } from './listing.ts';

export interface BadFile {
  readonly name: string;
  readonly answer: Exclude<OpenedPuzzles, { readonly kind: 'puzzles' }>;
}

interface CollectionsState {
  /** The collections that the browser keeps, the latest first. Undefined until they are read. */
  readonly heads: readonly CollectionHead[] | undefined;
  readonly shown: Collection | undefined;
  readonly badFile: BadFile | undefined;
  readonly listing: Listing;
  /** The chosen puzzles, as positions in the collection. */
  readonly chosen: ReadonlySet<number>;
  /** The techniques, the easiest first. Empty until they are known. */
  readonly techniques: readonly TechniqueChoice[];
  /** The same for variants, which have other ones. */
  readonly variantTechniques: readonly TechniqueChoice[];
}

export const collectionsSlice: Slice<CollectionsState> = {
  initial: {
    heads: undefined,
    shown: undefined,
    badFile: undefined,
    listing: WHOLE_LISTING,
    chosen: new Set(),
    techniques: [],
    variantTechniques: [],
  },
};

export interface HasCollections extends HasPuzzle {
  readonly collections: CollectionsState;
}

export function withCollections<S extends HasCollections>(
  state: S,
  change: Partial<CollectionsState>,
): S {
  return { ...state, collections: { ...state.collections, ...change } };
}

/** Shows a collection as a whole. */
export function withShown<S extends HasCollections>(state: S, shown: Collection | undefined): S {
  return withCollections(state, {
    shown,
    badFile: undefined,
    listing: WHOLE_LISTING,
    chosen: new Set(),
  });
}

export function withListing<S extends HasCollections>(state: S, change: Partial<Listing>): S {
  return withCollections(state, { listing: { ...state.collections.listing, ...change } });
}

/** Asks for the techniques, which the fields of the forms offer. */
export function requestTechniques<S extends HasCollections>(
  store: Store<S>,
  coach: CoachClient,
): void {
  const requests = [coach.ask('techniques', undefined), coach.ask('variant-techniques', undefined)];
  void Promise.all(requests)
    .then(([techniques, variantTechniques]) =>
      store.update((now) => withCollections(now, { techniques, variantTechniques })),
    )
    .catch(ignoreFailure);
}

/** The techniques that puzzles can need, with or without rules of variants. */
export function techniquesFor(
  { collections: { techniques, variantTechniques } }: HasCollections,
  variant: readonly unknown[],
): readonly TechniqueChoice[] {
  return variant.length > 0 ? variantTechniques : techniques;
}
