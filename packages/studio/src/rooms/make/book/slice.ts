import type { Slice } from '../../../page/slice.ts';
import type { BookFacts, FormsAnswer, Unprintable } from '../../../picture/making-book.ts';
import type { HasCollections } from '../collection/slice.ts';

export type BookActivity =
  | { readonly kind: 'checking' | 'pages' | 'saving' }
  | {
      readonly kind: 'puzzles';
      readonly done: number;
      readonly of: number;
      /** Puzzles in a second. Undefined until it can be told. */
      readonly rate: number | undefined;
    };

/** How the latest work ended, unless it was completed. A reason is in English. */
export type BookOutcome =
  | { readonly kind: 'unprintable'; readonly why: Unprintable }
  | {
      readonly kind: 'section';
      /** Counted from 1. */
      readonly section: number;
      readonly found: number;
      readonly count: number;
      readonly reason: string;
    }
  | { readonly kind: 'worker' };

/** A file whose puzzles must not be in the book. */
export interface ExcludedFile {
  readonly name: string;
  readonly puzzles: number;
}

interface BadFile {
  readonly name: string;
  readonly answer: Exclude<FormsAnswer, { readonly kind: 'forms' }>;
}

/** A book whose pages are laid out. */
export interface FinishedBook extends BookFacts {
  /** Each book that is made has another one. */
  readonly id: number;
  readonly plan: string;
}

interface BookState {
  /** The plan. Empty until the tab opens. */
  readonly text: string;
  readonly excluded: readonly ExcludedFile[];
  readonly badFile: BadFile | undefined;
  readonly activity: BookActivity | undefined;
  readonly outcome: BookOutcome | undefined;
  /** How many puzzles of a book are kept that was not finished. */
  readonly kept: number;
  readonly finished: FinishedBook | undefined;
  /** Whether the file is saved as PDF/X-1a. */
  readonly isForPress: boolean;
}

export const bookSlice: Slice<BookState> = {
  initial: {
    text: '',
    excluded: [],
    badFile: undefined,
    activity: undefined,
    outcome: undefined,
    kept: 0,
    finished: undefined,
    isForPress: false,
  },
};

export interface HasBook extends HasCollections {
  readonly book: BookState;
}

export function withBook<S extends HasBook>(state: S, change: Partial<BookState>): S {
  return { ...state, book: { ...state.book, ...change } };
}
