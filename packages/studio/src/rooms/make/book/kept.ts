import type { SectionEntry } from '@nonet/book';
import type { Kept } from '../../../page/kept.ts';
import type { KeptList } from '../../../page/kept-list.ts';

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

/** The puzzles of the book. */
export const entriesKept: KeptList<SectionEntry> = {
  key: 'nonet-book',
  isItem: (entry) => entry !== undefined,
};
