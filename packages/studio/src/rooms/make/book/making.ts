import { formatPlan, makeSections, readPlan, type SectionEntry, SectionFailure } from '@nonet/book';
import { plainPuzzle } from '@nonet/engine/notation';
import type { BookFacts } from '../../../picture/making-book.ts';
import { BatchPool, ImpossibleTask } from '../../../workers/batch-pool.ts';
import { ignoreFailure } from '../../../workers/client.ts';
import type { PressClient } from '../../../workers/clients.ts';
import type { BookActivity, BookOutcome } from './slice.ts';

/** A plan, and what there is of its book already. */
interface BookWork {
  readonly plan: string;
  readonly excluded: ReadonlySet<string>;
  readonly kept: readonly SectionEntry[];
}

interface Reports {
  readonly signal: AbortSignal;
  readonly onEntries: (entries: readonly SectionEntry[]) => void;
  readonly onActivity: (activity: BookActivity) => void;
}

/** A book, or why there is none. */
type MadeBook = { readonly kind: 'made'; readonly facts: BookFacts } | BookOutcome;

/** The text that two plans have in common if they are the same. Undefined if it is no plan. */
export function sameText(text: string): string | undefined {
  const read = readPlan(text);
  return read.ok ? formatPlan(read.plan) : undefined;
}

/** Makes the puzzles and the pages of a book. Aborting the signal stops it, and it never ends then. */
export async function bookOf(
  press: PressClient,
  { excluded, kept, plan: text }: BookWork,
  { onActivity, onEntries, signal }: Reports,
): Promise<MadeBook> {
  const read = readPlan(text);
  if (!read.ok) throw new Error(`expected a plan, got ${read.faults[0].message}`);
  const { plan } = read;
  const pool = new BatchPool(signal);
  try {
    onActivity({ kind: 'checking' });
    const why = await press.ask('book-check', text, { signal });
    if (why) return { kind: 'unprintable', why };
    const entries = [...kept];
    const total = plan.sections.reduce((sum, { count }) => sum + count, 0);
    const started = performance.now();
    const report = (): void => {
      const made = entries.length - kept.length;
      const rate = made > 0 ? (1_000 * made) / (performance.now() - started) : undefined;
      onActivity({ kind: 'puzzles', done: entries.length, of: total, rate });
    };
    report();
    const made = makeSections(plan, {
      answers: (task, first) => pool.make(task, first),
      rate: (puzzles) => {
        const texts = puzzles.map(({ er, path, ...puzzle }) => ({
          ...plainPuzzle(puzzle),
          er,
          path,
        }));
        const order = { languages: plan.languages, puzzles: texts };
        return press.ask('book-ratings', order, { signal });
      },
      excluded,
      kept,
    });
    for await (const some of made) {
      if (signal.aborted) break;
      entries.push(...some);
      onEntries(some);
      report();
    }
    onActivity({ kind: 'pages' });
    const laidOut = await press.ask('book-pages', { plan: text, entries }, { signal });
    return laidOut.ok
      ? { kind: 'made', facts: laidOut.value }
      : { kind: 'unprintable', why: laidOut.why };
  } catch (error) {
    if (error instanceof ImpossibleTask)
      return { kind: 'unprintable', why: { reason: error.message } };
    if (error instanceof SectionFailure) {
      const { count, found, reason, section } = error;
      return { kind: 'section', section: section + 1, found, count, reason };
    }
    ignoreFailure(error);
    return { kind: 'worker' };
  } finally {
    pool.close();
  }
}
