import { forgetLarge, keepLarge, type LargeKept, recallLarge } from './kept.ts';
import type { HasPage } from './state.ts';
import type { Store } from './store.ts';

/** A long list that the browser keeps in IndexedDB. */
export interface KeptList<T> {
  readonly key: string;
  /** Whether what was saved is an item of the list. If one is not, its block is damaged. */
  readonly isItem: (saved: T | undefined) => boolean;
}

/** The items are kept in blocks of this many, so that a change writes only its block. */
const BLOCK = 500;

function blockOf<T>({ isItem, key }: KeptList<T>, block: number): LargeKept<readonly T[]> {
  return {
    key: `${key}-${block}`,
    parse: (saved) => (Array.isArray(saved) && saved.every(isItem) ? saved : undefined),
  };
}

/** Reads a list, up to the first block that is missing or damaged. */
export async function recallList<T>(list: KeptList<T>): Promise<readonly T[]> {
  const items: T[] = [];
  for (let block = 0; ; block++) {
    const kept = await recallLarge(blockOf(list, block));
    items.push(...(kept ?? []));
    if (kept?.length !== BLOCK) return items;
  }
}

/** Keeps a list. Writes only the blocks with an item that is not the same as in `before`. */
export async function keepList<S extends HasPage, T>(
  store: Store<S>,
  list: KeptList<T>,
  items: readonly T[],
  before: readonly T[],
): Promise<void> {
  for (let from = 0; from < items.length; from += BLOCK) {
    const block = items.slice(from, from + BLOCK);
    const isNew = block.some((item, i) => item !== before[from + i]);
    if (isNew) await keepLarge(store, blockOf(list, from / BLOCK), block);
  }
}

export async function forgetList<T>(list: KeptList<T>, length: number): Promise<void> {
  for (let block = 0; block * BLOCK <= length; block++) await forgetLarge(blockOf(list, block));
}
