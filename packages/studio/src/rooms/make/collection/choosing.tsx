import { levelNames } from '@nonet/engine/explain';
import { useState } from 'preact/hooks';
import { levels } from '../../../picture/making.ts';
import { Button } from '../../../widgets/button.tsx';
import { Check } from '../../../widgets/check.tsx';
import { Choice } from '../../../widgets/choice.tsx';
import type { Collection } from './collection.ts';
import type { CollectionProps } from './controls.ts';
import { WHOLE_LISTING } from './listing.ts';
import { type Rise, rising } from './rising.ts';
import { withCollections, withListing } from './slice.ts';
import { collectionWords } from './words.ts';

const INITIAL_RISE: Rise = { count: 30, from: 'easy', to: 'hard' };

/** Chooses puzzles: all that are shown, none, or some that rise steadily. */
export function Choosing(
  props: CollectionProps & { collection: Collection; rows: readonly number[] },
) {
  const { collection, controls, rows, state } = props;
  const { language } = state.page;
  const own = collectionWords[language];
  const { chosen } = state.collections;
  const [rise, setRise] = useState(INITIAL_RISE);
  const choose = (positions: Iterable<number>): void =>
    controls.update((now) => withCollections(now, { chosen: new Set(positions) }));
  const { count, from, to } = rise;
  return (
    <section class="choosing" aria-label={own.choose}>
      <div class="buttons">
        <span role="status">{own.chosen(chosen.size)}</span>
        <Button off={rows.length === 0} onClick={() => choose([...chosen, ...rows])}>
          {own.chooseShown}
        </Button>
        <Button off={chosen.size === 0} onClick={() => choose([])}>
          {own.chooseNone}
        </Button>
        <Check
          name={own.onlyChosen}
          isOn={state.collections.listing.isChosen}
          turn={(isChosen) => controls.update((now) => withListing(now, { isChosen }))}
        />
      </div>
      <details>
        <summary>{own.rise}</summary>
        <div class="buttons">
          <label class="field">
            <span>{own.riseCount}</span>
            <input
              type="number"
              min="1"
              max={collection.puzzles.length}
              value={count}
              onInput={({ currentTarget }) =>
                setRise({ ...rise, count: Number(currentTarget.value) })
              }
            />
          </label>
          {(['from', 'to'] as const).map((end) => (
            <Choice
              key={end}
              label={end === 'from' ? own.riseFrom : own.riseTo}
              options={levels}
              chosen={end === 'from' ? from : to}
              nameOf={(level) => levelNames[language][level]}
              choose={(level) => setRise({ ...rise, [end]: level })}
            />
          ))}
          <Button
            onClick={() => {
              choose(rising(collection.puzzles, rise));
              // The choice is shown in its order.
              controls.update((now) =>
                withCollections(now, {
                  listing: { ...WHOLE_LISTING, by: 'score', isChosen: true },
                }),
              );
            }}
          >
            {own.riseChoose}
          </Button>
        </div>
      </details>
    </section>
  );
}
