import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import {
  CLASSIC,
  gridOf,
  notationById,
  notations,
  parsePuzzle,
  Random,
  Recording,
  scan,
  symbolOf,
} from '@nonet/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeInChromium, launch } from '../../../test/chromium.ts';
import { type Site, serve } from '../../../test/site.ts';
import { digitsIn } from '../src/picture/puzzle-text.ts';
import { SAMPLE, themes } from '../src/state/state.ts';
import { en } from '../src/words/en.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

function recorded(): Recording {
  const recording = new Recording({ givens: gridOf(CLASSIC, digitsIn(SAMPLE.cells)) }, scan);
  while (!recording.end) recording.advance();
  return recording;
}

describeInChromium('the studio in Chromium', () => {
  const recording = recorded();
  let browser: Browser;
  let site: Site;
  let page: Page;
  let faults: string[] = [];

  beforeAll(async () => {
    site = await serve(DIST, '/any/path/');
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });
  afterEach(async () => {
    await page.close();
    expect(faults).toEqual([]);
  });

  /** A page in English, unless the fragment says otherwise, when it has recorded its puzzle. */
  async function open(fragment = '', width = 1440, height = 900): Promise<void> {
    faults = [];
    page = await browser.newPage({ viewport: { width, height }, locale: 'en-US' });
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) faults.push(request.url());
    });
    await page.goto(`${site.url}#${fragment}`);
    await page.waitForSelector('.verdict[data-kind="unique"]');
  }

  const cells = (): Promise<string> =>
    page.$$eval('[role="gridcell"]', (all) => all.map((cell) => cell.textContent || '.').join(''));
  const shown = (): Promise<number> =>
    page.$eval('[data-counter="event"]', (b) => Number(b.textContent?.replaceAll(',', '')));
  const at = (event: number): Promise<unknown> =>
    page.waitForFunction(
      (text) =>
        document.querySelector('[data-counter="event"]')?.textContent === text &&
        document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow') ===
          text.replaceAll(',', ''),
      event.toLocaleString('en'),
    );

  /** All that is shown of a moment. */
  const picture = () =>
    page.evaluate(() => ({
      cells: Array.from(
        document.querySelectorAll('[role="gridcell"]'),
        (cell) => cell.textContent || '.',
      ).join(''),
      pointer: Array.from(document.querySelectorAll('.entry')).findIndex((entry) =>
        entry.hasAttribute('data-pointer'),
      ),
      frames: document.querySelectorAll('.frame').length,
      counters: Object.fromEntries(
        Array.from(document.querySelectorAll('[data-counter]'), (counter) => [
          counter.getAttribute('data-counter'),
          Number(counter.textContent?.replaceAll(',', '')),
        ]),
      ),
    }));
  const expected = (event: number) => {
    const { grid, index, stack, counters } = recording.at(event);
    const { placements, backs, tries, nodes } = counters;
    expect(index).toBe(stack.length);
    return {
      cells: Array.from(grid.digits, symbolOf).join(''),
      pointer: stack.length,
      frames: stack.length + 1,
      counters: { event, depth: index, placements, backs, tries, nodes },
    };
  };
  const goTo = async (event: number): Promise<void> => {
    await page.fill('.goto input', String(event));
    await page.press('.goto input', 'Enter');
    await at(event);
  };

  it('opens with the story puzzle, recorded and standing at its start', async () => {
    await open();
    await page.waitForFunction(
      (text) => document.querySelector('[role="slider"]')?.getAttribute('aria-valuetext') === text,
      en.transport.positionText(0, recording.events),
    );
    expect(await cells()).toBe(SAMPLE.cells);
    expect(await page.$$eval('[role="gridcell"][tabindex="0"]', (all) => all.length)).toBe(1);
  });

  it('shows what the engine has, at 60 events drawn at random, and one back from each', async () => {
    await open();
    const random = new Random('studio');
    for (let i = 0; i < 60; i++) {
      const event = 1 + random.below(recording.events);
      await goTo(event);
      expect(await picture()).toEqual(expected(event));
      if (i % 6 > 0) continue;
      await page.click('[data-action="back"]');
      await at(event - 1);
      expect(await picture()).toEqual(expected(event - 1));
    }
  });

  it('goes where every key of the transport says', async () => {
    await open();
    const { events } = recording;
    const isBack = (event: number) => recording.at(event).last?.kind === 'back';
    await goTo(100);
    await page.focus('[role="slider"]');
    const nextBack = Array.from({ length: events }, (_, i) => i + 1).find(
      (e) => e > 100 && isBack(e),
    )!;
    const before = Array.from({ length: nextBack }, (_, i) => nextBack - 1 - i).find(isBack)!;
    const page1 = Math.max(1, Math.round(events / 100));
    const steps: [string, number][] = [
      ['ArrowRight', 101],
      ['ArrowLeft', 100],
      ['Shift+ArrowRight', nextBack],
      ['Shift+ArrowLeft', before],
      ['PageDown', before + page1],
      ['PageUp', before],
      ['End', events],
      ['Home', 0],
      ['End', events],
      ['r', 0],
    ];
    for (const [key, event] of steps) {
      await page.keyboard.press(key);
      await at(event);
      const text = await page.getAttribute('[role="slider"]', 'aria-valuetext');
      expect(text).toBe(en.transport.positionText(event, events));
    }
    await page.keyboard.press('+');
    expect(await page.inputValue('.transport select')).toBe('10');
    await page.selectOption('.transport select', 'Infinity');
    await page.keyboard.press('Escape');
    await page.focus('[role="slider"]');
    await page.keyboard.press('Space');
    await at(events);
  });

  it('reads six notations, and says which', async () => {
    await open('1&r=enter');
    const givens = gridOf(CLASSIC, digitsIn(ESCARGOT));
    for (const id of ['line', 'rows', 'spaced', 'euler', 'block', 'json'] as const) {
      await page.click(`text=${en.enter.sample}`);
      const notation = notationById(id)!;
      const text = notation.head + notation.format({ givens, name: 'Grid 01', line: 1 }, 0);
      await page.fill('textarea', text);
      await page.waitForSelector('.reading[data-kind="found"]');
      expect(await page.textContent('.reading')).toContain(en.notations[id]);
      expect(await cells()).toBe(ESCARGOT);
    }
    expect(notations.length).toBe(Object.keys(en.notations).length);
  });

  it('says of broken texts what is wrong where, and leaves the grid', async () => {
    await open('1&r=enter');
    const broken = [
      ESCARGOT.slice(1),
      `${ESCARGOT.slice(0, 40)}?${ESCARGOT.slice(41)}`,
      `Grid 01\n${'003020600\n'.repeat(8)}00302060`,
      'not a sudoku',
    ];
    for (const text of broken) {
      const result = parsePuzzle(text);
      if (result.ok) throw new Error(`expected a broken text, got ${text}`);
      const { line, column, expected, found } = result.error;
      await page.fill('textarea', text);
      await page.waitForSelector('.reading[data-kind="broken"]');
      expect(await page.textContent('.reading dt')).toBe(en.enter.broken(line, column));
      const said = await page.$$eval('.reading dd', (all) => all.map((dd) => dd.textContent));
      expect(said).toEqual([expected, found]);
      expect(await cells()).toBe(SAMPLE.cells);
      await page.fill('textarea', '');
      await page.waitForSelector('.reading[data-kind="nothing"]', { state: 'attached' });
    }
  });

  it('takes digits typed into the grid, and judges as they come', async () => {
    await open('1&r=enter');
    await page.focus('[role="gridcell"]');
    for (const key of ['ArrowRight', '1']) await page.keyboard.press(key);
    await page.waitForSelector('.verdict[data-kind="conflict"]');
    for (const key of ['ArrowLeft', '0']) await page.keyboard.press(key);
    await page.waitForSelector('.verdict[data-kind="unique"]');
    expect(await cells()).toBe(SAMPLE.cells);
  });

  it.each(
    ['watch', 'enter'].flatMap((room) =>
      ['light', 'dark', 'contrast'].flatMap((theme) =>
        ['en', 'ko'].map((language) => [room, theme, language]),
      ),
    ),
  )('axe finds nothing in %s, %s, %s', async (room, theme, language) => {
    await open(`1&e=87&r=${room}&l=${language}&t=${theme}`);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    await page.evaluate(AXE);
    const found = await page.evaluate(async (enabled) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run({ rules: { 'color-contrast-enhanced': { enabled } } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, theme === 'contrast');
    expect(found).toEqual([]);
  });

  it('changes language and theme without a reload, and keeps its place', async () => {
    await open('1&e=87');
    await page.click('.settings [lang="ko"]');
    await page.click('.theme');
    expect(await page.getAttribute('html', 'lang')).toBe('ko');
    expect(await page.getAttribute('html', 'data-theme')).toBe('light');
    expect(await shown()).toBe(87);
    await page.waitForFunction(() => location.hash.includes('e=87&r=watch&l=ko&t=light'));
  });

  it.each([
    ['no-preference', ['dark', 'light', 'dark', 'contrast']],
    ['more', ['contrast', 'light', 'dark', 'contrast']],
  ] as const)('with prefers-contrast: %s, the theme switch gives %j', async (contrast, shown) => {
    await open();
    await page.emulateMedia({ contrast, colorScheme: 'dark' });
    const paper = () =>
      page.$eval('html', (html) =>
        getComputedStyle(html)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number),
      );
    const papers = { light: [251, 250, 247], dark: [20, 20, 19], contrast: [255, 255, 255] };
    for (const [i, theme] of themes.entries()) {
      expect(await page.getAttribute('html', 'data-theme')).toBe(theme);
      expect((await paper())?.map((part) => Math.round(part * 255))).toEqual(papers[shown[i]]);
      await page.click('.theme');
      await page.waitForSelector(`html:not([data-theme="${theme}"])`);
    }
    expect(await page.getAttribute('html', 'data-theme')).toBe('system');
  });

  it.each([320, 768, 1440])('has no sideways scroll at %i px', async (width) => {
    for (const room of ['watch', 'enter']) {
      await open(`1&r=${room}`, width, 800);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (room === 'watch') await page.close();
    }
  });
});
