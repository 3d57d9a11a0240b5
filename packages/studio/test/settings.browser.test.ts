import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Language, languageNames } from '../src/words/words.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { describeStudio } from './studio-page.ts';

const { preferences } = en;

describeStudio('the settings', (studio) => {
  it('turn off single-character shortcuts, even after a reload', async () => {
    await studio.open('2&event=100');
    const { page } = studio;
    await studio.slider.focus();
    await page.keyboard.press('r');
    await studio.at(0);
    await studio.goTo(100);
    await choose((settings) =>
      settings.getByRole('checkbox', { name: preferences.singleKeys }).uncheck(),
    );
    await page.waitForFunction(() => location.hash.includes('event=100'));
    await page.reload();
    await studio.at(100);
    await studio.slider.focus();
    for (const key of ['r', '?', 'ArrowRight']) await page.keyboard.press(key);
    await studio.at(101);
    expect(await studio.dialog.count()).toBe(0);
  });

  it('keep language, theme and motion for the next visit, unless the address says otherwise', async () => {
    await studio.open('2&event=0');
    const { page } = studio;
    await choose(async (settings) => {
      await studio
        .named('combobox', en.settings.theme, settings)
        .selectOption(en.settings.themes.dark);
      await settings.getByRole('checkbox', { name: preferences.motion }).uncheck();
      const language = studio.named('combobox', en.settings.language, settings);
      await language.selectOption(languageNames.ko);
    });
    /** The language, the theme and its background, and whether digits fade in. */
    const look = async (language: Language) => {
      studio.language = language;
      return [
        await page.getAttribute('html', 'lang'),
        await studio.themeSwitch.getAttribute('aria-label'),
        await studio.paper(),
        await page.getAttribute('html', 'data-motion'),
      ];
    };
    const [night, paper] = [
      [20, 20, 19],
      [251, 250, 247],
    ];
    expect(await look('ko')).toEqual(['ko', '테마: 다크', night, 'off']);
    const [home] = page.url().split('#');
    const visits = [
      ['', 'ko', '테마: 다크', night],
      ['#2&language=en&theme=light', 'en', 'Theme: Light', paper],
      ['', 'ko', '테마: 다크', night],
    ] as const;
    for (const [fragment, language, theme, background] of visits) {
      await page.goto('about:blank');
      await page.goto(home + fragment);
      studio.language = language;
      await studio.judged();
      expect(await look(language)).toEqual([language, theme, background, 'off']);
    }
  });

  it('? shows the keys in Watch and in Make, and Escape hides them', async () => {
    await studio.open('2&room=watch');
    const { page } = studio;
    // What a closed dialog hides is not drawn with every event.
    expect(await page.locator('dialog :is(dl, section, label)').count()).toBe(0);
    for (const [room, part] of [
      ['watch', studio.slider],
      ['make', studio.cell('r1c1')],
    ] as const) {
      await studio.openRoom(room);
      await part.focus();
      await page.keyboard.press('?');
      await studio.named('dialog', preferences.keys).waitFor();
      await page.keyboard.press('Space');
      await page.keyboard.press('Escape');
      await studio.dialog.waitFor({ state: 'hidden' });
      expect(await studio.transport('pause').count()).toBe(0);
    }
  });

  it('pass axe, as does the list of keys', async () => {
    await studio.open('2&theme=dark&language=ko');
    const { name, keys } = studio.words.preferences;
    for (const dialog of [name, keys]) {
      await studio.openDialog(dialog);
      expect(await violations(studio.page)).toEqual([]);
      await studio.page.keyboard.press('Escape');
    }
  });

  async function choose(choosing: (settings: Locator) => Promise<unknown>): Promise<void> {
    await choosing(await studio.openDialog(preferences.name));
    await studio.page.keyboard.press('Escape');
    await studio.dialog.waitFor({ state: 'hidden' });
  }
});
