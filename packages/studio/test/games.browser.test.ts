import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { levelNames } from '@nonet/engine/explain';
import { Random } from '@nonet/engine/generate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserWith, describeInChromium } from '../../../test/chromium.ts';
import { type Site, serve } from '../../../test/site.ts';
import { coachWords } from '../src/rooms/play/coach/words.ts';
import { playWords } from '../src/rooms/play/words.ts';
import { linkFaults } from '../src/words/link-faults.ts';
import { en } from './all-words.ts';
import { StudioPage } from './studio-page.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const BLANKS = Array.from(PUZZLE).flatMap((symbol, at) => (symbol === '.' ? [at] : []));
const { games, newGame } = playWords.en;

describeInChromium('a game', () => {
  let browser: Browser;
  let context: BrowserContext;
  let site: Site;
  beforeAll(async () => {
    browser = await browserWith();
    site = await serve(DIST, '/');
  });
  beforeEach(async () => {
    context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  });
  afterEach(() => context.close());
  afterAll(() => site.close());

  async function opened(puzzle = PUZZLE): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${site.url}#2&room=play&puzzle=${puzzle}`);
    await new StudioPage(page).judged();
    return page;
  }
  const cell = (page: Page, at: number) => page.getByRole('gridcell').nth(at);
  /** IndexedDB has the last change: until then, localStorage has it. */
  const isKept = (page: Page) =>
    page.waitForFunction(() => localStorage.getItem('nonet-game') === null);
  /** The number of the player's digits and notes. */
  const written = async (page: Page) => {
    const names = await page
      .getByRole('gridcell')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    return names.filter((name) => /, [1-9]$|candidates/.test(name)).length;
  };

  it('loses at most the last change if the page dies at any moment', async () => {
    const random = new Random('deaths');
    let total = 0;
    let lost = 0;
    for (let death = 0; death < 2; death++) {
      const page = await opened();
      await expect.poll(() => written(page)).toBeGreaterThanOrEqual(total - 1);
      total = await written(page);
      const moves = 1 + random.below(3);
      for (let move = 0; move < moves && total < BLANKS.length; move++) {
        const at = BLANKS[total++];
        // The focus selects the cell, and each key writes at once.
        await cell(page, at).evaluate((one) => {
          one.focus();
          const init = { bubbles: true, code: 'Digit1', key: '!', shiftKey: true };
          one.dispatchEvent(new KeyboardEvent('keydown', init));
        });
      }
      const session = await context.newCDPSession(page);
      void session.send('Page.crash').catch(() => {});
      await page.waitForEvent('crash');
      await page.close();
      const next = await opened();
      const kept = async () => total - (await written(next));
      await expect.poll(kept).toBeLessThanOrEqual(1);
      lost += await kept();
      total = await written(next);
      await next.close();
    }
    expect(lost).toBeLessThanOrEqual(2);
  });

  it('goes on after a reload, in its list, and begins again', async () => {
    const page = await opened(`${PUZZLE}&title=Wikipedia`);
    const title = page.locator('.origin', { hasText: 'Wikipedia' });
    await title.waitFor();
    await cell(page, 2).click();
    await page.keyboard.press('4');
    await page.keyboard.press('Control+Shift+3');
    const technique = coachWords.en.more.where;
    await page.getByRole('button', { name: coachWords.en.hint, exact: true }).click();
    await page.getByRole('button', { name: technique, exact: true }).click();
    await page.reload();
    await expect.poll(() => cell(page, 2).getAttribute('aria-label')).toMatch(/4, color 3$/);
    // The selection and the hint are there again.
    expect(await cell(page, 2).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: coachWords.en.more.what, exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell(page, 2).getAttribute('aria-label')).toMatch(/, 4$/);

    await page.getByRole('button', { name: newGame.name }).click();
    await page.getByRole('button', { name: levelNames.en.easy, exact: true }).first().click();
    await expect.poll(() => written(page)).toBe(0);
    await title.waitFor({ state: 'detached' });
    await page
      .getByRole('gridcell', { name: /, empty$/ })
      .first()
      .click();
    await page.keyboard.press('Shift+1');
    await isKept(page);
    await page.getByRole('button', { name: games.name, exact: true }).click();
    const picture = page.locator('.kept-games .preview path').first();
    expect(await picture.evaluate((it) => getComputedStyle(it).fill)).not.toBe('none');
    await page.getByRole('button', { name: games.goOn }).nth(1).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(page, 2).getAttribute('aria-label')).toMatch(/, 4$/);
    await title.waitFor();
    // It is the same game, and not a copy.
    await cell(page, 3).click();
    await page.keyboard.press('2');
    await isKept(page);
    await page.getByRole('button', { name: games.name, exact: true }).click();
    await expect.poll(() => page.locator('.kept-games li').count()).toBe(2);
    await page.getByRole('button', { name: games.again }).click();
    await expect.poll(() => written(page)).toBe(0);
  });

  it('stays paused after a reload', async () => {
    const page = await opened();
    await cell(page, 2).click();
    await page.keyboard.press('4');
    await page.keyboard.press('p');
    await page.getByText(playWords.en.clock.paused).waitFor();
    await isKept(page);
    await page.reload();
    await page.getByText(playWords.en.clock.paused).waitFor();
    await page.locator('.paused').getByRole('button').click();
    await expect.poll(() => written(page)).toBe(1);
  });

  it('is not destroyed by another tab', async () => {
    const first = await opened();
    await cell(first, 2).click();
    await first.keyboard.press('4');
    await isKept(first);
    const second = await opened();
    await expect.poll(() => written(second)).toBe(1);
    await cell(second, 3).click();
    await second.keyboard.press('2');
    await isKept(second);
    await cell(first, 5).click();
    await first.keyboard.press('8');
    await isKept(first);
    // Both games are kept.
    await second.getByRole('button', { name: games.name, exact: true }).click();
    await expect.poll(() => second.locator('.kept-games li').count()).toBe(2);
    const third = await opened();
    await expect.poll(() => written(third)).toBe(2);
  });

  it('travels in a file and in a link', async () => {
    const page = await opened();
    await cell(page, 2).click();
    await page.keyboard.press('Shift+4');
    await page.keyboard.press('Control+2');
    await page.getByRole('button', { name: games.name, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: games.download }).click(),
    ]);
    const file = await download.path();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en.share.share, exact: true }).click();
    const link = await page.getByLabel(en.share.link).inputValue();
    expect(link).toContain('&game=');

    const other = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
    const elsewhere = await other.newPage();
    await elsewhere.goto(link);
    const noted = /empty, candidates 2 4$/;
    await expect.poll(() => cell(elsewhere, 2).getAttribute('aria-label')).toMatch(noted);

    const third = await other.newPage();
    await third.goto(`${site.url}#2&room=play&puzzle=${PUZZLE}`);
    await new StudioPage(third).judged();
    await third.getByRole('button', { name: games.name, exact: true }).click();
    await third.locator('.games input[type="file"]').setInputFiles(file);
    await expect.poll(() => cell(third, 2).getAttribute('aria-label')).toMatch(noted);

    const damaged = readFileSync(file, 'utf8').replace('~', '~x');
    await third.locator('.games input[type="file"]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(damaged),
    });
    await third.getByText(linkFaults.en({ id: 'game', entry: 1 })).waitFor();
    await other.close();
  });

  it('is played even if the browser keeps nothing, or keeps something damaged', async () => {
    const page = await opened();
    await cell(page, 2).click();
    await page.keyboard.press('4');
    await isKept(page);
    await page.evaluate(async () => {
      const request = indexedDB.open('nonet-games');
      const db = await new Promise<IDBDatabase>((done) => {
        request.onsuccess = () => done(request.result);
      });
      const store = db.transaction('games', 'readwrite').objectStore('games');
      for (const key of await new Promise<IDBValidKey[]>((done) => {
        const all = store.getAllKeys();
        all.onsuccess = () => done(all.result);
      })) {
        store.put({ damaged: true }, key);
      }
      db.close();
    });
    const next = await opened();
    await cell(next, 3).click();
    await next.keyboard.press('2');
    await expect.poll(() => written(next)).toBe(1);

    await context.addInitScript('IDBFactory.prototype.open = () => { throw new Error("no") }');
    const refused = await opened();
    await cell(refused, 3).click();
    await refused.keyboard.press('2');
    await expect.poll(() => written(refused)).toBe(1);
    await refused.getByText(games.unkept).waitFor();
  });
});
