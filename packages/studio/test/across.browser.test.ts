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

  it.each(APPEARANCES)('passes axe: %s, %s', async (theme, language) => {
    await studio.open(`2&event=87&language=${language}&theme=${theme}`);
    // Each room has one of the appearances in turn: another test computes the contrast of all colours.
    const shown = [...rooms, 'watch&view=icicle', 'watch&view=list'].filter(
      (_, i) => APPEARANCES[i % APPEARANCES.length][0] === theme,
    );
    for (const room of shown) {
      await studio.page.evaluate((hash) => {
        location.hash = hash;
      }, `2&event=87&room=${room}&language=${language}&theme=${theme}`);
      await studio.inRoom(room.replace(/&.*/, ''));
      await studio.judged();
      expect(await studio.page.getAttribute('html', 'lang')).toBe(language);
      if (room.endsWith('list')) {
        await studio.watch.treeList.getByText(studio.words.tree.here).waitFor();
      }
      expect(
        await violations(studio.page, { contrast: true, enhanced: theme === 'contrast' }),
        room,
      ).toEqual([]);
    }
  });

  it('the Share and Export dialogs pass axe', async () => {
    await studio.open('2&event=87&bookmarks=12.87&language=ko&theme=contrast');
    const { share } = studio.words;
    for (const name of [share.share, share.export]) {
      await studio.openDialog(name);
      expect(await violations(studio.page, { enhanced: true })).toEqual([]);
      await studio.page.keyboard.press('Escape');
    }
  });

  it('Back returns to the previous room; language and theme change without a reload, in its place', async () => {
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

    await page.goBack();
    await studio.inRoom('watch');
    await studio.speak('ko');
    await studio.themeSwitch.click();
    expect(await studio.page.getAttribute('html', 'lang')).toBe('ko');
    await themed('light');
    expect(await studio.shown()).toBe(87);
    // A link does not hold the language and the theme of its sender.
    await studio.page.waitForFunction(() => location.hash.includes('event=87'));
    expect(studio.page.url()).not.toMatch(/&[lt]=/);
  });

  it('the theme switch shows each theme, also to those who prefer more contrast', async () => {
    await studio.open();
    const { page } = studio;
    const papers = { light: [251, 250, 247], dark: [20, 20, 19], contrast: [255, 255, 255] };
    for (const [contrast, shown] of [
      ['no-preference', ['dark', 'light', 'dark', 'contrast']],
      ['more', ['contrast', 'light', 'dark', 'contrast']],
    ] as const) {
      await page.emulateMedia({ contrast, colorScheme: 'dark' });
      for (const [i, theme] of themes.entries()) {
        await themed(theme);
        expect(await studio.paper()).toEqual(papers[shown[i]]);
        await studio.themeSwitch.click();
      }
      await themed('system');
    }
  });
});
