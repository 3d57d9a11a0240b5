import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SectionEntry } from '@nonet/book';
import { Random } from '@nonet/engine/generate';
import { canonical } from '@nonet/engine/grid';
import { parsePuzzles } from '@nonet/engine/notation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyFull, onlyQuick } from '../../../test/size.ts';
import { MakingJournal } from '../dist/book/making-journal.js';
import { nonet } from './nonet.ts';

const NONET = fileURLToPath(new URL('../bin/nonet.js', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonet-book-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);

interface Section {
  readonly count: number;
  readonly [key: string]: unknown;
}

/** Writes a plan. Returns its file. */
function planOf(name: string, sections: readonly Section[], more: object = {}): string {
  const plan = { title: 'Test', trim: 'kdp-6x9', seed: name, primer: false, sections, ...more };
  const file = inFolder(`${name}.json`);
  writeFileSync(file, JSON.stringify(plan, null, 2));
  return file;
}

/** The canonical forms of the puzzles in a file. */
function formsIn(file: string): string[] {
  return parsePuzzles(readFileSync(file, 'utf8')).map((read) => {
    if (!read.ok) throw new Error('expected a puzzle');
    return canonical(read.record.givens).grid.digits.join('');
  });
}

const pagesIn = (file: string): number =>
  readFileSync(file, 'latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

onlyQuick(describe)('nonet print', () => {
  const puzzles = async (count: number, ...more: string[]) =>
    (await nonet(['generate', '--seed', 'print', '--count', `${count}`, ...more])).stdout;

  it('writes a PDF file with puzzles and solutions', async () => {
    const file = inFolder('sheets.pdf');
    const args = ['print', '--per-page', '6', '--title', 'Homework', '-o', file];
    expect(await nonet(args, await puzzles(13))).toEqual({ status: 0, stderr: '', stdout: '' });
    // Three pages of puzzles, and one of solutions.
    expect(pagesIn(file)).toBe(4);
    const before = readFileSync(file);
    await nonet(args, await puzzles(13));
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('writes SVG files, numbered if there are several', async () => {
    await nonet(['print', '-o', inFolder('one.svg'), '--solutions', 'none'], await puzzles(2));
    expect(readFileSync(inFolder('one.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    await nonet(['print', '-o', inFolder('more.svg'), '--per-page', '1'], await puzzles(2));
    expect(readdirSync(folder).filter((it) => it.startsWith('more'))).toHaveLength(3);
  });

  it('writes the texts of SVG files as outlines, and refuses to do so in a PDF file', async () => {
    const args = ['print', '--outlines', '--solutions', 'none', '-o'];
    await nonet([...args, inFolder('outlines.svg')], await puzzles(2));
    const svg = readFileSync(inFolder('outlines.svg'), 'utf8');
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
    expect(svg).not.toMatch(/<text/);
    expect(await nonet([...args, inFolder('outlines.pdf')], await puzzles(2))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /^error: expected --output to end with \.svg because of --outl/,
      ),
    });
    expect(existsSync(inFolder('outlines.pdf'))).toBe(false);
  });

  it('prints a variant with its rules', async () => {
    const file = inFolder('variants.svg');
    const constraints = [
      { kind: 'diagonal', down: true },
      { kind: 'killer', cells: [0, 1, 4], sum: 7 },
      { kind: 'arrow', bulb: [15], shaft: [10, 11] },
    ];
    const jigsaw = { puzzle: '.'.repeat(16), regions: '1112133243324442', constraints };
    const text = `${JSON.stringify(jigsaw)}\n`;
    expect(await nonet(['print', '--solutions', 'none', '-o', file], text)).toMatchObject({
      status: 0,
    });
    const svg = readFileSync(file, 'utf8');
    expect(svg).toContain('The digits on a marked diagonal are all different.');
    expect(svg).toContain('The digits along an arrow add up to the number in its circle.');
    expect(svg).toContain('>7</text>');
  });

  it('prints the other puzzles if one is not proper, and says which is not', async () => {
    const text = `${'.'.repeat(81)}\n${await puzzles(1)}`;
    const file = inFolder('some.pdf');
    const { status, stderr } = await nonet(['print', '-o', file], text);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'stdin:1: not printed: several solutions\n',
    });
    expect(pagesIn(file)).toBe(2);
  });

  it('has lines for the name on every page, and a title that fits', async () => {
    const file = inFolder('class.svg');
    const args = ['print', '--per-page', '4', '--language', 'ko', '--name-line', '-o', file];
    const title = ['--title', '초록반 스도쿠'];
    expect((await nonet([...args, ...title], await puzzles(8))).status).toBe(0);
    for (const [page, count] of [1, 1, 0].entries()) {
      const svg = readFileSync(inFolder(`class-${page + 1}.svg`), 'utf8');
      expect(svg.match(/이름/g) ?? []).toHaveLength(count);
      expect(svg.match(/초록반/g) ?? []).toHaveLength(count);
    }
    const long = ['--title', 'Sudoku '.repeat(60)];
    expect(await nonet([...args, ...long], await puzzles(8))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^error: expected a title of at most 3 lines, got \d lines/),
    });
  });

  it('says what does not fit', async () => {
    const text = await puzzles(1, '--size', '4x4');
    const args = ['print', '--per-page', '12', '--paper', 'a5', '-o', inFolder('small.pdf')];
    const { status, stderr } = await nonet(args, text);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: expected grids of at least 175 points, got \d+ points/);
    expect(existsSync(inFolder('small.pdf'))).toBe(false);
  });
});

describe('nonet book', () => {
  const SECTIONS = [
    { box: '2x3', count: 12, perPage: 1 },
    { level: 'easy', count: 12, perPage: 1 },
  ];

  onlyFull(it)('makes a book, the same with any number of threads', async () => {
    const plan = planOf('book', SECTIONS);
    const files = ['1', '2'].map((threads) => inFolder(`book-${threads}.pdf`));
    for (const [i, file] of files.entries()) {
      const puzzles = inFolder('book.txt');
      const args = ['book', plan, '-o', file, '--threads', `${i + 1}`, '--puzzles', puzzles];
      const { status, stderr } = await nonet(args);
      expect(status).toBe(0);
      expect(stderr).toMatch(/^24 puzzles on 30 pages\. The spine is 0\.068 in wide/);
      expect(new Set(formsIn(puzzles)).size).toBe(24);
    }
    expect(readFileSync(files[0]).equals(readFileSync(files[1]))).toBe(true);
    expect(pagesIn(files[0])).toBe(30);
    expect(existsSync(`${files[0]}.making`)).toBe(false);
  });

  onlyQuick(it)('counts the bad lines of a file to exclude, after the first five', async () => {
    const bad = inFolder('bad-lines.txt');
    writeFileSync(bad, `${'11'.padEnd(81, '.')}\n`.repeat(30));
    const plan = planOf('excluding', [{ box: '2x3', count: 24 }]);
    const args = ['book', plan, '--exclude', bad, '-o', inFolder('excluding.pdf')];
    const { status, stderr } = await nonet(args);
    expect(status).toBe(2);
    const lines = stderr.trim().split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[4].startsWith(`${bad}:5: `)).toBe(true);
    expect(lines[5]).toBe('… and 25 more messages like these');
  });

  onlyFull(it)('goes on after it was killed, and ends with the same bytes', async () => {
    const plan = planOf('killed', [
      { level: 'hard', count: 12, perPage: 1 },
      { box: '2x3', count: 12, perPage: 1 },
    ]);
    const whole = inFolder('whole.pdf');
    const began = performance.now();
    expect((await nonet(['book', plan, '-o', whole])).status).toBe(0);
    const most = performance.now() - began;
    const random = new Random('kills');
    for (let kill = 0; kill < 2; kill++) {
      const file = inFolder('killed.pdf');
      const args = [NONET, 'book', plan, '-o', file, ...(kill % 4 === 0 ? [] : ['--resume'])];
      const child = spawn(process.execPath, args, { stdio: 'ignore' });
      const closed = once(child, 'close');
      await setTimeout((most * random.below(100)) / 100);
      child.kill('SIGKILL');
      await closed;
      if (existsSync(file)) expect(readFileSync(file).equals(readFileSync(whole))).toBe(true);
    }
    const file = inFolder('killed.pdf');
    expect((await nonet(['book', plan, '-o', file, '--resume'])).status).toBe(0);
    expect(readFileSync(file).equals(readFileSync(whole))).toBe(true);
    expect(existsSync(`${file}.making`)).toBe(false);
    // Nothing but the book is left behind.
    expect(readdirSync(folder).filter((it) => /^killed\.pdf\..*tmp$/.test(it))).toEqual([]);
  });

  onlyQuick(it)('goes on after a line that was cut off', () => {
    const book = inFolder('cut.pdf');
    const begun = { plan: 'the plan', inputs: undefined };
    const entries = ['1', '2', '3'].map((line) => ({ line }) as unknown as SectionEntry);
    new MakingJournal(book, { ...begun, resumes: false }).add(entries.slice(0, 2));
    const text = readFileSync(`${book}.making`, 'utf8');
    // Cuts the first line, the second line, and only its end.
    for (const [cut, kept] of [
      [20, 0],
      [text.length - 4, 1],
      [text.length - 1, 1],
      [text.length, 2],
    ]) {
      writeFileSync(`${book}.making`, text.slice(0, cut));
      const journal = new MakingJournal(book, { ...begun, resumes: true });
      expect(journal.entries).toEqual(entries.slice(0, kept));
      journal.add(entries.slice(2));
      const again = new MakingJournal(book, { ...begun, resumes: true });
      expect(again.entries).toEqual([...entries.slice(0, kept), entries[2]]);
    }
  });

  onlyFull(it)('says which section cannot be filled, and keeps what it made', async () => {
    // There are only a few 4×4 puzzles with four givens that are not equivalent.
    const plan = planOf('few', [
      { box: '2x3', count: 24, perPage: 1 },
      { box: '2x2', givens: 4, count: 500, perPage: 1 },
    ]);
    const file = inFolder('few.pdf');
    const { status, stderr } = await nonet(['book', plan, '-o', file]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^sections\[1\]: \d+ of 500 puzzles: .* \(what was made is kept\)\n$/);
    expect(existsSync(file)).toBe(false);
    expect(statSync(`${file}.making`).size).toBeGreaterThan(24 * 80);
  });

  onlyQuick(it)('says where a plan is wrong, and what no printer accepts', async () => {
    const bad = inFolder('bad.json');
    writeFileSync(
      bad,
      '{ "title": "x",\n  "trim": "kdp-6x9", "seed": "s", "sections": [{"count": 0}] }',
    );
    const args = ['-o', inFolder('bad.pdf')];
    expect(await nonet(['book', bad, ...args])).toMatchObject({
      status: 2,
      stderr: `${bad}:2:58: sections[0].count: expected a whole number from 1 to 10,000, got 0\n`,
    });
    const short = planOf('short', [{ count: 3 }]);
    expect(await nonet(['book', short, ...args])).toMatchObject({
      status: 2,
      stderr:
        'error: expected a book of 24 to 828 pages for 6 × 9 in, got 8: it needs more puzzles, or fewer on a page\n',
    });
    expect((await nonet(['book', inFolder('none.json'), ...args])).status).toBe(2);
    const ruled = planOf('ruled', [{ count: 30 }, { count: 3, variant: 'killer' }]);
    expect(await nonet(['book', ruled, '--from', folder, ...args])).toMatchObject({
      status: 2,
      stderr: 'error: sections[1]: a bank has no variants, so --from cannot fill this section\n',
    });
  });

  onlyFull(it)('has no variant of another book', async () => {
    const plan = planOf('variants', [
      { box: '2x2', variant: 'killer', count: 12 },
      { box: '2x2', variant: 'odd-even', count: 6 },
      { box: '2x2', count: 6 },
    ]);
    const [first, second] = ['first', 'second'].map((name) => inFolder(`${name}.txt`));
    const args = ['book', '-q', plan, '-o', inFolder('variants.pdf')];
    expect((await nonet([...args, '--puzzles', first])).status).toBe(0);
    const more = ['--exclude', first, '--puzzles', second];
    expect((await nonet([...args, ...more])).status).toBe(0);
    const lines = [first, second].flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
    expect(lines).toHaveLength(48);
    expect(new Set(lines).size).toBe(48);
    const checked = await nonet(['check', first]);
    expect(checked.status).toBe(0);
  });

  onlyFull(it)('makes nothing if the book cannot be printed, or if files clash', async () => {
    const unprintable: readonly (readonly [object, RegExp])[] = [
      [{ title: '뷁' }, /^error: expected characters that the font has, got "뷁"/],
      [{ language: 'ko', imprint: { publisher: '뷁' } }, /^error: .* got "뷁" in "펴낸곳 뷁"/],
      [{ sections: [{ count: 5_000 }] }, /^error: expected a book of 24 to 828 pages/],
      [{ sections: [{ count: 60, perPage: 12 }], trim: 'kdp-5x8' }, /^error: expected grids of/],
      [{ sections: [{ count: 60 }], solutionsPerPage: 25 }, /^error: expected grids of/],
    ];
    for (const [more, message] of unprintable) {
      const plan = planOf('unprintable', [{ count: 30 }], more);
      const file = inFolder('unprintable.pdf');
      const { status, stderr } = await nonet(['book', plan, '-o', file]);
      expect(status).toBe(2);
      expect(stderr).toMatch(message);
      expect(existsSync(`${file}.making`)).toBe(false);
    }
    const plan = planOf('clash', [{ count: 30 }]);
    const before = readFileSync(plan, 'utf8');
    const file = inFolder('clash.pdf');
    for (const args of [
      ['-o', file, '--puzzles', file],
      ['-o', file, '--puzzles', plan],
      ['-o', plan],
    ]) {
      const { status, stderr } = await nonet(['book', plan, ...args]);
      expect(status).toBe(2);
      expect(stderr).toMatch(/expected (different files to|--output to end with)/);
    }
    expect(readFileSync(plan, 'utf8')).toBe(before);
  });
});
