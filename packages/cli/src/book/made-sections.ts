import type { BookPlan, BookPuzzle, PuzzleRating } from '@nonet/book';
import { finishAsync } from '../core/event-loop.ts';
import { madeAnswers } from '../making/making-run.ts';
import type { Progress } from '../report/progress.ts';
import { loadBook } from './book-package.ts';
import type { MakingJournal } from './making-journal.ts';

interface SectionMaking {
  readonly journal: MakingJournal;
  /** The canonical forms of puzzles that must not be in the book. */
  readonly excluded: ReadonlySet<string>;
  readonly progress: Progress;
  readonly threads: number;
}

/** Makes the puzzles that the journal does not have yet. */
export async function makeSections(
  plan: BookPlan,
  { excluded, journal, progress, threads }: SectionMaking,
): Promise<readonly (readonly BookPuzzle[])[]> {
  const { book } = await loadBook();
  const entries = [...journal.entries];
  progress.done(entries.length);
  const tools = book.bookTools();
  const made = book.makeSections(plan, {
    answers: (task, first) => madeAnswers(task, { first, threads }),
    rate: async (puzzles) => {
      const ratings: PuzzleRating[] = [];
      for (const puzzle of puzzles) {
        ratings.push(await finishAsync(book.rated(puzzle, plan.languages, tools)));
      }
      return ratings;
    },
    excluded,
    kept: journal.entries,
  });
  for await (const some of made) {
    journal.add(some);
    entries.push(...some);
    progress.done(some.length);
  }
  return book.sectionPuzzles(plan, entries);
}
