import type {
  BookAnswer,
  BookFacts,
  BookOrder,
  BookRatings,
  FormsAnswer,
  RatingOrder,
} from '../../picture/making-book.ts';
import type { PrintedPage, SavedPages } from '../../picture/printing.ts';
import type { Exchange } from '../work.ts';

export interface BookApi {
  /** Returns why the book of a plan cannot be printed, before its puzzles are made. */
  'book-check': Exchange<string, string | undefined>;
  'book-ratings': Exchange<RatingOrder, BookRatings>;
  /** Lays out a book. The worker keeps the latest one. */
  'book-pages': Exchange<BookOrder, BookAnswer<BookFacts>>;
  /** A page of the latest book, counted from 0. Undefined if there is none. */
  'book-page': Exchange<number, PrintedPage | undefined>;
  /** The latest book as a PDF file. Undefined if there is none. */
  'book-file': Exchange<{ readonly isForPress: boolean }, SavedPages | undefined>;
  'book-forms': Exchange<string, FormsAnswer>;
}
