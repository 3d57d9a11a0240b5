import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../../packages/studio/test/axe.ts';
import { launch } from '../../test/chromium.ts';
import { describeWith } from '../../test/describe-with.ts';
import { type Site, serve } from '../../test/site.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const need = { name: 'site/dist: run npm run site', present: existsSync(`${DIST}index.html`) };

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;
/** It takes seconds to rate. */
const HARD = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
const PAGES = [
  '',
  'how-hard.html',
  'library.html',
  'generate.html',
  'techniques/wings.html',
  'api/grid.html',
];
const KOREAN = [
  'ko/',
  'ko/how-hard.html',
  'ko/library.html',
  'ko/generate.html',
  'ko/techniques/wings.html',
  'ko/overview.html',
];

describeWith(need, 'the site', () => {
  let browser: Browser;
  let site: Site;
  let context: BrowserContext;
  let page: Page;
  /** Requests to other hosts, answers that are errors, and messages in the console. */
  let faults: string[] = [];

  beforeAll(async () => {
    site = await serve(DIST, '/any/path/');
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
    await context?.close();
    context = await browser.newContext({ viewport: SCREENS[0], ...options });
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && !url.startsWith(site.url)) faults.push(url);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
  }

  /** The heading of a page. Its name ends with that of the link to it. */
  const heading = (name: string) =>
    page.getByRole('heading', { level: 1 }).filter({ hasText: new RegExp(`^${name}\\W*$`) });
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
  const message = () => page.locator('.live').getByRole('status');

  beforeEach(() => {
    faults = [];
    return () => expect(faults).toEqual([]);
  });

  it('opens, and its links lead from page to page and back', async () => {
    await open('');
    await heading('Nonet').waitFor();
    await page.getByRole('link', { name: 'Techniques', exact: true }).click();
    await heading('Techniques').waitFor();
    await page.getByRole('link', { name: 'W-Wing', exact: true }).click();
    await page.getByRole('heading', { name: 'W-Wing' }).waitFor();
    expect(page.url()).toBe(`${site.url}techniques/wings.html#w-wing`);
    // The header was drawn for the first page, which is in another folder.
    await page.getByRole('link', { name: 'Library', exact: true }).click();
    await heading('The library').waitFor();
    await page.goBack();
    await heading('Wings').waitFor();
    await page.getByRole('link', { name: '한국어' }).click();
    await heading('윙').waitFor();
    await page.reload();
    await heading('윙').waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await heading('Wings').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('loads a page in a folder, and leads from there to others', async () => {
    await open('ko/techniques/wings.html');
    await page.getByRole('link', { name: '라이브러리', exact: true }).first().click();
    await heading('라이브러리').waitFor();
    await page.getByRole('link', { name: 'API', exact: true }).first().click();
    await heading('API').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'grid' }).click();
    await heading('@nonet/engine/grid').waitFor();
    await page.getByRole('link', { name: '한국어' }).click();
    await page.waitForURL(`${site.url}ko/`);
  });

  it.each([
    ['', 'Search', 'skyscraper', /Skyscraper/, 'Single-digit patterns'],
    ['', 'Search', 'CandidateGrid', /CandidateGrid/, '@nonet/engine/grid'],
    ['ko/', '검색', 'CandidateGrid', /CandidateGrid/, '@nonet/engine/grid'],
    ['ko/', '검색', 'miniline', /How the kernel works/, 'How the kernel works'],
    ['ko/', '검색', '스카이스크래퍼', /스카이스크래퍼/, undefined],
  ])('searches without a network: %s, %s, %s', async (path, button, query, found, title) => {
    await open(path);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('searchbox').fill(query);
    const result = page.getByRole('option').filter({ hasText: found }).first();
    await result.waitFor();
    await result.click();
    await page.getByRole('heading', { name: found }).first().waitFor();
    if (title) await heading(title).waitFor();
  });

  it.each([
    ['', 'Row 1, column 1', 'One solution.', 'No solution.', 'Rate', /Rating \d/],
    ['ko/', '1행 1열', '해가 하나뿐이에요.', '해가 없어요.', '난이도 매기기', /난이도 \d/],
  ])('has a live board that answers: %s', async (path, name, proper, none, rate, rating) => {
    await open(path);
    await message().getByText(proper).waitFor();
    await page.getByRole('button', { name: rate }).click();
    await message().getByText(rating).waitFor();
    await cell(name).fill('6');
    await message().getByText(none).waitFor();
    await cell(name).fill('');
    // This given of the sample is redundant.
    await message().getByText(proper).waitFor();
    await page.locator('.live textarea').fill('.'.repeat(16));
    await message().getByText('288').waitFor();
    expect(await page.locator('.live-grid input').count()).toBe(16);
  });

  it('moves on a live board with the arrow keys', async () => {
    await open('');
    await cell('Row 1, column 1').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Row 2, column 9');
  });

  it.each([
    [
      'how-hard.html',
      /^One solution\. Rating 3\.4\. The hardest step is Hidden Pair\.$/,
      ['ER 3.4 Hidden Pair', 'HoDoKu, level Medium Hidden Pair', 'HoDoKu, score 562'],
      ['Ratings', 'Row 1, column 1', 'Only a puzzle with one solution has a rating.'],
      ['Stop', 'Rating …', 'Stopped.', 'Rate', 'Rating 1.2. The hardest step is Hidden Single.'],
    ],
    [
      'ko/how-hard.html',
      /^해가 하나뿐이에요\. 난이도 3\.4\. 가장 어려운 기법: 히든 페어\.$/,
      ['ER 3.4 히든 페어', 'HoDoKu 등급 보통 히든 페어', 'HoDoKu 점수 562'],
      ['난이도', '1행 1열', '해가 하나뿐인 퍼즐만 난이도를 매길 수 있어요.'],
      [
        '중지',
        '난이도를 매기는 중…',
        '멈췄어요.',
        '난이도 매기기',
        '난이도 1.2. 가장 어려운 기법: 히든 싱글.',
      ],
    ],
  ] as const)('rates a puzzle: %s', async (path, all, rows, names, work) => {
    const [table, name, unrated] = names;
    const [stop, rating, stopped, again, easy] = work;
    await open(path);
    await message().getByText(all).waitFor();
    const ratings = page.getByRole('table', { name: table, exact: true });
    for (const row of rows) await ratings.getByRole('row', { name: row, exact: true }).waitFor();
    expect(await page.locator('.live-grid input').first().getAttribute('placeholder')).toBe('');
    await cell(name).fill('4');
    await message().getByText(unrated).waitFor();
    expect(await ratings.count()).toBe(0);
    const text = page.locator('.live textarea');
    await text.fill(HARD);
    await message().getByText(rating).waitFor();
    await page.getByRole('button', { name: stop, exact: true }).click();
    await message().getByText(stopped).waitFor();
    await page.getByRole('button', { name: again, exact: true }).click();
    await message().getByText(rating).waitFor();
    await text.fill(
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    );
    await message().getByText(easy).waitFor();
    await text.fill('.'.repeat(81));
    await message().getByText(unrated).waitFor();
  });

  it('shows what the library returns, and makes puzzles', async () => {
    await open('library.html');
    await page.locator('.live-program').getByText('kind: "proper"').waitFor();
    await open('generate.html');
    await message().getByText('One solution.').waitFor();
    const before = await page.locator('.live textarea').inputValue();
    await page.getByLabel('Level').selectOption('easy');
    await page.getByRole('button', { name: 'New puzzle' }).click();
    await expect.poll(() => page.locator('.live textarea').inputValue()).not.toBe(before);
    await message().getByText('One solution.').waitFor();
  });

  it.each([
    ['no/such/page.html', 'Start page', 'Search', /^Nonet/],
    ['ko/techniques/none.html', '첫 페이지', '검색', /^Nonet/],
  ])('has a page for addresses without a page: %s', async (path, start, search, title) => {
    await open(path);
    await page.getByRole('link', { name: search, exact: true }).click();
    await page.getByRole('searchbox').waitFor();
    await open(path);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: start, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    faults = [];
  });

  it('has the studio', async () => {
    await open('ko/library.html');
    await page.getByRole('link', { name: '스튜디오', exact: true }).first().click();
    await page.waitForURL(`${site.url}studio/`);
    await page.getByRole('grid').first().waitFor();
  });

  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    it.each([...PAGES, ...KOREAN])('passes axe: /%s', async (path) => {
      await open(path, { colorScheme });
      expect(await violations(page)).toEqual([]);
    });
  });

  describe.each(SCREENS)('on $width×$height', (viewport) => {
    it.each([...PAGES, ...KOREAN])('does not scroll sideways: /%s', async (path) => {
      await open(path, { viewport });
      const scrolls = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(scrolls).toBe(false);
    });
  });

  it('works at a path with a space and Hangul', async () => {
    const other = await serve(DIST, `/${encodeURIComponent('한 글')}/`);
    const { url } = site;
    site = other;
    try {
      await open('ko/library.html');
      await page.getByRole('link', { name: '기법', exact: true }).first().click();
      await heading('기법').waitFor();
    } finally {
      other.close();
      site = { ...other, url };
    }
  });

  it('names no other host in its pages', () => {
    const html = readFileSync(`${DIST}index.html`, 'utf8');
    expect(html.match(/(?:src|href)="https?:[^"]*"/g)).toBeNull();
  });
});
