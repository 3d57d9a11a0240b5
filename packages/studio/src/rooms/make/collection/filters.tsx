import { Button } from '../../../widgets/button.tsx';
import { WishFields } from '../../../widgets/wish-fields.tsx';
import type { Collection } from './collection.ts';
import type { CollectionProps } from './controls.ts';
import { type Listing, WHOLE_LISTING } from './listing.ts';
import { techniquesFor, withListing } from './slice.ts';
import { collectionWords } from './words.ts';

/** Which puzzles of the collection the table shows. */
export function Filters({
  collection,
  controls,
  state,
}: CollectionProps & { collection: Collection }) {
  const { language } = state.page;
  const own = collectionWords[language];
  const { listing } = state.collections;
  const { by, isChosen, isDescending } = listing;
  const set = (change: Partial<Listing>): void =>
    controls.update((now) => withListing(now, change));
  return (
    <details class="filters">
      <summary>{own.filters}</summary>
      <div class="buttons">
        <WishFields
          language={language}
          techniques={techniquesFor(state, collection.fields.variant)}
          fields={['level', 'technique', 'symmetry', 'rating', 'givens']}
          optional={['level', 'technique', 'symmetry']}
          labels={{ technique: own.technique }}
          values={listing}
          set={set}
        />
        <Button onClick={() => set({ ...WHOLE_LISTING, by, isChosen, isDescending })}>
          {own.all}
        </Button>
      </div>
    </details>
  );
}
