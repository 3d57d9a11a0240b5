import { levelNames } from '@nonet/engine/explain';
import { symmetries } from '@nonet/engine/generate';
import { symmetryNames } from '@nonet/engine/making';
import type { JSX } from 'preact';
import { levels } from '../../../picture/making.ts';
import { Button } from '../../../widgets/button.tsx';
import { Choice } from '../../../widgets/choice.tsx';
import type { CollectionProps } from './controls.ts';
import { type Listing, WHOLE_LISTING } from './listing.ts';
import { RangeFields } from './range-fields.tsx';
import { withListing } from './slice.ts';
import { collectionWords } from './words.ts';

/** Which puzzles of the collection the table shows. */
export function Filters({ state, controls }: CollectionProps): JSX.Element {
  const { language } = state.page;
  const own = collectionWords[language];
  const { listing, techniques } = state.collections;
  const { by, givens, isChosen, isDescending, level, rating, symmetry, technique } = listing;
  const set = (change: Partial<Listing>): void =>
    controls.update((now) => withListing(now, change));
  const symmetryIds = symmetries.map(({ id }) => id);
  return (
    <details class="filters">
      <summary>{own.filters}</summary>
      <div class="buttons">
        <Choice
          label={own.level}
          options={['', ...levels] as const}
          chosen={level}
          nameOf={(one) => (one === '' ? own.any : levelNames[language][one])}
          choose={(one) => set({ level: one })}
        />
        <Choice
          label={own.technique}
          options={['', ...techniques.map(({ id }) => id)] as const}
          chosen={technique}
          nameOf={(one) => techniques.find(({ id }) => id === one)?.name[language] ?? own.any}
          choose={(one) => set({ technique: one })}
        />
        <Choice
          label={own.symmetry}
          options={['', ...symmetryIds] as const}
          chosen={symmetry}
          nameOf={(one) => (one === '' ? own.any : symmetryNames[language][one])}
          choose={(one) => set({ symmetry: one })}
        />
        <RangeFields
          words={own}
          label={own.rating}
          range={rating}
          isWrong={false}
          set={(range) => set({ rating: range })}
        />
        <RangeFields
          words={own}
          label={own.givens}
          range={givens}
          isWrong={false}
          set={(range) => set({ givens: range })}
        />
        <Button onClick={() => set({ ...WHOLE_LISTING, by, isChosen, isDescending })}>
          {own.all}
        </Button>
      </div>
    </details>
  );
}
