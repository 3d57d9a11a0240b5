import type { SectionEntry } from '@nonet/book';
import { keptText, type LargeKept } from '../../../page/kept.ts';
import type { KeptList } from '../../../page/kept-list.ts';

export const planKept = keptText('nonet-book-plan');

/** The canonical forms of the puzzles in a file, which must not be in the book. */
export interface ExcludedForms {
  readonly name: string;
  readonly forms: readonly string[];
}

export const excludedKept: LargeKept<readonly ExcludedForms[]> = {
  key: 'nonet-book-excluded',
  parse: (saved) => (Array.isArray(saved) ? (saved as ExcludedForms[]) : undefined),
};

/** The book that is made, without its puzzles. */
export interface BookHead {
  /** The plan as `formatPlan` writes it. */
  readonly plan: string;
  readonly excluded: readonly ExcludedForms[];
  /** Whether it goes on when the page opens again: it is being made, or it is finished. */
  readonly isWanted: boolean;
}

export const headKept: LargeKept<BookHead> = {
  key: 'nonet-book',
  parse: (saved) => saved as BookHead | undefined,
};

export const entriesKept: KeptList<SectionEntry> = {
  key: 'nonet-book',
  isItem: (entry) => entry !== undefined,
};
