import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { techniqueNames } from '@nonet/engine/explain';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserWith, describeInChromium } from '../../../test/chromium.ts';
import { type Site, serve } from '../../../test/site.ts';
import { PYODIDE_FOLDER, pyodideFiles } from '../program-scripts/pyodide-files.mjs';
import { techniqueWords } from '../src/coach/technique/words.ts';
import { gallery } from '../src/puzzle/gallery.ts';
import { galleryEn } from '../src/puzzle/gallery-words.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { coachWords } from '../src/rooms/play/coach/words.ts';
import { linkFaults } from '../src/words/link-faults.ts';
import { en } from './all-words.ts';
import { roomIds as rooms } from './rooms.ts';
import { photoOf } from './scan-photo.ts';
import { StudioPage } from './studio-page.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const PRECACHE = fileURLToPath(new URL('../offline/precache.mjs', import.meta.url));
const LEETCODE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const EULER = gallery.find(({ id }) => id === 'project-euler-96')!;

const PATIENCE = { timeout: 60_000 };

describeInChromium('after the first load', () => {
  let browser: Browser;
  let context: BrowserContext;
  let folder: string;
  let site: Site;
  let requests: Request[];
  beforeAll(async () => {
    browser = await browserWith();
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
    // A blob: URL belongs to the page itself or to a frame of it, and is no network request.
    const own = [site.url, 'blob:'];
    const elsewhere = requests
      .map((request) => request.url())
      .filter((url) => !own.some((start) => url.startsWith(start)));
    expect(elsewhere).toEqual([]);
  });

  it('every room works offline, in open and new pages', async () => {
    const first = await opened('');
    await controlled(first);
    await offline();
    await first.reload();
    await new StudioPage(first).judged();

    const page = await opened(`#2&puzzle=${SAMPLE.cells}`);
    for (const room of rooms) {
      await page.goto(`${site.url}#2&room=${room}&puzzle=${SAMPLE.cells}`);
      await new StudioPage(page).inRoom(room);
    }
    await page.goto(`${site.url}#2&room=make`);
    const studio = new StudioPage(page);
    await studio.make.box.fill(LEETCODE);
    await studio.status(en.make.found(en.notations.line)).waitFor();
    await studio.judged();
    await page.goto(`${site.url}#2&room=watch&puzzle=${LEETCODE}&event=8365`);
    await studio.at(8_365);
  });

  it('everything in the rooms works offline', async () => {
    await controlled(await opened(''));
    await offline();

    const { history, predict, preferences, race, share, strategies } = en;
    const inMake = await opened(`#2&room=make&puzzle=${LEETCODE}`);
    const entering = new StudioPage(inMake);
    await entering.make.heading('gallery').click();
    const { title } = galleryEn[EULER.id];
    await entering.make.puzzles('gallery').getByRole('button', { name: title }).click();
    const cells = () => entering.cells();
    await expect.poll(cells).toBe(EULER.cells);
    await entering.button(history.undo).click();
    await expect.poll(cells).toBe(LEETCODE);
    await entering.button(history.redo).click();
    await expect.poll(cells).toBe(EULER.cells);
    await entering.make.solution.click();
    await expect.poll(cells).toMatch(/^[1-9]{81}$/);
    await inMake.reload();
    await entering.make.heading('recent').click();
    const recent = entering.make.puzzles('recent').getByRole('button');
    await recent.and(inMake.locator('[aria-current="true"]')).waitFor();
    const { names, save, saved } = en.print;
    const printing = await entering.openDialog(names.this);
    await entering.named('img', '1', printing).waitFor();
    await entering.button(save.pdf, printing).click();
    await entering.status(saved('nonet-sheet.pdf'), printing).waitFor();
    const buffer = await photoOf(LEETCODE);
    await inMake.goto(`${site.url}#2&room=scan`);
    await inMake
      .locator('.scan [type="file"]')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await expect.poll(cells).toBe(LEETCODE);

    const watchOf = await opened('#2&event=11');
    const watching = new StudioPage(watchOf);
    await watching.finding('firstWrong').waitFor();
    await watching.transport('stepOver').click();
    await watching.at(152);
    await watching.goTo(12);
    await watching.watch.drawnReasons.waitFor();
    await watching.watch.reasons.filter({ hasText: '1 is in r1c1' }).waitFor();
    await watching.transport('stepOut').click();
    await watching.at(152);
    const dialog = await watching.openDialog(share.export);
    for (const [form, events] of [
      ['gif', 4],
      ['png', 3],
    ] as const) {
      const field = watching.named('spinbutton', share.rangeEvents, dialog);
      await field.fill(String(events));
      await watching.button(share.rangeMake[form], dialog).click();
      await watching.named('img', share.rangePreview(events), dialog).waitFor();
    }
    await watching.button(en.close, dialog).click();
    await watching.transport('first').click();
    await watching.watch.predictSwitch.check();
    await watching.button('9', watching.watch.prediction).click();
    const wrong = predict.wrongDigit('4', {
      blocked: ['1', '2', '3'],
      ruledOut: [],
      tried: [],
    });
    await watching.watch.prediction.getByText(wrong, { exact: true }).waitFor();

    const inRace = await opened('#2&room=race&lanes=scan.bitmask-mrv.propagation&event=323');
    const racing = new StudioPage(inRace);
    const tied = `${strategies['bitmask-mrv'].name} and ${strategies.propagation.name}`;
    await racing.race.headline(race.outcome(tied, 51, strategies.scan.name, 323)).waitFor();
    await racing.button(race.remove(strategies.scan.name)).click();
    await racing.race.headline(race.even(51)).waitFor();

    const damaged = await opened('#2&puzzle=123');
    const noticing = new StudioPage(damaged);
    await noticing.notice.getByText(linkFaults.en({ id: 'cells', count: 3 })).waitFor();
    await noticing.button(en.close, noticing.notice).click();
    await noticing.notice.waitFor({ state: 'detached' });
    const settings = await noticing.openDialog(preferences.name);
    await noticing
      .named('combobox', en.settings.theme, settings)
      .selectOption(en.settings.themes.dark);
    await noticing.button(en.close, settings).click();
    await expect.poll(() => noticing.paper()).toEqual([20, 20, 19]);
    const keys = await noticing.openDialog(preferences.keys);
    await keys.getByRole('heading', { name: en.rooms.race }).waitFor();

    const inPlay = await opened(`#2&room=play&puzzle=${LEETCODE}`);
    const studio = new StudioPage(inPlay);
    await studio.button(coachWords.en.available).click();
    await studio.button(techniqueNames['hidden-single'].en).click();
    const technique = techniqueWords.en;
    await studio.button(technique.all).click();
    const article = studio.named('region', technique.label);
    for (const id of ['w-wing', 'forcing-net-verity'] as const) {
      await studio.button(techniqueNames[id].en, article).click();
      await studio.named('heading', techniqueNames[id].en, article).waitFor();
      await studio.button(technique.all).click();
    }
  });

  it('Python is loaded once, and works offline after its first use', async () => {
    const python = join(folder, PYODIDE_FOLDER);
    mkdirSync(python);
    for (const [name, path] of pyodideFiles) cpSync(path, join(python, name));
    const loads = () => requests.filter((request) => request.url().includes(PYODIDE_FOLDER));
    const page = await opened('#2&room=code');
    const { code } = new StudioPage(page);
    const runs = async (): Promise<void> => {
      await code.run.click();
      await code.status.filter({ hasText: en.coding.startingPython }).waitFor(PATIENCE);
    };
    // The service worker may not control the page yet.
    await runs();
    const first = loads().length;
    expect(first).toBeGreaterThanOrEqual(pyodideFiles.size);
    const isKept = () =>
      page.evaluate(async (folder) => {
        const name = (await caches.keys()).find((key) => key.endsWith(folder)) ?? '';
        return (await (await caches.open(name)).keys()).length;
      }, PYODIDE_FOLDER);
    await expect.poll(isKept, PATIENCE).toBe(pyodideFiles.size);
    await controlled(page);
    await page.reload();
    await runs();
    expect(loads()).toHaveLength(first);
    await offline();
    await page.reload();
    await code.run.click();
    await code.status.filter({ hasText: en.coding.recorded(323) }).waitFor(PATIENCE);
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
    // The new build takes over after the browser has closed the first page, and before the next
    // page is open.
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

/**
 * Runs in the page. Returns whether a newer build waits until all pages of this build are closed.
 */
async function isWaiting(): Promise<boolean> {
  return Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
}
