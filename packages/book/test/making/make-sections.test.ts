import { Random } from '@nonet/engine/generate';
import { CLASSIC, geometry } from '@nonet/engine/grid';
import { batchMaker, type MakingAnswer, type MakingTask } from '@nonet/engine/making';
import { finish } from '@nonet/engine/work';
import { describe, expect, it } from 'vitest';
import { onlyFull, onlyQuick, sized } from '../../../../test/size.ts';
import type { BookPlan, SectionPlan } from '../../src/book/plan.ts';
import { bookTools, rated } from '../../src/book/rated-puzzle.ts';
import { finishedBook, sectionPuzzles } from '../../src/making/finished-book.ts';
import { makeSections, type SectionMaking } from '../../src/making/make-sections.ts';
import type { SectionEntry } from '../../src/making/section-entry.ts';
import { SectionFailure } from '../../src/making/section-failure.ts';

const section = (count: number, wishes: SectionPlan['wishes']): SectionPlan => ({
  title: undefined,
  count,
  perPage: 1,
  wishes,
});

const SMALL = geometry(2, 2);

// Two sections of 4×4 puzzles, of which there are few that are not equivalent.
const PLAN: BookPlan = {
  title: 'Sections',
  subtitle: undefined,
  author: undefined,
  languages: ['en'],
  trim: 'kdp-6x9',
  hasBleed: false,
  paper: 'white',
  seed: 'sections',
  sections: [
    section(12, { geometry: SMALL, givens: [5, 5] }),
    section(12, { geometry: SMALL, givens: [5, 5] }),
    section(6, { geometry: CLASSIC }),
  ],
  marks: 'none',
  hasHowToPlay: true,
  hasPrimer: true,
  primerFrom: 'easy',
  imprint: undefined,
  solutionsPerPage: undefined,
};

/** Makes batches of random sizes in this thread. */
function making(seed: string, counts: { rated: number } = { rated: 0 }): SectionMaking {
  const random = new Random(seed);
  const tools = bookTools();
  return {
    async *answers(task: MakingTask, first: number): AsyncGenerator<MakingAnswer> {
      const make = batchMaker(task);
      for (let next = first; ; ) {
        const count = 1 + random.below(60);
        yield finish(make({ first: next, count }));
        next += count;
      }
    },
    rate: async (puzzles) => {
      counts.rated += puzzles.length;
      return puzzles.map((puzzle) => finish(rated(puzzle, ['en'], tools)));
    },
  };
}

async function entriesOf(plan: BookPlan, options: SectionMaking): Promise<SectionEntry[]> {
  const found: SectionEntry[] = [];
  for await (const some of makeSections(plan, options)) found.push(...some);
  return found;
}

describe('the puzzles of a book', () => {
  it('do not depend on the batches, nor on where a run was stopped', async () => {
    const whole = await entriesOf(PLAN, making('whole'));
    expect(whole).toHaveLength(30);
    expect(new Set(whole.map((it) => it.form)).size).toBe(30);
    const random = new Random('stops');
    for (let round = 0; round < sized(2, 6); round++) {
      const kept = whole.slice(0, random.below(whole.length + 1));
      const plain: SectionEntry[] = JSON.parse(JSON.stringify(kept));
      const rest = await entriesOf(PLAN, { ...making(`round ${round}`), kept: plain });
      expect([...kept, ...rest]).toEqual(whole);
    }
  });

  onlyQuick(it)('are rated once each', async () => {
    const plan = { ...PLAN, sections: [section(20, { geometry: geometry(2, 3) })] };
    const counts = { rated: 0 };
    const entries = await entriesOf(plan, making('rated', counts));
    // Those that are too hard for their size are rated, too.
    expect(counts.rated).toBe(1 + (entries.at(-1)?.index ?? 0));
  });

  onlyFull(it)('are not among those that are excluded, and rise', async () => {
    const first = await entriesOf(PLAN, making('first'));
    const excluded = new Set(first.map((it) => it.form));
    const second = await entriesOf(PLAN, { ...making('second'), excluded });
    expect(second.filter((it) => excluded.has(it.form))).toEqual([]);
    for (const puzzles of sectionPuzzles(PLAN, second)) {
      const scores = puzzles.map((it) => it.score);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    }
    const book = finish(finishedBook(PLAN, sectionPuzzles(PLAN, second)));
    expect(book.pages.length).toBeGreaterThan(34);
  });

  onlyFull(it)('end with a reason if there are not enough', async () => {
    const plan = { ...PLAN, sections: [section(500, { geometry: SMALL, givens: [4, 4] })] };
    const found: SectionEntry[] = [];
    const failing = async (): Promise<void> => {
      for await (const some of makeSections(plan, making('few'))) found.push(...some);
    };
    const failure: unknown = await failing().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SectionFailure);
    expect(failure).toMatchObject({ section: 0, found: found.length, count: 500 });
    expect(found.length).toBeGreaterThan(5);
  });
});
