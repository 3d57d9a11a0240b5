import { drawSeed } from '@nonet/engine/generate';
import { computed, effect } from '@preact/signals';
import { isOpen } from '../../../page/state.ts';
import type { Store } from '../../../page/store.ts';
import type { OpenedPuzzles } from '../../../picture/opened-puzzles.ts';
import { wishSizes } from '../../../picture/wishes.ts';
import { fileText } from '../../../puzzle/file-text.ts';
import { ignoreFailure } from '../../../workers/client.ts';
import type { Clients } from '../../../workers/clients.ts';
import { type Collection, type CollectionHead, isFull, unrated } from '../collection/collection.ts';
import {
  forgetPuzzles,
  keepHeads,
  keepPuzzles,
  recallHeads,
  recallPuzzles,
} from '../collection/kept.ts';
import { requestTechniques, withCollections, withShown } from '../collection/slice.ts';
import { initialFields, MOST_PUZZLES, type RecipeFields, readRecipe } from '../recipe/recipe.ts';
import type { HasTab } from '../slice.ts';
import type { MeasureControls } from './controls.ts';
import { type HasMeasure, seedOf, withFields, withMeasure } from './slice.ts';

/** What is made is kept after this many milliseconds at most. */
const KEEP = 2_000;

type WorkControls = Pick<
  MeasureControls,
  'begin' | 'goOn' | 'stop' | 'showCollection' | 'openFile' | 'forgetCollection'
>;

/** Makes collections, keeps them, and reads what was kept when the tab first opens. */
export function measuring<S extends HasMeasure & HasTab>(
  store: Store<S>,
  { coach, maker }: Pick<Clients, 'coach' | 'maker'>,
): WorkControls {
  let working: AbortController | undefined;

  const stop = (): void => working?.abort();

  /** Works on a collection until it is complete or the work is stopped. */
  const work = async (collection: Collection): Promise<void> => {
    stop();
    const mine = new AbortController();
    working = mine;
    let latest = collection;
    let { puzzles: kept } = collection;
    let keptAt = performance.now();
    let keeping: Promise<void> = Promise.resolve();
    const keep = (): void => {
      keptAt = performance.now();
      keeping = keeping.then(() => {
        const before = kept;
        kept = latest.puzzles;
        return keepPuzzles(store, latest, before);
      });
    };
    // What makes puzzles is large, and is loaded when it is needed.
    const { workOn } = await import('./making.ts');
    const outcome = await workOn(collection, {
      signal: mine.signal,
      onPuzzles: (puzzles) => {
        if (mine.signal.aborted) return;
        latest = { ...latest, puzzles };
        store.update((now) => withCollections(now, { shown: latest }));
        if (performance.now() - keptAt > KEEP) keep();
      },
      onActivity: (activity) => {
        if (!mine.signal.aborted) store.update((now) => withMeasure(now, { activity }));
      },
    });
    if (store.now.collections.heads?.some(({ id }) => id === latest.id)) {
      keep();
      await keeping;
      keepHead(latest);
    }
    if (working !== mine) return;
    working = undefined;
    store.update((now) => withMeasure(now, { activity: undefined, outcome }));
  };

  /** Puts a collection on the list, or changes what the list says of it. */
  const keepHead = ({ puzzles, ...head }: Collection): void => {
    const { heads = [] } = store.now.collections;
    const known = heads.some(({ id }) => id === head.id);
    const mine = { ...head, size: puzzles.length };
    const next = known ? heads.map((one) => (one.id === head.id ? mine : one)) : [mine, ...heads];
    store.update((now) => withCollections(now, { heads: next }));
    void keepHeads(store, next);
  };

  const show = async (head: CollectionHead): Promise<void> => {
    stop();
    const collection = await recallPuzzles(head);
    store.update((now) =>
      withMeasure(withShown(now, collection), { activity: undefined, outcome: undefined }),
    );
    if (isFull(collection) && unrated(collection).length > 0) goOn();
  };

  const goOn = (): void => {
    const { shown } = store.now.collections;
    if (shown) void work(shown);
  };

  /** Opens a file as a collection, and rates the puzzles whose ratings it does not have. */
  const openFile = async (file: File): Promise<void> => {
    const { name } = file;
    try {
      const text = await fileText(file);
      const answer = await maker.ask('open-puzzles', {
        text,
        sizes: wishSizes,
        most: MOST_PUZZLES,
      });
      if (answer.kind !== 'puzzles') {
        store.update((now) => withCollections(now, { badFile: { name, answer } }));
        return;
      }
      stop();
      const collection = collectionOfFile(name, answer);
      store.update((now) =>
        withMeasure(withShown(now, collection), { activity: undefined, outcome: undefined }),
      );
      await keepPuzzles(store, collection, []);
      keepHead(collection);
      const isShown = store.now.collections.shown === collection;
      if (isShown && unrated(collection).length > 0) goOn();
    } catch (error) {
      ignoreFailure(error);
    }
  };

  /** Forgets a collection. Its puzzles are shown until the browser's list is without it. */
  const forget = async (head: CollectionHead): Promise<void> => {
    const isShown = (): boolean => store.now.collections.shown?.id === head.id;
    if (isShown()) stop();
    const heads = (store.now.collections.heads ?? []).filter(({ id }) => id !== head.id);
    store.update((now) => withCollections(now, { heads }));
    await keepHeads(store, heads);
    if (isShown()) {
      store.update((now) => withMeasure(withShown(now, undefined), { activity: undefined }));
    }
    await forgetPuzzles(head);
  };

  openOnce(store, async () => {
    store.update((now) => withMeasure(now, { nextSeed: drawSeed() }));
    requestTechniques(store, coach);
    const heads = await recallHeads();
    store.update((now) => withCollections(now, { heads }));
    if (heads.length === 0) return;
    const made = heads.find(({ file }) => file === undefined);
    if (made) store.update((now) => withFields(now, { ...made.fields, seed: '' }));
    await show(heads[0]);
  });

  return {
    begin: () => {
      const { fields } = store.now.measure;
      const seed = seedOf(store.now);
      const recipe = readRecipe(fields, seed);
      if (typeof recipe === 'string') {
        const outcome = { kind: 'fault', field: recipe } as const;
        store.update((now) => withMeasure(now, { outcome }));
        return;
      }
      const begun = Date.now();
      const head = { id: begun.toString(36), begun, size: 0, fields: { ...fields, seed } };
      const collection = { ...head, puzzles: [] };
      store.update((now) =>
        withMeasure(withShown(now, collection), { outcome: undefined, nextSeed: drawSeed() }),
      );
      keepHead(collection);
      void work(collection);
    },
    goOn,
    stop: () => {
      stop();
      store.update((now) => withMeasure(now, { activity: undefined }));
    },
    showCollection: (head) => void show(head),
    openFile: (file) => void openFile(file),
    forgetCollection: (head) => void forget(head),
  };
}

/** Does something when the tab first opens. */
function openOnce<S extends HasTab>({ state }: Store<S>, open: () => void): void {
  const isShown = computed(
    () => isOpen(state.value, 'make') && state.value.makeTab.tab === 'measure',
  );
  const stop = effect(() => {
    if (!isShown.value) return;
    open();
    queueMicrotask(() => stop());
  });
}

/** Makes a collection of the puzzles of a file. Its seed is the name of the file. */
function collectionOfFile(
  file: string,
  { puzzles, size }: Extract<OpenedPuzzles, { readonly kind: 'puzzles' }>,
): Collection {
  const begun = Date.now();
  const fields: RecipeFields = {
    ...initialFields,
    size: size as RecipeFields['size'],
    seed: file.replace(/\.[^.]*$/, ''),
    count: String(puzzles.length),
  };
  return { id: begun.toString(36), begun, size: puzzles.length, file, fields, puzzles };
}
