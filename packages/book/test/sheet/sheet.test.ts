import type { Constraint } from '@nonet/engine/constraint';
import { CLASSIC, emptyGrid, geometry } from '@nonet/engine/grid';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../test/describe-with.ts';
import { isFull, onlyFull, onlyQuick, sized } from '../../../../test/size.ts';
import { millimetres } from '../../src/page/length.ts';
import { pageSvg } from '../../src/page/page.ts';
import { type PaperId, paperIds, papers } from '../../src/page/paper.ts';
import { pdf } from '../../src/pdf/pdf.ts';
import { printedGrid } from '../../src/sheet/printed-grid.ts';
import { perPageCounts, sheet } from '../../src/sheet/sheet.ts';
import type { SheetItem } from '../../src/sheet/sheet-item.ts';
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

const items = (count: number, shape = CLASSIC): SheetItem[] =>
  puzzlesOf(count, shape).map((it, i) => ({ ...it, number: i + 1 }));

/** The digits of the grids on a page, read from its SVG: grid by grid. */
function gridsIn(svg: string): string[] {
  return [
    ...svg.matchAll(
      /<g transform="translate\(([\d. ]+)\)">(.*?)<path[^>]*stroke-width="(?:1.5|2.5)"/gs,
    ),
  ].map(([, , grid]) => {
    const digits = [...grid.matchAll(/data-cell="(\d+)"[^>]*>(\w)</g)];
    const cells = Array<string>(81).fill('.');
    for (const [, cell, digit] of digits) cells[Number(cell)] = digit;
    return cells.join('');
  });
}

/** At full size, every second pair. Otherwise each paper has one number of puzzles. */
const SHEETS = paperIds.flatMap((paper, at) =>
  perPageCounts
    .filter((_, i) => (isFull ? (i + at) % 2 === 0 : i === at))
    .map((perPage) => [paper, perPage] as const),
);

describeWith(PDF_PROGRAMS, 'a sheet', () => {
  it.each(SHEETS)(
    'on %s has %i puzzles a page, and their solutions',
    async (paper: PaperId, perPage: number) => {
      const all = items(2 * perPage + 1);
      const pages = sheet(all, { paper: papers[paper], perPage });
      const bytes = await pdf(pages, { fonts, title: 'Sudoku' });
      const { height, width } = papers[paper];
      for (const { MediaBox } of pageBoxes(bytes)) {
        expect(MediaBox[2]).toBeCloseTo(width, 1);
        expect(MediaBox[3]).toBeCloseTo(height, 1);
      }
      const texts = pageTexts(bytes);
      expect(texts).toHaveLength(pages.length);
      expect(pages.length).toBeGreaterThan(3);
      const digits = (text: string): string => text.replace(/\D/g, '');
      // Every given is on the pages of the puzzles, besides the numbers of the puzzles and pages.
      for (const [i, text] of texts.slice(0, 3).entries()) {
        const some = all.slice(i * perPage, (i + 1) * perPage);
        const givens = some.reduce(
          (sum, it) => sum + it.givens.digits.filter((d) => d > 0).length,
          0,
        );
        const numbers = `${some.map(({ number }) => `${number}`).join('')}${i + 1}${pages.length}`;
        expect(digits(text)).toHaveLength(givens + numbers.length);
      }
      const { line, text } = least(bytes);
      expect(text).toBeGreaterThanOrEqual(7);
      expect(line).toBeGreaterThanOrEqual(0.75);
      expect(ask(bytes, 'pdfimages', '-list', 'FILE').trim().split('\n')).toHaveLength(2);
      const embedded = ask(bytes, 'pdffonts', 'FILE').trim().split('\n').slice(2);
      expect(embedded.length).toBeGreaterThan(0);
      for (const font of embedded) expect(font).toMatch(/NonetSans-\w+ .* yes yes yes/);
    },
  );

  it('has the givens and the solutions of the puzzles in order', () => {
    const all = items(sized(10, 14));
    const pages = sheet(all, { paper: papers.a4, perPage: 6 });
    const grids = pages.flatMap((page) => gridsIn(pageSvg(page, 'en')));
    expect(grids).toHaveLength(2 * all.length);
    for (const [i, { givens }] of all.entries()) {
      const cells = Array.from(givens.digits, (digit) => digit || '.').join('');
      expect(grids[i]).toBe(cells);
      expect(grids[all.length + i]).toBe(solved(cells, CLASSIC));
    }
  });

  onlyQuick(it)('may have the solutions upside down on the page', async () => {
    const pages = sheet(items(12), { paper: papers.a4, perPage: 6, solutions: 'page' });
    expect(pages).toHaveLength(2);
    const [text] = pageTexts(await pdf(pages, { fonts, title: 'Sudoku' }));
    expect(text.replace(/\D/g, '').length).toBeGreaterThan(6 * 81);
  });

  onlyQuick(it)('with one puzzle on A4 is in large print', () => {
    const [{ markup }] = sheet(items(1), { paper: papers.a4, perPage: 1 });
    const text = markup.join('');
    const [, side] = /V([\d.]+)M0/.exec(text) ?? [];
    expect(Number(side)).toBeGreaterThan(millimetres(140));
    const sizes = [...text.matchAll(/<g font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.max(...sizes)).toBeGreaterThan(16);
  });

  onlyFull(it).each([
    [2, 2, 12],
    [2, 3, 9],
    [3, 4, 4],
    [4, 4, 4],
  ])('has puzzles with boxes of %i×%i, in black only', async (rows, columns, perPage) => {
    const all = items(perPage, geometry(rows, columns));
    const bytes = await pdf(sheet(all, { paper: papers.a4, perPage }), { fonts, title: 'Sudoku' });
    for (const [cyan, magenta, yellow, black] of inkCoverage(bytes)) {
      expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
      expect(black).toBeGreaterThan(0);
    }
    expect(least(bytes).text).toBeGreaterThanOrEqual(7);
  });

  it('has variants with their rules, in black only', async () => {
    const [killer, thermo, outside, last] = items(4);
    const row = Array.from({ length: 9 }, (_, i) => i);
    const all: SheetItem[] = [
      { ...killer, constraints: [{ kind: 'killer', cells: [0, 1, 9, 10, 40], sum: 45 }] },
      { ...thermo, constraints: [{ kind: 'thermo', cells: row }] },
      {
        ...outside,
        constraints: [
          { kind: 'sandwich', cells: row, value: 35 },
          { kind: 'sum', cells: [70, 62, 54], sum: 12 },
          { kind: 'modular', cells: row, value: 4 },
          { kind: 'whisper', cells: row, value: 4 },
          { kind: 'quadruple', cells: [0, 1, 9, 10], values: [1, 2, 3, 4] },
          { kind: 'total', cells: [0, 1], value: 7 },
        ],
      },
      { ...last, source: 'seed' },
    ];
    const pages = sheet(all, { paper: papers.a4, perPage: 4, marks: 'dots' });
    const bytes = await pdf(pages, { fonts, title: 'Sudoku' });
    const [text] = pageTexts(bytes);
    expect(text).toContain('The digits in a cage are all different and add up to its number.');
    expect(text).toContain('Along a thermometer, digits rise from the bulb.');
    expect(text).toMatch(/45.*≥4|≥4.*45/s);
    for (const [cyan, magenta, yellow] of inkCoverage(bytes)) {
      expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
    }
    const { line, text: size } = least(bytes);
    expect(size).toBeGreaterThanOrEqual(7);
    expect(line).toBeGreaterThanOrEqual(0.75);
    const right = papers.a4.width - millimetres(11);
    for (const ink of inkedBoxes(bytes)) expect(ink?.[2]).toBeLessThanOrEqual(right);
  });

  onlyQuick(it)('prints the candidates that the rules of a variant leave', () => {
    const givens = emptyGrid(geometry(2, 2));
    const square = { x: 0, y: 0, width: 300, height: 300 };
    const notes = (constraints: readonly Constraint[]): number => {
      const markup = printedGrid({ givens, constraints, marks: 'candidates' }, square);
      return markup.match(/<text/g)?.length ?? 0;
    };
    expect(notes([])).toBe(64);
    // The cage has four candidates less, and its sum.
    expect(notes([{ kind: 'killer', cells: [0, 1], sum: 3 }])).toBe(61);
  });

  onlyFull(it).each(['dots', 'grid', 'candidates'] as const)('has %s for notes', async (marks) => {
    const pages = sheet(items(1), { paper: papers.letter, perPage: 1, marks });
    const plain = sheet(items(1), { paper: papers.letter, perPage: 1 });
    expect(pages[0].markup.join('').length).toBeGreaterThan(plain[0].markup.join('').length);
    const { line, text } = least(await pdf(pages, { fonts, title: 'Sudoku' }));
    expect(text).toBeGreaterThanOrEqual(7);
    expect(line).toBeGreaterThanOrEqual(0.75);
  });

  onlyQuick(it)(
    'has Korean text that can be extracted, and gives the same bytes again',
    async () => {
      const pages = sheet(items(4), {
        paper: papers.b5,
        perPage: 4,
        language: 'ko',
        title: '쉬운 스도쿠',
      });
      const make = () => pdf(pages, { fonts, title: '쉬운 스도쿠', language: 'ko' });
      const bytes = await make();
      expect(pageTexts(bytes)[0]).toContain('쉬운 스도쿠');
      expect(pageTexts(bytes).at(-1)).toContain('정답');
      expect(await make()).toEqual(bytes);
    },
  );

  onlyFull(it)('wraps a long title, and says when it is too long', async () => {
    const plain = { paper: papers.a5, perPage: 1 };
    const words = (count: number) => Array<string>(count).fill('Sudoku').join(' ');
    for (const [title, lines] of [
      [words(1), 1],
      [words(12), 2],
      ['스도쿠 '.repeat(22).trim(), 3],
    ] as const) {
      const pages = sheet(items(1), { ...plain, title });
      const headings = pages[0].markup.filter((it) => it.includes('font-size="12"'));
      expect(headings).toHaveLength(lines);
      const bytes = await pdf(pages, { fonts, title });
      for (const [i, ink] of inkedBoxes(bytes).entries()) {
        expect(ink?.[2], `page ${i}`).toBeLessThanOrEqual(papers.a5.width - millimetres(11));
      }
      expect(pageTexts(bytes)[0].match(/Sudoku|스도쿠/g)).toHaveLength(title.split(' ').length);
    }
    expect(() => sheet(items(1), { ...plain, title: words(40) })).toThrow(
      'expected a title of at most 3 lines, got 6 lines: shorten it, or take larger paper',
    );
  });

  it.each([
    ['en', 'Name', 'Date', 0],
    ['ko', '이름', '날짜', 1],
  ] as const)('has lines for the name and the date, in %s', async (language, name, date, at) => {
    for (const paper of paperIds.filter((_, i) => sized(i, at) === at)) {
      const layout = { paper: papers[paper], perPage: 6, language, title: 'Sudoku' };
      const pages = sheet(items(7), { ...layout, nameLine: true });
      const bytes = await pdf(pages, { fonts, title: 'Sudoku' });
      const texts = pageTexts(bytes);
      for (const text of texts.slice(0, 2)) {
        expect(text).toMatch(new RegExp(`^ *${name} +${date}\n`));
      }
      for (const text of texts.slice(2)) expect(text).not.toContain(name);
      const { line, text } = least(bytes);
      expect(text).toBeGreaterThanOrEqual(7);
      expect(line).toBeGreaterThanOrEqual(0.75);
      const right = papers[paper].width - millimetres(11);
      for (const ink of inkedBoxes(bytes)) expect(ink?.[2]).toBeLessThanOrEqual(right);
    }
  });

  onlyQuick(it)('says what does not fit, and which characters the font lacks', async () => {
    const all = Array<SheetItem>(12).fill(items(1, geometry(4, 4))[0]);
    const layout = { paper: papers.a5, perPage: 12 };
    expect(() => sheet(all, layout)).toThrow('expected grids of at least 175 points');
    const pages = sheet(items(1), { paper: papers.a4, perPage: 1, title: '뷁' });
    await expect(pdf(pages, { fonts, title: 'x' })).rejects.toThrow('got "뷁" in "뷁"');
  });
});
