import { expect, it } from 'vitest';
import { themes } from '../src/page/state.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { roomIds as rooms } from './rooms.ts';
import { describeStudio } from './studio-page.ts';

describeStudio('every room', (studio) => {
  it.each(
    [...rooms, 'watch&v=icicle', 'watch&v=list'].flatMap((room) =>
      ['light', 'dark', 'contrast'].flatMap((theme) =>
        ['en', 'ko'].map((language) => [room, theme, language]),
      ),
    ),
  )('passes axe: %s, %s, %s', async (room, theme, language) => {
    await studio.open(`1&e=87&r=${room}&l=${language}&t=${theme}`);
    expect(await studio.page.getAttribute('html', 'lang')).toBe(language);
    if (room.endsWith('list')) await studio.page.waitForSelector('[role="treegrid"] .pointer');
    expect(await violations(studio.page, { enhanced: theme === 'contrast' })).toEqual([]);
  });

  it.each(themes.flatMap((theme) => ['en', 'ko'].map((language) => [theme, language])))(
    'the Share and Export dialogs pass axe: %s, %s',
    async (theme, language) => {
      await studio.open(`1&e=87&q=12.87&l=${language}&t=${theme}`);
      for (const button of await studio.page.locator('.transport .opens').all()) {
        await button.click();
        expect(await violations(studio.page, { enhanced: theme === 'contrast' })).toEqual([]);
        await studio.page.keyboard.press('Escape');
      }
    },
  );

  it('the browser’s Back returns to the previous room', async () => {
    await studio.open('1&e=87');
    const { page } = studio;
    for (const room of ['enter', 'race']) {
      await page.click(`nav button:has-text("${en.rooms[room as 'enter' | 'race']}")`);
      await page.waitForFunction((name) => location.hash.includes(`r=${name}`), room);
    }
    await page.goBack();
    await page.waitForSelector('[data-room="enter"]');
    await page.goBack();
    await page.waitForSelector('[data-room="watch"]');
    await studio.at(87);
    await page.goForward();
    await page.waitForSelector('[data-room="enter"]');
  });

  it('changes language and theme without a reload, and keeps its place', async () => {
    await studio.open('1&e=87');
    await studio.page.click('.settings [lang="ko"]');
    await studio.page.click('.theme');
    expect(await studio.page.getAttribute('html', 'lang')).toBe('ko');
    expect(await studio.page.getAttribute('html', 'data-theme')).toBe('light');
    expect(await studio.shown()).toBe(87);
    await studio.page.waitForFunction(() => location.hash.includes('e=87&r=watch&l=ko&t=light'));
  });

  it.each([
    ['no-preference', ['dark', 'light', 'dark', 'contrast']],
    ['more', ['contrast', 'light', 'dark', 'contrast']],
  ] as const)('with prefers-contrast: %s, the theme switch shows %j', async (contrast, shown) => {
    await studio.open();
    const { page } = studio;
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
});
