import { forgetLarge, type Kept, keepLarge, recallLarge } from '../../../page/kept.ts';
import type { HasPage } from '../../../page/state.ts';
import type { Store } from '../../../page/store.ts';
import type { CollectedPuzzle } from '../../../picture/collected.ts';
import { initialFields } from '../recipe/fields.ts';
import { readRecipe } from '../recipe/recipe.ts';
import type { Collection, CollectionHead } from './collection.ts';

/** Puzzles are kept in blocks of this many, so that a change writes only its block. */
const BLOCK = 500;

const headsKept: Kept<readonly CollectionHead[], unknown> = {
  key: 'nonet-collections',
  parse: (saved) => (Array.isArray(saved) ? saved.flatMap(readHead) : undefined),
  format: (heads) => heads,
};

/** Returns what was kept of a collection, or nothing if it is damaged. */
function readHead(saved: Partial<CollectionHead> | undefined): CollectionHead[] {
  const { begun, fields, id, size } = saved ?? {};
  if (typeof id !== 'string' || typeof begun !== 'number' || typeof size !== 'number') return [];
  const read = { ...initialFields, ...fields };
  try {
    return typeof readRecipe(read, read.seed) === 'string'
      ? []
      : [{ id, begun, size, fields: read }];
  } catch {
    return [];
  }
}

function arePuzzles(saved: unknown): saved is readonly CollectedPuzzle[] {
  return Array.isArray(saved) && saved.every((it) => typeof it?.cells === 'string');
}

function blockKept(id: string, block: number): Kept<readonly CollectedPuzzle[], unknown> {
  return {
    key: `nonet-collection-${id}-${block}`,
    parse: (saved) => (arePuzzles(saved) ? saved : undefined),
    format: (puzzles) => puzzles,
  };
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

/** Reads the puzzles of a collection, up to the first that is missing. */
export async function recallPuzzles(head: CollectionHead): Promise<Collection> {
  const puzzles: CollectedPuzzle[] = [];
  for (let block = 0; ; block++) {
    const kept = await recallLarge(blockKept(head.id, block));
    puzzles.push(...(kept ?? []));
    if (kept?.length !== BLOCK) return { ...head, puzzles };
  }
}

export async function forgetPuzzles({ id, size }: CollectionHead): Promise<void> {
  for (let block = 0; block * BLOCK <= size; block++) await forgetLarge(blockKept(id, block));
}

/** Keeps the puzzles of a collection. Writes only the blocks that have changed since the last time. */
export class PuzzlesKeeper<S extends HasPage> {
  private readonly store: Store<S>;
  private kept: readonly CollectedPuzzle[] = [];

  /** @param kept What the browser keeps already. */
  constructor(store: Store<S>, kept: readonly CollectedPuzzle[]) {
    this.store = store;
    this.kept = kept;
  }

  async keep({ id, puzzles }: Collection): Promise<void> {
    const before = this.kept;
    this.kept = puzzles;
    for (let from = 0; from < puzzles.length; from += BLOCK) {
      const block = puzzles.slice(from, from + BLOCK);
      const isNew = block.some((puzzle, i) => puzzle !== before[from + i]);
      if (isNew) await keepLarge(this.store, blockKept(id, from / BLOCK), block);
    }
  }
}
