import { expect, it } from 'vitest';
import { themes } from '../src/page/state.ts';
import { violations } from './axe.ts';
import { roomIds as rooms } from './rooms.ts';
import { describeStudio } from './studio-page.ts';

/** Every theme and both languages. */
const APPEARANCES = [
  ['light', 'ko'],
  ['dark', 'en'],
  ['contrast', 'ko'],
] as const;

describeStudio('every room', (studio) => {
  /** Waits until the switch says that this theme is on. */
  const themed = (theme: (typeof themes)[number]): Promise<void> => {
    const { settings } = studio.words;
    return studio.button(`${settings.theme}: ${settings.themes[theme]}`).waitFor();
  };

  it.each(
    // One of the appearances in turn: another test computes the contrast of all colours.
    [...rooms, 'watch&view=icicle', 'watch&view=list'].map(
      (room, i) => [room, ...APPEARANCES[i % APPEARANCES.length]] as const,
    ),
  )('passes axe: %s, %s, %s', async (room, theme, language) => {
    await studio.open(`2&event=87&room=${room}&language=${language}&theme=${theme}`);
    expect(await studio.page.getAttribute('html', 'lang')).toBe(language);
    if (room.endsWith('list')) {
      await studio.watch.treeList.getByText(studio.words.tree.here).waitFor();
    }
    expect(await violations(studio.page, { enhanced: theme === 'contrast' })).toEqual([]);
  });

  it.each(APPEARANCES.slice(1))(
    'the Share and Export dialogs pass axe: %s, %s',
    async (theme, language) => {
      await studio.open(`2&event=87&bookmarks=12.87&language=${language}&theme=${theme}`);
      const { share } = studio.words;
      for (const name of [share.share, share.export]) {
        await studio.openDialog(name);
        expect(await violations(studio.page, { enhanced: theme === 'contrast' })).toEqual([]);
        await studio.page.keyboard.press('Escape');
      }
    },
  );

  it('the browser’s Back returns to the previous room', async () => {
    await studio.open('2&event=87');
    const { page } = studio;
    for (const room of ['race', 'make'] as const) {
      await studio.openRoom(room);
      await page.waitForFunction((name) => location.hash.includes(`room=${name}`), room);
    }
    await page.goBack();
    await studio.inRoom('race');
    await page.goBack();
    await studio.inRoom('watch');
    await studio.at(87);
    await page.goForward();
    await studio.inRoom('race');
  });

  it('changes language and theme without a reload, and keeps its place', async () => {
    await studio.open('2&event=87');
    await studio.speak('ko');
    await studio.themeSwitch.click();
    expect(await studio.page.getAttribute('html', 'lang')).toBe('ko');
    await themed('light');
    expect(await studio.shown()).toBe(87);
    // A link does not hold the language and the theme of its sender.
    await studio.page.waitForFunction(() => location.hash.includes('event=87'));
    expect(studio.page.url()).not.toMatch(/&[lt]=/);
  });

  it.each([
    ['no-preference', ['dark', 'light', 'dark', 'contrast']],
    ['more', ['contrast', 'light', 'dark', 'contrast']],
  ] as const)('with prefers-contrast: %s, the theme switch shows %j', async (contrast, shown) => {
    await studio.open();
    const { page } = studio;
    await page.emulateMedia({ contrast, colorScheme: 'dark' });
    const papers = { light: [251, 250, 247], dark: [20, 20, 19], contrast: [255, 255, 255] };
    for (const [i, theme] of themes.entries()) {
      await themed(theme);
      expect(await studio.paper()).toEqual(papers[shown[i]]);
      await studio.themeSwitch.click();
    }
    await themed('system');
  });
});
