import type { CoverFacts, PageCount, Rateable, SectionEntry } from '@nonet/book';
import type { Language } from '@nonet/engine/explain';
import type { PlainPuzzle } from '@nonet/engine/notation';
import type { ReadingFault } from './reading-fault.ts';

export interface RatingOrder {
  readonly languages: readonly [Language, ...Language[]];
  readonly puzzles: readonly (PlainPuzzle & Pick<Rateable, 'er' | 'path'>)[];
}

/** The plan of a book as text, and its puzzles. */
export interface BookOrder {
  readonly plan: string;
  readonly entries: readonly SectionEntry[];
}

/** Where a part of a book begins. */
export interface BookPart {
  readonly title: string;
  /** The page, counted from 0. */
  readonly page: number;
}

/** What is said of a book that is laid out. */
export interface BookFacts {
  readonly pages: number;
  /** Undefined if the spine depends on the paper of the printer. */
  readonly cover: CoverFacts | undefined;
  readonly parts: readonly BookPart[];
  /** The puzzles in the order of the book, one on each line. */
  readonly puzzles: string;
}

/** Why a book cannot be printed: it has too many or too few pages, or a reason in English. */
export type Unprintable = { readonly count: PageCount } | { readonly reason: string };

/** What a book, or a part of the work on it, has become. */
export type BookAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: Unprintable };

/** The canonical forms of the puzzles of a text, or why there are none. */
export type FormsAnswer =
  | { readonly kind: 'forms'; readonly forms: readonly string[] }
  | { readonly kind: 'unreadable'; readonly fault: ReadingFault }
  /** A puzzle that is too large, or in which a digit appears twice in a house. */
  | { readonly kind: 'formless'; readonly line: number };
