import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../../widgets/button.tsx';
import { Choice } from '../../../widgets/choice.tsx';
import { OpenFile } from '../../../widgets/open-file.tsx';
import { momentText } from '../../../words/dates.ts';
import { Choosing } from './choosing.tsx';
import type { Collection, CollectionHead } from './collection.ts';
import type { CollectionProps } from './controls.ts';
import { Filters } from './filters.tsx';
import { listed, WHOLE_LISTING } from './listing.ts';
import { SavePuzzles } from './save-puzzles.tsx';
import { type BadFile, techniquesFor } from './slice.ts';
import { CollectionTable } from './table.tsx';
import { collectionWords } from './words.ts';
import './collection.css';

/** A collection: its table, and what can be done with its puzzles. */
export function CollectionView(props: CollectionProps) {
  const { state } = props;
  const own = collectionWords[state.page.language];
  const { heads, shown } = state.collections;
  return (
    <section class="collection" aria-label={own.label}>
      {heads?.length === 0 && <p class="quiet">{own.none}</p>}
      <Opening {...props} />
      {heads && heads.length > 0 && <Heads {...props} heads={heads} />}
      {shown && shown.puzzles.length > 0 && <Puzzles {...props} collection={shown} />}
      {state.page.unkept.some((key) => key.startsWith('nonet-collection')) && (
        <p class="fault">{own.unkept}</p>
      )}
    </section>
  );
}

/** Opens a file as a collection, or says why that cannot be done. */
function Opening({ controls, state, words }: CollectionProps) {
  const own = collectionWords[state.page.language];
  const { badFile } = state.collections;
  return (
    <div class="buttons">
      <OpenFile label={own.openFile} open={controls.openFile} />
      {badFile && (
        <p class="fault" role="alert">
          {own.badFile(badFile.name)} {faultText(badFile.answer, { own, words })}
        </p>
      )}
    </div>
  );
}

function faultText(
  answer: BadFile['answer'],
  { own, words }: Pick<CollectionProps, 'words'> & { own: (typeof collectionWords)['en'] },
): string {
  if (answer.kind === 'unreadable') return words.readings.sentence(answer.fault);
  return 'line' in answer ? own.opening[answer.kind](answer.line) : own.opening[answer.kind];
}

/** Chooses the collection that is shown, and deletes it. */
function Heads({ controls, heads, state }: CollectionProps & { heads: readonly CollectionHead[] }) {
  const { language } = state.page;
  const own = collectionWords[language];
  const { shown } = state.collections;
  const [isAsking, ask] = useState(false);
  const nameOf = ({ begun, fields, id, size }: CollectionHead): string =>
    own.named(
      fields.seed,
      id === shown?.id ? shown.puzzles.length : size,
      momentText(begun, language),
    );
  const headOf = (id: string): CollectionHead | undefined => heads.find((one) => one.id === id);
  const current = headOf(shown?.id ?? '');
  return (
    <div class="buttons">
      <Choice
        label={own.collection}
        options={heads.map(({ id }) => id)}
        chosen={shown?.id ?? ''}
        nameOf={(id) => nameOf(headOf(id)!)}
        choose={(id) => controls.showCollection(headOf(id)!)}
      />
      {current && !isAsking && (
        <Button class="plain" onClick={() => ask(true)}>
          {own.remove}
        </Button>
      )}
      {current && isAsking && (
        <>
          <Button
            onClick={() => {
              ask(false);
              controls.forgetCollection(current);
            }}
          >
            {own.removeAll(shown?.puzzles.length ?? 0)}
          </Button>
          <Button onClick={() => ask(false)}>{own.keep}</Button>
        </>
      )}
    </div>
  );
}

function Puzzles(props: CollectionProps & { collection: Collection }) {
  const { collection, state } = props;
  const own = collectionWords[state.page.language];
  const { chosen, listing } = state.collections;
  const techniques = techniquesFor(state, collection.fields.variant);
  const { puzzles } = collection;
  const ids = techniques.map(({ id }) => id);
  // The chosen puzzles matter only if nothing else is shown.
  const chosenIfShown = listing.isChosen ? chosen : undefined;
  const rows = useMemo(
    () => listed(puzzles, listing, ids, chosen),
    [puzzles, listing, techniques, chosenIfShown],
  );
  const { by, isDescending } = listing;
  const positions = useMemo(
    () =>
      chosen.size === 0
        ? rows
        : listed(puzzles, { ...WHOLE_LISTING, by, isDescending, isChosen: true }, ids, chosen),
    [rows, chosen, puzzles],
  );
  return (
    <>
      <Filters {...props} collection={collection} />
      <p role="status">{own.shown(rows.length, puzzles.length)}</p>
      {rows.length === 0 ? (
        <p>{own.nothing}</p>
      ) : (
        <CollectionTable {...props} collection={collection} rows={rows} />
      )}
      <p class="quiet">{own.keys}</p>
      <Choosing {...props} collection={collection} rows={rows} />
      <SavePuzzles {...props} collection={collection} positions={positions} />
    </>
  );
}
