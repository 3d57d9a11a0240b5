import type { Geometry, Grid } from '@nonet/engine/grid';
import { type MakingAnswer, type MakingTask, madeAt, makingTask } from '@nonet/engine/making';
import { packedCells } from '@nonet/engine/notation';
import type { BookPlan } from '../book/plan.ts';
import type { PuzzleRating } from '../book/puzzle-rating.ts';
import type { Rateable } from '../book/rated-puzzle.ts';
import { isPrintable } from './printable.ts';
import type { SectionEntry } from './section-entry.ts';
import { SectionFailure } from './section-failure.ts';

/** What makes the puzzles of a book. Who calls decides on which threads this happens. */
export interface SectionMaking {
  /** Makes the puzzles of a task in order, beginning with number `first`, in batches of any size. */
  readonly answers: (task: MakingTask, first: number) => AsyncIterable<MakingAnswer>;
  /** Rates puzzles, as `rated` does. */
  readonly rate: (puzzles: readonly Rateable[]) => Promise<readonly PuzzleRating[]>;
  /** The canonical forms of puzzles that must not be in the book. Default none. */
  readonly excluded?: ReadonlySet<string>;
  /** What an earlier run has yielded. Default nothing. */
  readonly kept?: readonly SectionEntry[];
}

/** A section fails after this many puzzles in a row that may not be in the book. */
const MOST_REFUSED = 10_000;

/**
 * Makes the puzzles of each section, and yields new ones as they are made. No two of them are
 * equivalent, also in different sections. The puzzles do not depend on the size of batches, and a run
 * that goes on with what is kept yields the rest of the same puzzles.
 *
 * @throws SectionFailure if a section cannot be filled.
 */
export async function* makeSections(
  plan: BookPlan,
  making: SectionMaking,
): AsyncGenerator<readonly SectionEntry[]> {
  const { excluded = [], kept = [] } = making;
  const known = new Set([...excluded, ...kept.map(({ form }) => form)]);
  for (const section of plan.sections.keys()) {
    const own = kept.filter((it) => it.section === section);
    yield* newEntries(plan, { section, kept: own, known }, making);
  }
}

/** A section, and what is there already. */
interface Begun {
  readonly section: number;
  readonly kept: readonly SectionEntry[];
  /** The canonical forms of all puzzles that may not be in the book again. New ones are added. */
  readonly known: Set<string>;
}

/** Makes the puzzles that a section lacks, beginning after the last one that is kept. */
async function* newEntries(
  plan: BookPlan,
  { kept, known, section }: Begun,
  { answers, rate }: Pick<SectionMaking, 'answers' | 'rate'>,
): AsyncGenerator<readonly SectionEntry[]> {
  const { count, wishes } = plan.sections[section];
  const { geometry } = wishes;
  let found = kept.length;
  if (found >= count) return;
  const seed = `${plan.seed} ${section + 1}`;
  const task = makingTask('puzzles', seed, wishes, { forms: true, ratings: true });
  let first = (kept.at(-1)?.index ?? -1) + 1;
  let refused = 0;
  for await (const answer of answers(task, first)) {
    const all = puzzlesIn(answer, geometry);
    let next = 0;
    while (next < all.length && refused < MOST_REFUSED) {
      const from = next;
      // No more are rated than the section lacks.
      const { candidates, end } = candidatesIn(answer.forms, { from, known, most: count - found });
      next = end;
      const ratings = await rate(candidates.map((i) => all[i]));
      const entries = candidates.flatMap((i, at): SectionEntry[] => {
        const rating = ratings[at];
        if (!isPrintable(geometry.size, rating)) return [];
        const form = answer.forms[i];
        const rules = answer.rules?.[i];
        return [
          {
            section,
            index: first + i,
            ...cellsOf(all[i]),
            ...(rules && { rules }),
            form,
            ...rating,
          },
        ];
      });
      for (const { form } of entries) known.add(form);
      const last = entries.at(-1);
      refused = last ? first + next - 1 - last.index : refused + next - from;
      found += entries.length;
      if (entries.length > 0) yield entries;
      if (found === count) return;
    }
    const reason = refused < MOST_REFUSED ? answer.failed : ALL_REFUSED;
    if (reason !== undefined) throw new SectionFailure({ section, found, count, reason });
    first += all.length;
  }
}

interface CandidateOptions {
  readonly from: number;
  readonly known: ReadonlySet<string>;
  readonly most: number;
}

/**
 * Selects puzzles of a batch that are not known. It ends before a puzzle that is equivalent to a
 * selected one: whether that one will be in the book is not known yet.
 */
function candidatesIn(
  forms: readonly string[],
  { from, known, most }: CandidateOptions,
): { readonly candidates: readonly number[]; readonly end: number } {
  const candidates: number[] = [];
  const selected = new Set<string>();
  let end = from;
  for (; end < forms.length && candidates.length < most; end++) {
    const form = forms[end];
    if (selected.has(form)) break;
    if (known.has(form)) continue;
    selected.add(form);
    candidates.push(end);
  }
  return { candidates, end };
}

const ALL_REFUSED = 'the latest puzzles were all equivalent to others, or too hard for their size';

interface MadePuzzle extends Rateable {
  readonly solution: Grid;
}

/** The puzzles of a batch. */
function puzzlesIn(answer: MakingAnswer, geometry: Geometry): MadePuzzle[] {
  return answer.forms.map((_, i) => {
    const rating = answer.ratings.at(i);
    return {
      ...madeAt(answer, i, geometry),
      ...(rating && 'er' in rating && { er: rating.er }),
      ...(rating && 'stepCount' in rating && { path: rating }),
    };
  });
}

function cellsOf({ givens, solution }: MadePuzzle): Pick<SectionEntry, 'givens' | 'solution'> {
  return { givens: packedCells(givens), solution: packedCells(solution) };
}
