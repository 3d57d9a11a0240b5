import { slicesOf, type Work, workOf } from '@nonet/engine/work';
import { type Book, layOut } from '../book/book.ts';
import type { BookPuzzle } from '../book/book-puzzle.ts';
import type { BookPlan } from '../book/plan.ts';
import { findExamples } from '../book/primer.ts';
import { puzzleOfEntry, type SectionEntry } from './section-entry.ts';

/** Returns the puzzles of each section of a book, in rising order. */
export function sectionPuzzles(plan: BookPlan, entries: readonly SectionEntry[]): BookPuzzle[][] {
  return plan.sections.map(({ wishes }, section) =>
    entries
      .filter((it) => it.section === section)
      .map((entry) => puzzleOfEntry(entry, wishes.geometry))
      .sort((a, b) => a.score - b.score),
  );
}

/**
 * Makes a book of its puzzles: finds an example for each technique of the primer, and lays out the
 * pages.
 *
 * @throws RangeError as `layOut` does.
 */
export function finishedBook(
  plan: BookPlan,
  sections: readonly (readonly BookPuzzle[])[],
): Work<Book> {
  return workOf(finishing(plan, sections));
}

function* finishing(
  plan: BookPlan,
  sections: readonly (readonly BookPuzzle[])[],
): Generator<undefined, Book> {
  const techniques = new Set(sections.flat().flatMap((it) => it.techniques));
  const examples = plan.hasPrimer ? yield* slicesOf(findExamples(techniques, plan.seed)) : [];
  yield;
  return layOut(plan, { sections, examples });
}
