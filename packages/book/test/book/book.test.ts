import { CLASSIC, geometry } from '@nonet/engine/grid';
import type { SearchId } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../test/describe-with.ts';
import { inTurn, onlyFull, onlyQuick, sized } from '../../../../test/size.ts';
import { layOut } from '../../src/book/book.ts';
import type { BookPuzzle } from '../../src/book/book-puzzle.ts';
import type { BookPlan } from '../../src/book/plan.ts';
import { findExamples } from '../../src/book/primer.ts';
import { sampleFor } from '../../src/book/sample.ts';
import { samplePage } from '../../src/book/sample-page.ts';
import { printedExamples } from '../../src/book/small-examples.ts';
import { type TrimId, trimIds, trims } from '../../src/book/trim.ts';
import { inches, millimetres } from '../../src/page/length.ts';
import { pdf } from '../../src/pdf/pdf.ts';
import {
  ask,
  fonts,
  inkCoverage,
  inkedBoxes,
  least,
  PDF_PROGRAMS,
  pageBoxes,
  pageTexts,
} from '../pdf-tools.ts';
import { puzzlesOf, solved } from '../puzzles.ts';

const PLAN: BookPlan = {
  title: 'A Book of Sudoku',
  subtitle: undefined,
  author: 'Nonet',
  languages: ['en'],
  trim: 'kdp-6x9',
  hasBleed: false,
  paper: 'white',
  seed: 'book',
  sections: [{ title: undefined, count: 1, perPage: 1, wishes: { geometry: CLASSIC } }],
  marks: 'none',
  hasHowToPlay: true,
  hasPrimer: true,
  primerFrom: 'easy',
  imprint: undefined,
  solutionsPerPage: undefined,
};

const puzzles = puzzlesOf(288);

/** A book with so many pages, or one more: four at the front, a puzzle on each page, and the solutions. */
function bookOf(pages: number, plan: Partial<BookPlan>) {
  // Small pages have fewer than 12 solutions.
  for (let count = Math.floor(((pages - 4) * 12) / 13); ; count--) {
    const sections: BookPuzzle[][] = [puzzles.slice(0, count)];
    const book = layOut({ ...PLAN, ...plan }, { sections, examples: [] });
    if (book.pages.length <= pages + 1) return book;
  }
}

async function bytesOf(book: ReturnType<typeof bookOf>, isForPress = false): Promise<Uint8Array> {
  const trim = (page: number) => book.trimBoxes[page];
  return pdf(book.pages, { fonts, title: 'A Book of Sudoku', trim, isForPress });
}

/** What a printer asks for at the spine, and at the other sides. */
function marginsFor(trim: TrimId, pages: number, hasBleed: boolean): readonly [number, number] {
  switch (trims[trim].printer) {
    case 'kdp': {
      const gutter = pages <= 150 ? 0.375 : pages <= 300 ? 0.5 : 0.625;
      return [inches(gutter), inches(hasBleed ? 0.375 : 0.25)];
    }
    case 'ingram':
      return [inches(0.5), inches(0.5)];
    case 'korean':
      return [millimetres(13), millimetres(10)];
  }
}

const lengths = [24, 151, 301];
const books = trimIds.flatMap((trim) => lengths.map((pages) => [trim, pages] as const));
/** Some of the books, in one language and the other in turn. Korean books have bleed. */
const some = books
  .filter((_, i) => i % sized(36, 30) === 0)
  .map(([trim, pages], i) => [trim, pages, i % 2 === 0 ? 'en' : 'ko'] as const);

describeWith(PDF_PROGRAMS, 'a book', () => {
  it.each(some)(
    'of the trim %s with %i pages in %s has its margins',
    async (trim, length, language) => {
      const hasBleed = language === 'ko';
      const book = bookOf(length, { trim, languages: [language], hasBleed });
      // A book has an even number of pages.
      expect(book.pages.length).toBe(2 * Math.ceil(book.pages.length / 2));
      expect(Math.abs(book.pages.length - length)).toBeLessThanOrEqual(2);
      const bytes = await bytesOf(book);
      const boxes = pageBoxes(bytes);
      const inked = inkedBoxes(bytes);
      const [spine, side] = marginsFor(trim, book.pages.length, hasBleed);
      for (const [i, { BleedBox, MediaBox, TrimBox }] of boxes.entries()) {
        expect(BleedBox).toEqual(MediaBox);
        expect(TrimBox[2] - TrimBox[0]).toBeCloseTo(trims[trim].width, 1);
        expect(TrimBox[3] - TrimBox[1]).toBeCloseTo(trims[trim].height, 1);
        const ink = inked[i];
        if (!ink) continue;
        const [left, right] = i % 2 === 0 ? [spine, side] : [side, spine];
        expect(ink[0]).toBeGreaterThanOrEqual(TrimBox[0] + left);
        expect(ink[2]).toBeLessThanOrEqual(TrimBox[2] - right);
        expect(ink[1]).toBeGreaterThanOrEqual(TrimBox[1] + side);
        expect(ink[3]).toBeLessThanOrEqual(TrimBox[3] - side);
      }
      const { line, text } = least(bytes);
      expect(text).toBeGreaterThanOrEqual(7);
      expect(line).toBeGreaterThanOrEqual(0.75);
      expect(ask(bytes, 'pdfimages', '-list', 'FILE').trim().split('\n')).toHaveLength(2);
      for (const font of ask(bytes, 'pdffonts', 'FILE').trim().split('\n').slice(2)) {
        expect(font).toMatch(/NonetSans-\w+ .* yes yes yes/);
      }
      expect(ask(bytes, 'qpdf', '--json', 'FILE')).not.toMatch(/Annots|\/Encrypt/);
      refersBothWays(pageTexts(bytes), language);
    },
  );

  it('has the digits of all puzzles and solutions in order', async () => {
    const count = sized(20, 30);
    const some = puzzles.slice(0, count);
    const plan = { ...PLAN, sections: [{ ...PLAN.sections[0], count, perPage: 1 }] };
    const bytes = await bytesOf(layOut(plan, { sections: [some], examples: [] }));
    const digits = pageTexts(bytes).map((text) =>
      text
        .match(/^[ \d]+$/gm)
        ?.join('')
        .replace(/\D/g, ''),
    );
    for (const [i, { givens }] of some.entries()) {
      const cells = Array.from(givens.digits, (digit) => digit || '.').join('');
      expect(digits[4 + i]).toContain(cells.replaceAll('.', ''));
      const solution = solved(cells, CLASSIC);
      expect(solution).toBe(some[i].solution.digits.join(''));
    }
  });

  onlyQuick(it)('says which pages a printer does not accept', () => {
    expect(() => bookOf(10, {})).toThrow('expected a book of 24 to 828 pages for 6 × 9 in, got 10');
  });

  onlyFull(it)('explains the techniques of its puzzles, in two languages', async () => {
    const techniques = new Set<SearchId>(['x-wing', 'naked-pair', 'hidden-single']);
    const examples = finish(findExamples(techniques, 'book'));
    expect(examples.map((it) => it.technique)).toEqual(['hidden-single', 'naked-pair', 'x-wing']);
    for (const trim of ['kdp-5x8', 'a4'] as const) {
      const plan: BookPlan = { ...PLAN, trim, languages: ['ko', 'en'] };
      const book = layOut(plan, { sections: [puzzles.slice(0, 24)], examples });
      const bytes = await bytesOf(book);
      const text = pageTexts(bytes).join('\n');
      for (const name of ['X윙 · X-Wing', '네이키드 페어 · Naked Pair', '차례 · Contents']) {
        expect(text).toContain(name);
      }
      expect(least(bytes).text).toBeGreaterThanOrEqual(7);
      expect(least(bytes).line).toBeGreaterThanOrEqual(0.75);
    }
  });

  it.each(trimIds.filter((_, i) => i % sized(6, 3) === 0))(
    'of the trim %s shows a puzzle and its solution in how to play',
    (trim) => {
      for (const shape of [geometry(2, 3), CLASSIC]) {
        const sections = [puzzlesOf(24, shape), puzzles.slice(0, 12)];
        const plan: BookPlan = {
          ...PLAN,
          trim,
          languages: ['ko', 'en'],
          sections: [PLAN.sections[0], PLAN.sections[0]],
        };
        const { pages } = layOut(plan, { sections, examples: [] });
        // A page in each language, and then the puzzles.
        for (const page of pages.slice(3, 5)) {
          const text = page.markup.join('');
          expect(text.match(/fill="#e6e6e6"/g)).toHaveLength(2 * (3 * shape.size - 1));
        }
        expect(pages[5].title).toBe('퍼즐 · Puzzles');
      }
      const sample = sampleFor(PLAN, [puzzlesOf(1)]);
      const cells = sample?.givens.digits.join('').replaceAll('0', '.') ?? '';
      expect(sample?.solution.digits.join('')).toBe(solved(cells, CLASSIC));
      const largest = [puzzlesOf(1, geometry(3, 4))];
      expect(sampleFor(PLAN, largest)).toBeUndefined();
    },
  );

  onlyFull(it)('explains the techniques from a level on', async () => {
    const techniques = new Set<SearchId>(['x-wing', 'naked-pair', 'hidden-single']);
    const examples = finish(findExamples(techniques, 'book'));
    const textOf = async (primerFrom: BookPlan['primerFrom']) => {
      const book = layOut({ ...PLAN, primerFrom }, { sections: [puzzles.slice(0, 24)], examples });
      return pageTexts(await bytesOf(book)).join('\n');
    };
    expect(await textOf('hard')).toMatch(/^ *X-Wing$/m);
    expect(await textOf('hard')).not.toMatch(/Naked Pair|Hidden Single/);
    expect(await textOf('medium')).not.toContain('Hidden Single');
    expect(await textOf('extreme')).not.toContain('Techniques for this book');
  });

  onlyQuick(it)('explains singles in grids of the size in which they are first needed', () => {
    const techniques: SearchId[] = ['full-house', 'naked-single', 'hidden-single'];
    const examples = finish(findExamples(new Set(techniques), 'book'));
    const shape = geometry(2, 3);
    const small = puzzlesOf(24, shape).map((it) => ({ ...it, techniques }));
    const large = puzzles.slice(0, 12).map((it) => ({ ...it, techniques }));
    const hard = large.map((it) => ({ ...it, techniques: [] }));
    const sizesOf = (...sections: readonly BookPuzzle[][]) =>
      printedExamples(PLAN, { sections, examples }).map((it) => it.step.before.geometry.size);
    expect(sizesOf(small)).toEqual([6, 6, 6]);
    expect(sizesOf(small, large)).toEqual([6, 6, 6]);
    expect(sizesOf(hard, small)).toEqual([6, 6, 6]);
    expect(sizesOf(large, small)).toEqual([9, 9, 9]);
    // No puzzle of this size needs a hidden single.
    const smallest = puzzlesOf(24, geometry(2, 2)).map((it) => ({ ...it, techniques }));
    expect(sizesOf(smallest)).toEqual([4, 4, 9]);
  });

  const IMPRINT = {
    publisher: '고요책방',
    published: '2026-11-27',
    edition: undefined,
    isbn: '979-11-954321-0-3 73410',
    rights: '© 2026 고요책방',
  };

  const IMPRINTS = [
    ['ingram-6x9', ['en'], 1],
    ['shinguk', ['ko'], -1],
    ['kdp-5x8', ['ko', 'en'], -1],
    ['ingram-6x9', ['ko'], -2],
    ['shinguk', ['en'], 1],
    ['kdp-5x8', ['en', 'ko'], 1],
  ] as const;

  it.each(inTurn(IMPRINTS, 1))(
    'of the trim %s in %s has its imprint on page %i',
    async (trim, languages, page) => {
      const book = bookOf(30, { trim, languages: [...languages], imprint: IMPRINT });
      const bytes = await bytesOf(book);
      const texts = pageTexts(bytes);
      expect(texts.length % 2).toBe(0);
      const lines = texts.at(page)?.trim().split(/\n\s*/);
      const expected =
        languages[0] === 'ko'
          ? ['펴낸날 2026년 11월 27일', '지은이 Nonet', '펴낸곳 고요책방']
          : ['by Nonet', 'Published by 고요책방', 'Publication date: November 27, 2026'];
      const isbn = 'ISBN 979-11-954321-0-3 73410';
      expect(lines?.slice(0, 6)).toEqual([
        'A Book of Sudoku',
        ...expected,
        isbn,
        '© 2026 고요책방',
      ]);
      expect(texts.filter((text) => text.includes('ISBN'))).toHaveLength(1);
      expect(least(bytes).text).toBeGreaterThanOrEqual(7);
      expect(book.pages.at(page)?.title).toBe(languages[0] === 'ko' ? '판권' : 'Copyright page');
      refersBothWays(texts, languages[0]);
    },
  );

  onlyQuick(it)('prints only what the plan gives in its imprint', async () => {
    const none = { ...IMPRINT, publisher: undefined, isbn: undefined, rights: undefined };
    const textOf = async (published: string) => {
      const imprint = { ...none, published, edition: 'First edition' };
      return pageTexts(await bytesOf(bookOf(24, { imprint, author: undefined })))[1];
    };
    expect(await textOf('2026-11')).toMatch(
      /^\s*A Book of Sudoku\s+First edition\s+Publication date: November 2026\s+Made by Nonet/,
    );
    expect(await textOf('2026')).toMatch(/Publication date: 2026\n/);
  });

  onlyFull(it)('can say that it is PDF/X-1a, and has no color', async () => {
    const book = bookOf(24, { trim: 'ingram-6x9', hasBleed: true });
    expect(book.pages.at(-1)?.markup).toEqual([]);
    const bytes = await bytesOf(book, true);
    expect(ask(bytes, 'pdfinfo', 'FILE')).toMatch(/PDF subtype: +PDF\/X-1:2001/);
    const json = ask(bytes, 'qpdf', '--json', 'FILE');
    for (const part of ['GTS_PDFX', '"/False"', 'GTS_PDFXConformance']) {
      expect(json).toContain(part);
    }
    expect(json).not.toMatch(/"\/(ca|CA|SMask|BM)"/);
    for (const ink of inkCoverage(bytes)) expect(ink.slice(0, 3)).toEqual([0, 0, 0]);
    expect(await bytesOf(book, true)).toEqual(bytes);
  });

  onlyQuick(it)('knows how wide its spine is', () => {
    const { cover } = bookOf(151, { paper: 'cream' });
    expect(cover?.spine).toBeCloseTo(inches(0.0025) * 152);
    expect(bookOf(24, { paper: 'color' }).cover?.spine).toBeCloseTo(inches(0.002347) * 24);
    expect(bookOf(24, { trim: 'shinguk' }).cover).toBeUndefined();
  });

  onlyFull(it)('has sections of several sizes', async () => {
    const shapes = [geometry(2, 2), geometry(2, 3), CLASSIC];
    const sections = shapes.map((shape) => puzzlesOf(12, shape));
    const plan: BookPlan = {
      ...PLAN,
      sections: shapes.map((shape) => ({
        title: undefined,
        count: 12,
        perPage: 1,
        wishes: { geometry: shape },
      })),
    };
    const texts = pageTexts(await bytesOf(layOut(plan, { sections, examples: [] })));
    expect(texts[2]).toMatch(/4×4 Puzzles +5\n+ *6×6 Puzzles +17\n+ *Puzzles +29/);
    expect(texts[3]).toContain('digits 1–4');
  });

  onlyQuick(it)(
    'says in how to play only where the ratings and levels come from that it prints',
    () => {
      const sectionOf = (wishes: BookPlan['sections'][0]['wishes']) => ({
        ...PLAN.sections[0],
        wishes,
      });
      const textOf = (shape: typeof CLASSIC, wishes = {}) => {
        const sections = [sectionOf({ geometry: shape, ...wishes })];
        const made = [puzzlesOf(24, shape)];
        const { pages } = layOut({ ...PLAN, sections }, { sections: made, examples: [] });
        const text = pages[3].markup.join('');
        return [text.includes('Ratings such as'), text.includes('Levels such as')];
      };
      expect(textOf(CLASSIC, { level: 'easy' })).toEqual([false, true]);
      expect(textOf(CLASSIC, { rating: [7, 7.3] })).toEqual([true, false]);
      expect(textOf(geometry(2, 3))).toEqual([false, false]);
    },
  );
});

/** Each puzzle names the page of its solution, and each solution the page of its puzzle. */
function refersBothWays(texts: readonly string[], language: 'en' | 'ko'): void {
  const ofSolution = language === 'en' ? /solution: page (\d+)/ : /정답: (\d+)쪽/;
  const ofPuzzle = language === 'en' ? /(\d+) \(p\. (\d+)\)/g : /(\d+) \((\d+)쪽\)/g;
  const puzzlePages = new Map<number, number>();
  let number = 0;
  for (const [i, text] of texts.entries()) {
    const [, page] = ofSolution.exec(text) ?? [];
    if (page === undefined || i < 4) continue;
    number++;
    puzzlePages.set(number, i + 1);
    const solutions = [...texts[Number(page) - 1].matchAll(ofPuzzle)];
    const own = solutions.find(([, it]) => Number(it) === number);
    expect(own?.[2], `the solution of ${number} on page ${page}`).toBe(`${i + 1}`);
  }
  expect(puzzlePages.size).toBeGreaterThan(15);
}

it('shows a page of a plan before its puzzles are made', () => {
  const page = (perPage: number, shape = CLASSIC) =>
    samplePage({
      ...PLAN,
      sections: [{ title: 'First', count: 24, perPage, wishes: { geometry: shape } }],
    });
  /** Under each puzzle is the page of its solution. */
  const puzzlesOn = (perPage: number, shape = CLASSIC): number =>
    page(perPage, shape).markup.join('').split('solution: page').length - 1;
  const { width, height } = trims['kdp-6x9'];
  expect(page(1)).toMatchObject({ title: 'First', width, height });
  expect(page(1)).toEqual(page(1));
  expect([1, 2, 4].map((perPage) => puzzlesOn(perPage))).toEqual([1, 2, 4]);
  // A puzzle of this size takes too long to make, so it is blank.
  expect(puzzlesOn(1, geometry(4, 4))).toBe(1);
});
