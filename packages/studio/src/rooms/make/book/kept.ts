import type { SectionEntry } from '@nonet/book';
import { forgetLarge, type Kept, keepLarge, recallLarge } from '../../../page/kept.ts';
import type { HasPage } from '../../../page/state.ts';
import type { Store } from '../../../page/store.ts';

/** The text of the plan. */
export const planKept: Kept<string> = {
  key: 'nonet-book-plan',
  parse: (text) => text,
  format: (text) => text,
};

/** The canonical forms of the puzzles in a file, which must not be in the book. */
export interface ExcludedForms {
  readonly name: string;
  readonly forms: readonly string[];
}

export const excludedKept: Kept<readonly ExcludedForms[], unknown> = {
  key: 'nonet-book-excluded',
  parse: (saved) => (Array.isArray(saved) ? (saved as ExcludedForms[]) : undefined),
  format: (files) => files,
};

/** The book that is made, without its puzzles. */
export interface BookHead {
  /** The plan as `formatPlan` writes it. */
  readonly plan: string;
  readonly excluded: readonly ExcludedForms[];
  /** Whether it goes on when the page opens again: it is being made, or it is finished. */
  readonly isWanted: boolean;
}

export const headKept: Kept<BookHead, unknown> = {
  key: 'nonet-book',
  parse: (saved) => saved as BookHead | undefined,
  format: (head) => head,
};

/** Puzzles are kept in blocks of this many, so that new ones do not write all of them again. */
const BLOCK = 500;

function blockKept(block: number): Kept<readonly SectionEntry[], unknown> {
  return {
    key: `nonet-book-${block}`,
    parse: (saved) => (Array.isArray(saved) ? (saved as SectionEntry[]) : undefined),
    format: (entries) => entries,
  };
}

/** Reads the puzzles of the book, up to the first that is missing. */
export async function recallEntries(): Promise<readonly SectionEntry[]> {
  const entries: SectionEntry[] = [];
  for (let block = 0; ; block++) {
    const kept = await recallLarge(blockKept(block));
    entries.push(...(kept ?? []));
    if (kept?.length !== BLOCK) return entries;
  }
}

/** Keeps the puzzles of the book, of which this many are kept already. */
export async function keepEntries<S extends HasPage>(
  store: Store<S>,
  entries: readonly SectionEntry[],
  kept: number,
): Promise<void> {
  for (let block = Math.floor(kept / BLOCK); block * BLOCK < entries.length; block++) {
    const some = entries.slice(block * BLOCK, (block + 1) * BLOCK);
    await keepLarge(store, blockKept(block), some);
  }
}

/** Forgets the puzzles of the book, of which there are this many. */
export async function forgetEntries(entries: number): Promise<void> {
  for (let block = 0; block * BLOCK <= entries; block++) await forgetLarge(blockKept(block));
}
