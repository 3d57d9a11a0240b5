import type { BookPlan, MadeForBook, SectionPlan } from '@nonet/book';
import { type Geometry, type Grid, gridOf } from '@nonet/engine/grid';
import { Distinct, makingTask } from '@nonet/engine/making';
import { packedCells, parsePuzzle } from '@nonet/engine/notation';
import { MakingRun } from '../making/making-run.ts';
import type { Progress } from '../report/progress.ts';
import type { JournalEntry, MakingJournal } from './making-journal.ts';

interface Making {
  readonly journal: MakingJournal;
  /** The canonical forms of the puzzles that must not be in the book. */
  readonly known: Set<string>;
  readonly threads: number;
  /** Whether a new puzzle may be in the book. */
  readonly isAccepted: (made: MadeForBook) => Promise<boolean>;
  readonly progress: Progress;
}

/** A section that could not be filled. */
export class SectionFailure extends Error {}

/** A section gives up after this many puzzles in a row that are not new. */
const MAX_REPEATS = 10_000;

/**
 * Makes the puzzles of each section. No two of them are equivalent, also in different sections.
 *
 * @throws SectionFailure if a section cannot be filled. Its puzzles are in the journal.
 */
export async function makeSections(plan: BookPlan, making: Making): Promise<MadeForBook[][]> {
  const { journal, known } = making;
  for (const { form } of journal.entries) known.add(form);
  const sections: MadeForBook[][] = [];
  for (const [i, section] of plan.sections.entries()) {
    const kept = journal.entries.filter((it) => it.section === i);
    const entries = [...kept];
    making.progress.done(kept.length);
    if (kept.length < section.count) {
      const made = newEntries(plan, i, kept, making);
      for await (const entry of made) entries.push(entry);
    }
    sections.push(entries.map((entry) => madeOf(entry, section)));
  }
  return sections;
}

/** Makes the puzzles that a section lacks, beginning after the last one that is kept. */
async function* newEntries(
  plan: BookPlan,
  section: number,
  kept: readonly JournalEntry[],
  { isAccepted, journal, known, progress, threads }: Making,
): AsyncGenerator<JournalEntry> {
  const { count, wishes } = plan.sections[section];
  const { geometry } = wishes;
  const task = makingTask('puzzles', `${plan.seed} ${section + 1}`, wishes, {
    forms: true,
    ratings: true,
  });
  const distinct = new Distinct(known, MAX_REPEATS);
  let first = (kept.at(-1)?.index ?? -1) + 1;
  const run = new MakingRun(task, { first, end: Number.MAX_SAFE_INTEGER, threads });
  let found = kept.length;
  for await (const answer of run.answers()) {
    const wanted: JournalEntry[] = [];
    for (const i of distinct.newOnes(answer)) {
      if (found + wanted.length === count) break;
      const givens = gridAt(answer.puzzles, i, geometry);
      const solution = gridAt(answer.solutions, i, geometry);
      if (!(await isAccepted({ givens, solution }))) continue;
      const rating = answer.ratings.at(i);
      wanted.push({
        section,
        index: first + i,
        givens: packedCells(givens),
        solution: packedCells(solution),
        form: answer.forms[i],
        ...(rating && 'er' in rating && { er: rating.er }),
      });
    }
    journal.add(wanted);
    found += wanted.length;
    progress.done(wanted.length);
    yield* wanted;
    if (found === count) return;
    const failed = distinct.isExhausted ? ALL_KNOWN : answer.failed;
    if (failed !== undefined) {
      throw new SectionFailure(`sections[${section}]: ${found} of ${count} puzzles: ${failed}`);
    }
    first += answer.puzzles.length / geometry.cells;
  }
}

const ALL_KNOWN = 'the latest puzzles were all equivalent to others';

function gridAt(digits: Uint8Array, i: number, geometry: Geometry): Grid {
  const { cells } = geometry;
  return gridOf(geometry, digits.subarray(cells * i, cells * (i + 1)));
}

function madeOf({ er, givens, solution }: JournalEntry, { wishes }: SectionPlan): MadeForBook {
  const read = (text: string): Grid => {
    const result = parsePuzzle(text, { geometry: wishes.geometry });
    if (!result.ok) throw new Error(`expected a puzzle in the journal, got ${text}`);
    return result.record.givens;
  };
  return { givens: read(givens), solution: read(solution), er };
}
