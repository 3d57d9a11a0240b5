import { ruleSentences } from '@nonet/engine/explain';
import type { VariantKind } from '@nonet/engine/generate';
import { CLASSIC, isJigsaw } from '@nonet/engine/grid';
import { batchMaker, type MakingAnswer, type MakingTask } from '@nonet/engine/making';
import { packedCells, parsePuzzle } from '@nonet/engine/notation';
import { solvePuzzle } from '@nonet/engine/solve';
import { finish } from '@nonet/engine/work';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../test/describe-with.ts';
import { onlyFull } from '../../../../test/size.ts';
import type { BookPuzzle } from '../../src/book/book-puzzle.ts';
import { checkPlan } from '../../src/book/check-plan.ts';
import type { BookPlan } from '../../src/book/plan.ts';
import { bookTools, rated } from '../../src/book/rated-puzzle.ts';
import { samplePage } from '../../src/book/sample-page.ts';
import { finishedBook, sectionPuzzles } from '../../src/making/finished-book.ts';
import { makeSections } from '../../src/making/make-sections.ts';
import { puzzleLines, type SectionEntry } from '../../src/making/section-entry.ts';
import { pdf } from '../../src/pdf/pdf.ts';
import {
  ask,
  fonts,
  inkCoverage,
  inkedBoxes,
  least,
  PDF_PROGRAMS,
  pageTexts,
} from '../pdf-tools.ts';

const KINDS: readonly (readonly VariantKind[])[] = [
  ['killer'],
  ['thermo'],
  ['arrow'],
  ['diagonal', 'jigsaw'],
  ['kropki'],
  ['odd-even', 'sandwich'],
];
const COUNT = 3;

const PLAN: BookPlan = {
  title: 'Variants',
  subtitle: undefined,
  author: undefined,
  languages: ['en', 'ko'],
  trim: 'kdp-6x9',
  hasBleed: false,
  paper: 'white',
  seed: 'variants',
  sections: KINDS.map((variant) => ({
    title: undefined,
    count: COUNT,
    perPage: 1,
    wishes: { geometry: CLASSIC, variant },
  })),
  marks: 'none',
  hasHowToPlay: true,
  hasPrimer: false,
  primerFrom: 'easy',
  imprint: undefined,
  solutionsPerPage: undefined,
};

async function entriesOf(batch: number, kept: readonly SectionEntry[]): Promise<SectionEntry[]> {
  const tools = bookTools();
  const found: SectionEntry[] = [];
  const made = makeSections(PLAN, {
    async *answers(task: MakingTask, first: number): AsyncGenerator<MakingAnswer> {
      const make = batchMaker(task);
      for (let next = first; ; next += batch) yield finish(make({ first: next, count: batch }));
    },
    rate: async (puzzles) => puzzles.map((it) => finish(rated(it, PLAN.languages, tools))),
    kept,
  });
  for await (const some of made) found.push(...some);
  return JSON.parse(JSON.stringify(found));
}

/** The puzzle without its solution. */
function puzzleIn({ constraints, givens, pencilmarks }: BookPuzzle) {
  return { givens, ...(constraints && { constraints }), ...(pencilmarks && { pencilmarks }) };
}

/** The solutions on pages, which have three beside each other. */
function printedSolutions(texts: readonly string[]): string[] {
  const { size } = CLASSIC;
  const rows = texts
    .flatMap((text) => text.match(/^[ \d]+$/gm) ?? [])
    .map((row) => row.replaceAll(' ', ''))
    .filter(({ length }) => length === 3 * size);
  return Array.from({ length: (3 * rows.length) / size }, (_, i) => {
    const from = Math.floor(i / 3) * size;
    const column = (i % 3) * size;
    return rows
      .slice(from, from + size)
      .map((row) => row.slice(column, column + size))
      .join('');
  });
}

describeWith(PDF_PROGRAMS, 'a book of variants', () => {
  onlyFull(it)('has rules, puzzles that rise, and the right solutions, in black only', async () => {
    await checkPlan(PLAN, fonts);
    const entries = await entriesOf(COUNT, []);
    // The puzzles depend neither on the batches nor on where a run was stopped.
    const kept = entries.slice(0, -COUNT - 1);
    expect([...kept, ...(await entriesOf(1, kept))]).toEqual(entries);
    const sections = sectionPuzzles(PLAN, entries);
    const { pages } = finish(finishedBook(PLAN, sections));
    const bytes = await pdf(pages, { fonts, title: PLAN.title });
    const layouts = pageTexts(bytes);
    const texts = layouts.map((text) => text.replaceAll(/\s+/g, ' '));
    const first = pages.findIndex(({ title }) => title.startsWith('Killer · '));
    const printed = printedSolutions(layouts.slice(first + KINDS.length * COUNT));
    expect(printed).toEqual(sections.flat().map(({ solution }) => packedCells(solution)));
    for (const [section, puzzles] of sections.entries()) {
      const scores = puzzles.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      for (const [nth, puzzle] of puzzles.entries()) {
        const plain = puzzleIn(puzzle);
        const { count, solution } = solvePuzzle(plain, { limit: 2 });
        expect(count).toBe(1);
        expect(solution?.digits).toEqual(puzzle.solution.digits);
        expect(isJigsaw(puzzle.givens.geometry)).toBe(KINDS[section].includes('jigsaw'));
        const page = texts[first + section * COUNT + nth];
        for (const language of PLAN.languages) {
          const rules = ruleSentences(plain, language);
          expect(rules.length).toBeGreaterThan(0);
          for (const rule of rules) expect(page).toContain(rule);
        }
        expect(puzzle.difficulty).toMatch(/^\w+ · [가-힣 ]+$/);
      }
    }
    const howToPlay = texts.find((text) => text.includes('How to play') && text.includes('pencil'));
    expect(howToPlay).toContain('every box of');
    expect(howToPlay).toContain('every region');
    expect(howToPlay).toContain('They stand at the top of each page.');
    expect(texts[1]).not.toContain('turned');
    for (const [cyan, magenta, yellow] of inkCoverage(bytes)) {
      expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
    }
    const { line, text } = least(bytes);
    expect(text).toBeGreaterThanOrEqual(7);
    expect(line).toBeGreaterThanOrEqual(0.75);
    for (const font of ask(bytes, 'pdffonts', 'FILE').trim().split('\n').slice(2)) {
      expect(font).toMatch(/NonetSans-\w+ .* yes yes yes/);
    }
    const right = 6 * 72 - 0.25 * 72;
    for (const ink of inkedBoxes(bytes)) expect(ink?.[2] ?? 0).toBeLessThanOrEqual(right);
    // The file of its puzzles has them with their rules.
    const lines = puzzleLines(sections).trim().split('\n');
    expect(lines).toHaveLength(KINDS.length * COUNT);
    for (const [i, puzzle] of sections.flat().entries()) {
      const read = parsePuzzle(lines[i], { variants: true });
      expect(read.ok && read.record.constraints).toEqual(
        puzzle.constraints?.length ? puzzle.constraints : undefined,
      );
    }
  });

  it('shows a page of its plan before its puzzles are made', () => {
    const text = samplePage(PLAN).markup.join('');
    expect(text).toContain('The digits in a cage are all different and add up to its number.');
  });
});
