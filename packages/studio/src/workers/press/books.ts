import {
  type Book,
  type BookPlan,
  bookTools,
  checkPlan,
  finishedBook,
  PageCountError,
  type PuzzleRating,
  puzzleLines,
  rated,
  readPlan,
  samplePage,
  sectionPuzzles,
} from '@nonet/book';
import { canonical, hasConflict, LARGEST_MINLEX } from '@nonet/engine/grid';
import { packedCells, parsePuzzles, puzzleOf } from '@nonet/engine/notation';
import { slicesOf } from '@nonet/engine/work';
import type {
  BookAnswer,
  BookFacts,
  BookOrder,
  BookPart,
  FormsAnswer,
  RatingOrder,
  Unprintable,
} from '../../picture/making-book.ts';
import type { PrintedPage, SavedPages } from '../../picture/printing.ts';
import { readingFault } from '../../picture/reading-fault.ts';
import { immediate } from '../work.ts';
import { loadFonts } from './fonts.ts';
import { printedPage } from './printed-page.ts';

interface LaidOut {
  readonly plan: BookPlan;
  readonly book: Book;
}

/** Makes books. The latest one is kept, so that its pages can be shown and saved. */
export function books() {
  let latest: LaidOut | undefined;
  return {
    /** Returns why the book of a plan cannot be printed, before its puzzles are made. */
    'book-check': async (text: string) => {
      const check = checkPlan(planIn(text), await loadFonts());
      const reason = await check.then(() => undefined, reasonOf);
      return immediate(() => reason);
    },
    /** A page with puzzles as the plan arranges them, before its puzzles are made. */
    'book-sample': (text: string) =>
      immediate((): BookAnswer<PrintedPage> => {
        const plan = planIn(text);
        try {
          return { ok: true, value: printedPage(samplePage(plan), plan.languages[0]) };
        } catch (error) {
          return { ok: false, why: reasonOf(error) };
        }
      }),
    'book-ratings': ratingsOf,
    'book-forms': formsOf,
    *'book-pages'({ entries, plan: text }: BookOrder): Generator<undefined, BookAnswer<BookFacts>> {
      const plan = planIn(text);
      const sections = sectionPuzzles(plan, entries);
      try {
        const book = yield* slicesOf(finishedBook(plan, sections));
        latest = { book, plan };
        const { cover, pages } = book;
        const puzzles = puzzleLines(sections);
        return { ok: true, value: { pages: pages.length, cover, parts: partsOf(book), puzzles } };
      } catch (error) {
        return { ok: false, why: reasonOf(error) };
      }
    },
    /** A page of the latest book, counted from 0. Undefined if there is none. */
    'book-page': (page: number) =>
      immediate(() => latest && printedPage(latest.book.pages[page], latest.plan.languages[0])),
    /** The latest book as a PDF file. Undefined if there is none. */
    'book-file': async ({ isForPress }: { readonly isForPress: boolean }) => {
      const file = latest && (await pdfOf(latest, isForPress));
      return immediate(() => file);
    },
  };
}

async function pdfOf({ book, plan }: LaidOut, isForPress: boolean): Promise<SavedPages> {
  const { writePdf } = await import('./write-pdf.ts');
  const bytes = await writePdf(book.pages, {
    title: plan.title,
    author: plan.author,
    language: plan.languages[0],
    trim: (page) => book.trimBoxes[page],
    isForPress,
  });
  return { extension: 'pdf', bytes };
}

/** @throws Error if the text is no plan. The page reads it before it asks for anything. */
function planIn(text: string): BookPlan {
  const read = readPlan(text);
  if (!read.ok) throw new Error(`expected a plan, got ${read.faults[0].message}`);
  return read.plan;
}

function reasonOf(error: unknown): Unprintable {
  if (error instanceof PageCountError) return { count: error.count };
  if (error instanceof RangeError) return { reason: error.message };
  throw error;
}

/** Where pages with a new title begin. */
function partsOf({ pages }: Book): BookPart[] {
  return pages
    .map(({ title }, page) => ({ title, page }))
    .filter(({ page, title }) => title !== '' && title !== pages[page - 1]?.title);
}

function* formsOf(text: string): Generator<undefined, FormsAnswer> {
  const forms: string[] = [];
  for (const result of parsePuzzles(text)) {
    if (!result.ok) return { kind: 'unreadable', fault: readingFault(result.error) };
    const { givens, line } = result.record;
    if (givens.geometry.size > LARGEST_MINLEX || hasConflict(givens)) {
      return { kind: 'formless', line };
    }
    forms.push(packedCells(canonical(givens).grid));
    yield;
  }
  return { kind: 'forms', forms };
}

function* ratingsOf({
  languages,
  puzzles,
}: RatingOrder): Generator<undefined, readonly PuzzleRating[]> {
  const tools = bookTools();
  const ratings: PuzzleRating[] = [];
  for (const puzzle of puzzles) {
    const { er, path, ...plain } = puzzle;
    ratings.push(yield* slicesOf(rated({ ...puzzleOf(plain), er, path }, languages, tools)));
  }
  return ratings;
}
