import { levelNames } from '@nonet/engine/explain';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { levelWords } from '../src/game/level-words.ts';
import { dayOf } from '../src/picture/days.ts';
import { startWords } from '../src/rooms/start/words.ts';
import { languages } from '../src/words/words.ts';
import { violations } from './axe.ts';
import { faults, resize, SCREENS, type Size } from './layout-faults.ts';
import { pasteOnPage } from './paste.ts';
import { FAMOUS } from './puzzle-texts.ts';
import { roomIds } from './rooms.ts';
import { describeStudio } from './studio-page.ts';
import { PATIENCE } from './studio-parts.ts';

const THIRTEEN: readonly Size[] = [...SCREENS, [412, 915]];
const { goOn, paste } = startWords.en;

describeStudio('the start', (studio) => {
  const choice = (label: RegExp): Locator => studio.root.getByRole('group', { name: label });
  const newGame = (): Locator => choice(new RegExp(`^${levelWords.en.newGame}$`));
  const today = (): Locator => choice(/^Today, /);
  const empty = () => studio.root.getByRole('gridcell', { name: /, empty$/ });
  /** Opens the page without a link, as on another visit. */
  const nextVisit = async (): Promise<void> => {
    const home = studio.page.url().replace(/#.*/, '');
    await studio.page.goto('about:blank');
    await studio.page.goto(home);
    await studio.judged();
  };

  it('leads to the first digit by a tap and a key, and later back to the game by a tap', async () => {
    await studio.open();
    await studio.inRoom('start');
    const levels = Object.values(levelNames.en).map((name) => studio.button(name, newGame()));
    const days = Object.values(levelNames.en).map((name) => studio.button(name, today()));
    for (const size of THIRTEEN) {
      await resize(studio, size);
      const parts = Object.fromEntries(
        [...levels, ...days].map((part, at) => [`level ${at}`, part]),
      );
      expect(await faults(studio, parts), size.join(' × ')).toEqual([]);
    }
    await studio.button(levelNames.en.medium, newGame()).click();
    await studio.grid.waitFor(PATIENCE);
    await studio.inRoom('play');
    const blanks = await empty().count();
    await studio.page.keyboard.press('5');
    await expect.poll(() => empty().count()).toBe(blanks - 1);
    const cells = await studio.cells();

    await studio.openRoom('start');
    await studio.page.waitForFunction(() => localStorage.getItem('nonet-game') === null);
    await nextVisit();
    await studio.inRoom('start');
    const game = studio.root.getByRole('button', { name: goOn });
    await game.filter({ hasText: levelNames.en.medium }).filter({ hasText: '%' }).waitFor();
    expect(await violations(studio.page)).toEqual([]);
    for (const size of THIRTEEN.filter((_, at) => at % 4 === 0)) {
      await resize(studio, size);
      expect(await faults(studio, { game }), size.join(' × ')).toEqual([]);
    }
    await game.click();
    await expect.poll(() => studio.cells()).toBe(cells);
    await nextVisit();
    await studio.inRoom('play');
    await expect.poll(() => studio.cells()).toBe(cells);
  });

  it('says that a puzzle is being made, and takes a tap back', async () => {
    await studio.open();
    let answer = (): void => {};
    const waiting = new Promise<void>((done) => {
      answer = done;
    });
    await studio.page.route('**/maker-worker-*.js', async (route) => {
      await waiting;
      await route.continue();
    });
    const { making } = levelWords.en;
    const status = studio.root.getByRole('status').filter({ hasText: making });
    await studio.button(levelNames.en.easy, today()).click();
    await status.waitFor();
    expect(await violations(studio.page)).toEqual([]);
    await studio.button(studio.words.cancel, status).click();
    await status.waitFor({ state: 'detached' });
    await studio.button(levelNames.en.hard, today()).click();
    await status.waitFor();
    answer();
    await studio.grid.waitFor(PATIENCE);
    await studio.page.waitForFunction(() => /level=hard&seed=[^&]+&day=\d/.test(location.hash));
  });

  it('marks the puzzles of the day that are solved, and opens what is pasted or typed', async () => {
    await studio.open();
    const puzzle = { boxRows: 3, boxColumns: 3, cells: FAMOUS };
    const solved = { puzzle, level: 'easy', daily: dayOf(new Date()), time: 60_000 };
    const counted = { at: Date.now(), zone: 0, hints: 0, steps: 0, wrong: 0 };
    await studio.page.evaluate(
      (game) => {
        localStorage.setItem('nonet-solved', JSON.stringify({ games: [game] }));
      },
      { ...solved, ...counted },
    );
    await studio.page.reload();
    await studio.button(`${levelNames.en.easy}, ${levelWords.en.solved}`, today()).waitFor();
    await studio.button(levelNames.en.easy, newGame()).waitFor();

    await pasteOnPage(studio, FAMOUS);
    await studio.inRoom('play');
    await expect.poll(() => studio.cells()).toBe(FAMOUS);
    await studio.openRoom('start');
    const box = studio.named('textbox', paste);
    await box.fill('not a puzzle');
    await box.press('Enter');
    await studio.root.getByRole('status').filter({ hasText: 'No puzzle found' }).waitFor();
    await studio.inRoom('start');
    await box.fill(FAMOUS.slice(0, -1).replaceAll('.', '0'));
    await box.press('Enter');
    await studio.root.getByRole('status').filter({ hasText: '80' }).waitFor();
  });

  it.each(languages)(
    'each room has a title, and its place in the row of groups: %s',
    async (language) => {
      await studio.open(`2&language=${language}`);
      const { page, words } = studio;
      const masthead = studio.root.getByRole('banner');
      const widths = language === 'en' ? [320, 720] : [390, 1280];
      for (const [nth, room] of roomIds.entries()) {
        await page.evaluate((id) => {
          location.hash = id;
        }, room);
        await studio.inRoom(room);
        await expect.poll(() => page.title()).toBe(words.titles[room]);
        for (const width of [widths[nth % 2]]) {
          await resize(studio, [width, 800]);
          const boxes = await masthead
            .locator('a, button')
            .evaluateAll((all) =>
              all
                .filter((one) => one.checkVisibility())
                .map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
            );
          const gaps = boxes.slice(1).map(({ left }, at) => left - boxes[at].right);
          const at = `${room}, ${width}`;
          expect(Math.min(...gaps), at).toBeGreaterThanOrEqual(0);
          expect(Math.min(...boxes.map(({ left }) => left)), at).toBeGreaterThanOrEqual(0);
          expect(Math.max(...boxes.map(({ right }) => right)), at).toBeLessThanOrEqual(width);
          expect((await masthead.boundingBox())!.height, at).toBeLessThan(60);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
        }
      }
      expect(new Set(Object.values(words.titles)).size).toBe(roomIds.length);
    },
  );

  it('on a phone, a menu has the rooms of the open group', async () => {
    await studio.open('2&room=watch&event=0', 320, 568);
    const { page } = studio;
    const focused = (wanted: Locator) => wanted.and(page.locator(':focus')).waitFor();
    const search = studio.group('search');
    await search.focus();
    await page.keyboard.press('Enter');
    await studio.room('race').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await studio.room('race').waitFor({ state: 'detached' });
    await focused(search);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await focused(studio.room('watch'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await studio.inRoom('race');
    await focused(search);
    await studio.openRoom('make');
    await search.click();
    await studio.inRoom('race');
    const settings = await studio.openDialog(studio.words.preferences.name);
    await studio.button(studio.words.preferences.keys, settings).click();
    await studio.named('dialog', studio.words.preferences.keys).waitFor();
  });
});
