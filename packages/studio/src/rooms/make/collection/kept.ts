import { keepLarge, type LargeKept, recallLarge } from '../../../page/kept.ts';
import { forgetList, type KeptList, keepList, recallList } from '../../../page/kept-list.ts';
import type { HasPage } from '../../../page/state.ts';
import type { Store } from '../../../page/store.ts';
import type { CollectedPuzzle } from '../../../picture/collected.ts';
import { initialFields, readRecipe } from '../recipe/recipe.ts';
import type { Collection, CollectionHead } from './collection.ts';

const headsKept: LargeKept<readonly CollectionHead[]> = {
  key: 'nonet-collections',
  parse: (saved) => (Array.isArray(saved) ? saved.flatMap(readHead) : undefined),
};

/** Returns what was kept of a collection, or nothing if it is damaged. */
function readHead(saved: Partial<CollectionHead> | undefined): CollectionHead[] {
  const { begun, fields, file, id, size } = saved ?? {};
  if (typeof id !== 'string' || typeof begun !== 'number' || typeof size !== 'number') return [];
  const read = { ...initialFields, ...fields };
  try {
    return typeof readRecipe(read, read.seed) === 'string'
      ? []
      : [{ id, begun, size, fields: read, ...(typeof file === 'string' && { file }) }];
  } catch {
    return [];
  }
}

function puzzlesKept(id: string): KeptList<CollectedPuzzle> {
  return { key: `nonet-collection-${id}`, isItem: (puzzle) => typeof puzzle?.cells === 'string' };
}

/** The collections that the browser keeps, the latest first. */
export async function recallHeads(): Promise<readonly CollectionHead[]> {
  return (await recallLarge(headsKept)) ?? [];
}

export function keepHeads<S extends HasPage>(
  store: Store<S>,
  heads: readonly CollectionHead[],
): Promise<void> {
  return keepLarge(store, headsKept, heads);
}

export async function recallPuzzles(head: CollectionHead): Promise<Collection> {
  return { ...head, puzzles: await recallList(puzzlesKept(head.id)) };
}

/** Keeps the puzzles of a collection. `before` are those that are kept already. */
export function keepPuzzles<S extends HasPage>(
  store: Store<S>,
  { id, puzzles }: Collection,
  before: Collection['puzzles'],
): Promise<void> {
  return keepList(store, puzzlesKept(id), puzzles, before);
}

export function forgetPuzzles({ id, size }: CollectionHead): Promise<void> {
  return forgetList(puzzlesKept(id), size);
}
