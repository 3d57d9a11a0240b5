import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { languages } from '../src/words/words.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { describeStudio } from './studio-page.ts';

const { preferences } = en;

describeStudio('the settings', (studio) => {
  it('turn off single-character shortcuts, even after a reload', async () => {
    await studio.open('1&e=100');
    const { page } = studio;
    await page.focus('[role="slider"]');
    await page.keyboard.press('r');
    await studio.at(0);
    await studio.goTo(100);
    await choose(page, () => page.uncheck(`text=${preferences.singleKeys}`));
    for (let visit = 0; visit < 2; visit++) {
      await page.focus('[role="slider"]');
      for (const key of ['r', '?', 'ArrowRight']) await page.keyboard.press(key);
      await studio.at(101 + visit);
      expect(await page.$('dialog[open]')).toBe(null);
      await page.waitForFunction((event) => location.hash.includes(`e=${event}&`), 101 + visit);
      await page.reload();
      await studio.at(101 + visit);
    }
  });

  it('keep language, theme and motion for the next visit, unless the address says otherwise', async () => {
    await studio.open('1&e=0');
    const { page } = studio;
    await choose(page, async () => {
      await page.selectOption('.preferences select >> nth=1', 'dark');
      await page.uncheck(`text=${preferences.motion}`);
      await page.selectOption('.preferences select >> nth=0', 'ko');
    });
    const look = () =>
      page.$eval('html', ({ lang, dataset }) => [lang, dataset.theme, dataset.motion]);
    expect(await look()).toEqual(['ko', 'dark', 'off']);
    const [home] = page.url().split('#');
    const visits = [
      ['', 'ko', 'dark'],
      ['#1&l=en&t=light', 'en', 'light'],
      ['', 'ko', 'dark'],
    ];
    for (const [fragment, language, theme] of visits) {
      await page.goto('about:blank');
      await page.goto(home + fragment);
      await page.waitForSelector('.verdict:not([data-kind="working"])');
      expect(await look()).toEqual([language, theme, 'off']);
    }
  });

  it('last for the visit if the browser stores nothing', async () => {
    await studio.open();
    const { page } = studio;
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.reload();
    await page.waitForSelector('.verdict:not([data-kind="working"])');
    await choose(page, () => page.selectOption('.preferences select >> nth=1', 'dark'));
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  });

  it.each([
    ['watch', '[role="slider"]'],
    ['enter', '[role="gridcell"]'],
  ])('? shows the keys in %s, and Escape hides them', async (room, focus) => {
    await studio.open(`1&r=${room}`);
    const { page } = studio;
    await page.focus(focus);
    await page.keyboard.press('?');
    await page.waitForSelector(`dialog[open][aria-label="${preferences.keys}"]`);
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    expect(await page.$('[data-action="pause"]')).toBe(null);
  });

  it.each(['light', 'dark'].flatMap((theme) => languages.map((language) => [theme, language])))(
    'pass axe, as does the list of keys: %s, %s',
    async (theme, language) => {
      await studio.open(`1&t=${theme}&l=${language}`);
      for (const part of ['.preferences', '.keys']) {
        await studio.page.click(`${part} .opens`);
        expect(await violations(studio.page)).toEqual([]);
        await studio.page.keyboard.press('Escape');
      }
    },
  );
});

async function choose(page: Page, choosing: () => Promise<unknown>): Promise<void> {
  await page.click('.preferences .opens');
  await choosing();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}
