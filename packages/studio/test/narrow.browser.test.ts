import { symbolOf } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { languages } from '../src/words/words.ts';
import { en } from './all-words.ts';
import { roomIds as rooms } from './rooms.ts';
import { describeStudio } from './studio-page.ts';

/**
 * The minimum size of touch targets in pixels: on a phone, for the cells of a 9×9 grid on a phone,
 * and on other screens.
 */
const TARGET = 44;
const CELL = 32;
const LEAST = 24;

/** A full 16×16 grid, which is wider than a phone and needs no search. */
const LARGE = Array.from({ length: 256 }, (_, cell) => {
  const row = cell >> 4;
  return symbolOf(((4 * (row % 4) + (row >> 2) + (cell % 16)) % 16) + 1);
}).join('');

describeStudio('on a page of any width', (studio) => {
  it.each(rooms)('%s does not scroll sideways', async (room) => {
    for (const puzzle of ['', `&puzzle=${LARGE}`]) {
      await studio.open(`2&room=${room}${puzzle}`);
      const { page } = studio;
      for (const language of languages) {
        await page.evaluate((language) => {
          location.hash = `2&language=${language}`;
        }, language);
        await page.waitForSelector(`html[lang="${language}"]`);
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, `${language} ${puzzle}`).toBe(width);
        }
      }
    }
  });

  it.each([320, 390, 430, 540])('%s px: the solutions and the jump menu fit', async (width) => {
    await studio.open(`2&room=make&puzzle=${'.'.repeat(81)}`, width, 844);
    const { page } = studio;
    await studio.make.gridViews.waitFor();
    const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBe(width);
    await studio.open('2&event=31', width, 844);
    await studio.button(en.jumps.label).click();
    const places = studio.jumpMenu.getByRole('listitem');
    // The landmarks, step over, step out, and the number of an event.
    expect(await places.count()).toBe(Object.keys(en.jumps.to).length + 3);
    const sides = await places.evaluateAll((all) =>
      all.flatMap((item) => [
        item.getBoundingClientRect().left,
        item.getBoundingClientRect().right,
      ]),
    );
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...sides)).toBeLessThanOrEqual(width);
    expect(await studio.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it.each(rooms.flatMap((room) => languages.map((language) => [room, language])))(
    '%s has large enough touch targets at 320 px: %s',
    async (room, language) => {
      await studio.open(
        `2&event=31&puzzle=${SAMPLE.cells}&room=${room}&language=${language}`,
        320,
        640,
      );
      const { page } = studio;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const dialog of [undefined, studio.words.preferences.name]) {
        if (dialog) await studio.openDialog(dialog);
        const shown = await page.evaluate(targets);
        const cells = ['start', 'record', 'race', 'practice', 'code'].includes(room) ? 0 : 81;
        expect(shown.filter(({ role }) => role === 'gridcell')).toHaveLength(cells);
        expect(shown.length).toBeGreaterThan(cells + 5);
        const small = shown.filter(
          ({ role, size }) => size < (role === 'gridcell' ? CELL : TARGET),
        );
        expect(small.map(({ size, name }) => `${size.toFixed(1)} ${name}`)).toEqual([]);
      }
    },
  );

  it('cells of a large grid are at least 24 px wide, and scroll in a box', async () => {
    await studio.open(`2&puzzle=${LARGE}`, 320, 640);
    const cells = await studio.grid
      .getByRole('gridcell')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
    expect(cells).toHaveLength(256);
    expect(Math.min(...cells)).toBeGreaterThanOrEqual(LEAST);
  });
});

/**
 * Runs in the page. Returns the shorter side of everything that can be pressed. A label is part of
 * its control.
 */
function targets(): { name: string; role: string | null; size: number }[] {
  const all = document.querySelectorAll<HTMLElement>(
    'button, select, input, textarea, a[href], summary, [role="slider"], [role="gridcell"]',
  );
  return Array.from(all)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const { role } = element;
      return { name: element.outerHTML.slice(0, 120), role, size: Math.min(width, height) };
    });
}
