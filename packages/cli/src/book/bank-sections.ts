import type { Bank, StoredPuzzle } from '@nonet/bank';
import type { BookPlan, BookPuzzle, SectionPlan } from '@nonet/book';
import { canonical, type Grid } from '@nonet/engine/grid';
import { Minimizing } from '@nonet/engine/making';
import { packedCells } from '@nonet/engine/notation';
import { recordOf } from '../bank/stored-record.ts';
import { conditionsOfWishes } from '../bank/wish-conditions.ts';
import { finishAsync } from '../core/event-loop.ts';
import { loadBook } from './book-package.ts';

interface SectionTaking {
  readonly bank: Bank;
  /** The collection of the book. */
  readonly collection: string;
  /** The canonical forms of puzzles that must not be in the book. */
  readonly excluded: ReadonlySet<string>;
  /** Called when a puzzle is found. */
  readonly onPuzzle: () => void;
  /** Called before the puzzles of all sections are taken. If it rejects, none is taken. */
  readonly beforeTaking: (sections: Sections) => Promise<void>;
}

export type Sections = readonly (readonly BookPuzzle[])[];

/** The puzzles of each section, from easy to hard. If a section has too few, how many were found for each. */
type TakenSections =
  | { readonly kind: 'taken'; readonly sections: Sections }
  | { readonly kind: 'few'; readonly found: readonly number[] };

interface ChosenPuzzle extends BookPuzzle {
  readonly id: number;
  readonly isNew: boolean;
}

/**
 * Fills the sections of a book with puzzles of a bank. Those of its collection come first, in their order;
 * what is missing is taken into it. So the same plan gets the same puzzles again. If there are too few for
 * a section, takes none.
 */
export async function takeSections(plan: BookPlan, taking: SectionTaking): Promise<TakenSections> {
  const { bank, beforeTaking, collection } = taking;
  for (;;) {
    const size = await bank.count({ in: collection });
    const chosen: ChosenPuzzle[][] = [];
    for (const section of plan.sections.keys()) {
      const used = new Set(chosen.flat().map(({ id }) => id));
      chosen.push(await chosenFor(plan, { ...taking, section, used }));
    }
    if (plan.sections.some(({ count }, section) => chosen[section].length < count)) {
      return { kind: 'few', found: chosen.map(({ length }) => length) };
    }
    const fresh = chosen.flat().filter(({ isNew }) => isNew);
    const ids = fresh.map(({ id }) => id);
    const sections = chosen.map((it) => it.sort((a, b) => a.score - b.score));
    await beforeTaking(sections);
    if (await bank.append(collection, ids, { size })) return { kind: 'taken', sections };
    // Someone else took puzzles meanwhile.
  }
}

interface SectionChoice extends SectionTaking {
  readonly section: number;
  /** The puzzles of earlier sections. */
  readonly used: ReadonlySet<number>;
}

async function chosenFor(plan: BookPlan, choice: SectionChoice): Promise<ChosenPuzzle[]> {
  const { excluded, onPuzzle, section, used } = choice;
  const { count, wishes } = plan.sections[section];
  const { book } = await loadBook();
  const tools = book.bookTools();
  const chosen: ChosenPuzzle[] = [];
  for await (const puzzle of candidates(plan, choice)) {
    if (used.has(puzzle.id)) continue;
    const { givens, solution } = recordOf(puzzle, 1);
    if (!solution) throw new Error(`expected a proper puzzle, got ${puzzle.cells}`);
    if (excluded.size > 0 && excluded.has(packedCells(canonical(givens).grid))) continue;
    if (!puzzle.minimal && !(await isMinimalAsWished(givens, wishes))) continue;
    const er = wishes.rating && puzzle.se?.er;
    const rating = await finishAsync(book.rated({ givens, er }, plan.languages, tools));
    if (!book.isPrintable(givens.geometry.size, rating)) continue;
    const { id, usedIn } = puzzle;
    chosen.push({ id, isNew: usedIn === undefined, givens, solution, ...rating });
    onPuzzle();
    if (chosen.length === count) break;
  }
  return chosen;
}

/** Yields the puzzles that a section may have: those of the collection, and then those of no collection. */
async function* candidates(
  plan: BookPlan,
  { bank, collection, section }: SectionChoice,
): AsyncGenerator<StoredPuzzle> {
  const conditions = conditionsOfWishes(plan.sections[section].wishes);
  const seed = `${plan.seed} ${section + 1}`;
  for await (const some of bank.query({ ...conditions, in: collection }, { by: 'added' })) {
    yield* some;
  }
  for await (const some of bank.query({ ...conditions, unused: true }, { by: 'random', seed })) {
    yield* some;
  }
}

/** Whether every group of symmetric givens is needed, if a section wishes it. A bank does not know that. */
async function isMinimalAsWished(
  givens: Grid,
  { minimal, symmetry = 'none' }: SectionPlan['wishes'],
): Promise<boolean> {
  if (!minimal) return true;
  const left = await finishAsync(new Minimizing(givens, { seed: '', symmetry }));
  return packedCells(left) === packedCells(givens);
}
