import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../../packages/studio/test/axe.ts';
import { browserWith } from '../../test/chromium.ts';
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
const PAGES = ['', 'techniques/wings.html', 'api/grid.html'];
const KOREAN = ['ko/how-hard.html', 'ko/generate.html'];

describeWith(need, 'the site', () => {
  let browser: Browser;
  let site: Site;
  let context: BrowserContext;
  let page: Page;
  /** Requests to other hosts, answers that are errors, and messages in the console. */
  let faults: string[] = [];

  beforeAll(async () => {
    site = await serve(DIST, '/any/path/');
    browser = await browserWith();
  });
  afterAll(async () => {
    await context?.close();
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
    ['', 'Search', 'CandidateGrid', /CandidateGrid/, '@nonet/engine/grid'],
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

  it('has a live board that answers, and has arrow keys', async () => {
    await open('');
    const [name, proper, none] = ['Row 1, column 1', 'One solution.', 'No solution.'];
    await message().getByText(proper).waitFor();
    await page.getByRole('button', { name: 'Rate' }).click();
    await message()
      .getByText(/Rating \d/)
      .waitFor();
    await cell(name).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Row 2, column 9');
    await cell(name).fill('6');
    await message().getByText(none).waitFor();
    await cell(name).fill('');
    // This given of the sample is redundant.
    await message().getByText(proper).waitFor();
    await page.locator('.live textarea').fill('.'.repeat(16));
    await message().getByText('288').waitFor();
    expect(await page.locator('.live-grid input').count()).toBe(16);
  });

  it('rates a puzzle', async () => {
    const rows = ['ER 3.4 히든 페어', 'HoDoKu 등급 보통 히든 페어', 'HoDoKu 점수 562'];
    const unrated = '해가 하나뿐인 퍼즐만 난이도를 매길 수 있어요.';
    const rating = '난이도를 매기는 중…';
    await open('ko/how-hard.html');
    await message()
      .getByText(/^해가 하나뿐이에요\. 난이도 3\.4\. 가장 어려운 기법: 히든 페어\.$/)
      .waitFor();
    const ratings = page.getByRole('table', { name: '난이도', exact: true });
    for (const row of rows) await ratings.getByRole('row', { name: row, exact: true }).waitFor();
    expect(await page.locator('.live-grid input').first().getAttribute('placeholder')).toBe('');
    await cell('1행 1열').fill('4');
    await message().getByText(unrated).waitFor();
    expect(await ratings.count()).toBe(0);
    const text = page.locator('.live textarea');
    await text.fill(HARD);
    await message().getByText(rating).waitFor();
    await page.getByRole('button', { name: '중지', exact: true }).click();
    await message().getByText('멈췄어요.').waitFor();
    await page.getByRole('button', { name: '난이도 매기기', exact: true }).click();
    await message().getByText(rating).waitFor();
    await text.fill(
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    );
    await message().getByText('난이도 1.2. 가장 어려운 기법: 히든 싱글.').waitFor();
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

  describe('shows searches', () => {
    const words = {
      play: '재생',
      step: '앞으로',
      back: '뒤로',
      dead: '다음 막다른 길',
      end: '완성했어요.',
    };
    const live = (index: number) => page.locator('.live-search').nth(index);
    const button = (index: number, name: string) =>
      live(index).getByRole('button', { name, exact: true });
    const slider = (index: number) => live(index).getByRole('slider');
    const status = (index: number) => live(index).getByRole('status');
    const shown = async (index: number) => ({
      counts: await live(index).locator('[data-count]').allTextContents(),
      digits: await live(index)
        .locator('.live-grid input')
        .evaluateAll((cells) =>
          cells.map((one) => (one as { value?: string }).value || one.getAttribute('placeholder')),
        ),
    });
    const counts = (index: number, wanted: string[]) =>
      expect.poll(async () => (await shown(index)).counts).toEqual(wanted);
    const events = async (index: number) => {
      await live(index).scrollIntoViewIfNeeded();
      await expect.poll(() => slider(index).getAttribute('max')).not.toBe('0');
      return Number(await slider(index).getAttribute('max'));
    };

    beforeAll(() => open('ko/backtracking.html'));

    it('plays to the solution', async () => {
      expect(await events(4)).toBe(51);
      expect(await slider(4).inputValue()).toBe('0');
      await button(4, words.play).click();
      await status(4).getByText(words.end).waitFor();
      const { counts, digits } = await shown(4);
      expect(counts).toEqual(['51', '0', '51']);
      expect(digits.join('')).toMatch(/^143628579572139468/);
      expect(await button(4, words.play).isEnabled()).toBe(true);
    });

    it('has the counts of the engine', async () => {
      const index = 2;
      expect(await events(index)).toBe(323);
      await slider(index).focus();
      await page.keyboard.press('End');
      await status(index).getByText(words.end).waitFor();
      await counts(index, ['187', '136', '1,486']);
    });

    it('steps forward and back to the same state', async () => {
      expect(await events(1)).toBe(323);
      expect(await slider(1).inputValue()).toBe('12');
      const before = await shown(1);
      await button(1, words.step).click();
      await expect.poll(() => shown(1)).not.toEqual(before);
      await button(1, words.back).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => shown(1)).toEqual(before);
      await button(1, words.dead).click();
      await expect.poll(() => slider(1).inputValue()).toBe('20');
      await page.keyboard.press('Enter');
      await expect.poll(() => slider(1).inputValue()).toBe('27');
    });

    it('searches another puzzle, and says what is wrong with a bad one', async () => {
      await events(4);
      await live(4).locator('summary').click();
      await live(4).getByRole('combobox').selectOption({ label: 'AI Escargot' });
      await expect.poll(() => slider(4).getAttribute('max')).toBe('376');
      await slider(4).fill('376');
      await counts(4, ['217', '159', '217']);
      await live(4).locator('.live-grid input').nth(1).fill('1');
      await status(4).getByText('두 번').waitFor();
      await expect.poll(() => button(4, words.play).isEnabled()).toBe(false);
      await expect.poll(() => live(4).locator('.live-grid input[aria-invalid]').count()).toBe(3);
      await live(4).getByRole('textbox').last().fill('12345');
      await status(4).getByText('글자').waitFor();
      await live(4).getByRole('combobox').selectOption({ index: 0 });
      await expect.poll(() => slider(4).getAttribute('max')).toBe('51');
      await counts(4, ['0', '0', '0']);
    });
  });

  it('has a page for addresses without a page', async () => {
    await open('ko/techniques/none.html');
    expect(await violations(page, { contrast: true })).toEqual([]);
    await page.getByRole('link', { name: '검색', exact: true }).click();
    await page.getByRole('searchbox').waitFor();
    await open('no/such/page.html');
    await page.getByRole('link', { name: 'Start page', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Nonet/ }).waitFor();
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    faults = [];
  });

  it('has the studio', async () => {
    await open('ko/library.html');
    await page.getByRole('link', { name: '스튜디오', exact: true }).first().click();
    await page.waitForURL(`${site.url}studio/`);
    await page.getByRole('main').getByRole('heading').first().waitFor();
  });

  /** Expects that the page does not scroll sideways on any screen. */
  async function expectNoSideways(): Promise<void> {
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      const scrolls = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(scrolls, `${viewport.width} px`).toBe(false);
    }
  }

  it('passes axe, and does not scroll sideways, while it shows searches', async () => {
    await open('backtracking.html', { colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const live of await page.locator('.live-search').all()) {
      await live.scrollIntoViewIfNeeded();
      const slider = live.getByRole('slider');
      await expect.poll(() => slider.isEnabled()).toBe(true);
      await slider.fill('20');
      await live.locator('summary').click();
    }
    expect(await violations(page, { contrast: true })).toEqual([]);
    await page.locator('.live-search textarea').first().fill('12345');
    await page.getByText('expected').waitFor();
    expect(await violations(page, { contrast: true })).toEqual([]);
    await expectNoSideways();
  });

  it.each([...PAGES, ...KOREAN])('passes axe, and does not scroll sideways: /%s', async (path) => {
    // The pages in both languages have the same colors.
    await open(path, { colorScheme: path.startsWith('ko/') ? 'dark' : 'light' });
    expect(await violations(page, { contrast: true })).toEqual([]);
    await expectNoSideways();
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
