import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeInChromium, launch } from '../../../test/chromium.ts';
import { type Site, serve } from '../../../test/site.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en } from './all-words.ts';
import { roomIds as rooms } from './rooms.ts';
import { StudioPage } from './studio-page.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const PRECACHE = fileURLToPath(new URL('../offline/precache.mjs', import.meta.url));
const LEETCODE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const PATIENCE = { timeout: 60_000 };

describeInChromium('after the first load', () => {
  let browser: Browser;
  let context: BrowserContext;
  let folder: string;
  let site: Site;
  let requests: Request[];
  beforeAll(async () => {
    browser = await launch();
  });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nonet-offline-'));
    cpSync(DIST, folder, { recursive: true });
    site = await serve(folder, '/some/where/');
    context = await browser.newContext({ locale: 'en-US' });
    requests = [];
    context.on('request', (request) => requests.push(request));
  });
  afterEach(async () => {
    await context.close();
    site.close();
    rmSync(folder, { recursive: true });
    expect(requests.some((request) => request.serviceWorker())).toBe(true);
    const elsewhere = requests
      .map((request) => request.url())
      .filter((url) => !url.startsWith(site.url));
    expect(elsewhere).toEqual([]);
  });
  afterAll(() => browser.close());

  it('every room works offline, in open and new pages', async () => {
    const first = await opened('');
    await controlled(first);
    await offline();
    await first.reload();
    await new StudioPage(first).judged();

    for (const room of rooms) {
      const page = await opened(`#1&r=${room}&p=${SAMPLE.cells}`);
      await new StudioPage(page).inRoom(room);
      await page.close();
    }
    const page = await opened('#1&r=enter');
    const studio = new StudioPage(page);
    await studio.enter.box.fill(LEETCODE);
    await studio.status(en.enter.found(en.notations.line)).waitFor();
    await studio.judged();
    await page.goto(`${site.url}#1&r=watch&p=${LEETCODE}&e=8365`);
    await studio.at(8_365);
  });

  it('a new build takes over, and only its files stay in the cache', async () => {
    const first = await opened('');
    await controlled(first);
    const [before] = await cacheNames(first);
    writeFileSync(
      join(folder, 'index.html'),
      readFileSync(join(DIST, 'index.html'), 'utf8').replace('<html', '<html data-build="2"'),
    );
    expect(spawnSync(process.execPath, [PRECACHE, folder]).status).toBe(0);

    await first.reload();
    expect(await first.getAttribute('html', 'data-build')).toBe('2');
    const { poll } = expect;
    await poll(() => first.evaluate(isWaiting), PATIENCE).toBe(true);
    await first.close();
    // The new build takes over when the browser has released the first page and the next is not open yet.
    const cachesOfNewPage = async (): Promise<string[]> => {
      const page = await opened('');
      const names = await cacheNames(page);
      await page.close();
      return names;
    };
    await poll(cachesOfNewPage, PATIENCE).toHaveLength(1);
    const second = await opened('');
    expect(await cacheNames(second)).not.toContain(before);

    await offline();
    await second.reload();
    await new StudioPage(second).judged();
    expect(await second.getAttribute('html', 'data-build')).toBe('2');
  });

  async function opened(fragment: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(site.url + fragment);
    await new StudioPage(page).judged();
    return page;
  }

  async function offline(): Promise<void> {
    await context.setOffline(true);
    site.close();
  }
});

function controlled(page: Page): Promise<unknown> {
  return page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Runs in the page. Returns whether a newer build waits until all pages of this build are closed. */
async function isWaiting(): Promise<boolean> {
  return Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
}
