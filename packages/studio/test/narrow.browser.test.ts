import { levelNames } from '@nonet/engine/explain';
import { symbolOf } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { coachWords } from '../src/rooms/play/coach/words.ts';
import { playWords } from '../src/rooms/play/words.ts';
import { languages } from '../src/words/words.ts';
import { en } from './all-words.ts';
import { resize, type Size } from './layout-faults.ts';
import { roomIds as rooms } from './rooms.ts';
import { describeStudio } from './studio-page.ts';

/**
 * The minimum size of touch targets in pixels: on a phone, for the cells of a 9×9 grid on a phone,
 * and on other screens.
 */
const TARGET = 44;
const CELL = 32;
const LEAST = 24;

/** Phones, one of them sideways, a tablet, and desktops. */
const SCREENS: readonly Size[] = [
  [320, 568],
  [390, 844],
  [412, 915],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1440, 900],
];

/** 1280 × 720 and 1440 × 900 at a zoom of 200 %, and of 400 %. */
const ZOOMED: readonly Size[] = [
  [640, 360],
  [720, 450],
  [320, 180],
  [360, 225],
];

const PUZZLE = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

/** A full 16×16 grid, which is wider than a phone and needs no search. */
const LARGE = Array.from({ length: 256 }, (_, cell) => {
  const row = cell >> 4;
  return symbolOf(((4 * (row % 4) + (row >> 2) + (cell % 16)) % 16) + 1);
}).join('');

describeStudio('on a page of any width', (studio) => {
  const show = (fragment: string): Promise<void> =>
    studio.page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);

  it('no room scrolls sideways', async () => {
    await studio.open('2&room=play');
    const { page } = studio;
    const pages = rooms.map((room) => [room, `&puzzle=${LARGE}`] as const);
    for (const [i, [room, puzzle]] of [['play', ''] as const, ...pages].entries()) {
      // The languages take turns.
      const language = languages[i % languages.length];
      await show(`2&room=${room}${puzzle}&language=${language}`);
      await page.waitForSelector(`html[lang="${language}"]`);
      await studio.inRoom(room);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${room} ${language} ${puzzle}`).toBe(width);
      }
    }
  });

  it('the solutions and the jump menu fit', async () => {
    await studio.open(`2&room=make&puzzle=${'.'.repeat(81)}`, 320, 844);
    const { page } = studio;
    const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    await studio.make.gridViews.waitFor();
    for (const width of [320, 430]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await wide()).toBe(width);
    }
    await show(`2&room=watch&puzzle=${SAMPLE.cells}&event=31`);
    await studio.at(31);
    await studio.button(en.jumps.label).click();
    const places = studio.jumpMenu.getByRole('listitem');
    // The landmarks, step over, step out, and the number of an event.
    expect(await places.count()).toBe(Object.keys(en.jumps.to).length + 3);
    for (const width of [320, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const sides = await places.evaluateAll((all) =>
        all.flatMap((item) => [
          item.getBoundingClientRect().left,
          item.getBoundingClientRect().right,
        ]),
      );
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...sides)).toBeLessThanOrEqual(width);
      expect(await wide()).toBe(width);
    }
  });

  it.each(languages)('has large enough touch targets at 320 px: %s', async (language) => {
    await studio.open(`2&language=${language}`, 320, 640);
    const { page } = studio;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The languages take turns.
    for (const room of rooms.filter((_, i) => languages[i % languages.length] === language)) {
      await show(`2&event=31&puzzle=${SAMPLE.cells}&room=${room}&language=${language}`);
      await studio.inRoom(room);
      await studio.judged();
      const cells = ['start', 'record', 'race', 'practice', 'code', 'scan'].includes(room) ? 0 : 81;
      const found = () => page.evaluate(targets);
      const gridcells = async () =>
        (await found()).filter(({ role }) => role === 'gridcell').length;
      await expect.poll(gridcells, { message: room }).toBe(cells);
      const shown = await found();
      expect(shown.length, room).toBeGreaterThan(cells + 5);
      const small = shown.filter(({ role, size }) => size < (role === 'gridcell' ? CELL : TARGET));
      expect(
        small.map(({ size, name }) => `${size.toFixed(1)} ${name}`),
        room,
      ).toEqual([]);
    }
    await studio.openDialog(studio.words.preferences.name);
    const small = (await page.evaluate(targets)).filter(
      ({ role, size }) => role !== 'gridcell' && size < TARGET,
    );
    expect(small).toEqual([]);
  });

  it('cells of a large grid are at least 24 px wide, and scroll in a box', async () => {
    await studio.open(`2&puzzle=${LARGE}`, 320, 640);
    const cells = await studio.grid
      .getByRole('gridcell')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
    expect(cells).toHaveLength(256);
    expect(Math.min(...cells)).toBeGreaterThanOrEqual(LEAST);
  });
});

describeStudio('Play on a screen of any size', (studio) => {
  const open = (fragment = '', ...size: Size | []) =>
    studio.open(`2&room=play&puzzle=${PUZZLE}${fragment}`, ...size);
  const places = () => studio.page.evaluate(placesInPage);
  const coach = () => studio.page.locator('.coach');

  /** Expects that a button of the coach is seen whole, before anything is scrolled. */
  const seen = async (name: string, size: Size) => {
    await coach().evaluate((it) => it.querySelector('.coach-body')?.scrollTo(0, 0));
    const isSeen = await studio.button(name).evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const corners = [
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
      ];
      return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    });
    expect(isSeen, `${size.join(' × ')} ${name}`).toBe(true);
  };

  it.each(languages)('neither grid nor keys move while the coach helps: %s', async (language) => {
    await open(`&language=${language}`);
    const own = coachWords[language];
    const hint = studio.button(own.hint);
    const screens = language === 'en' ? [0, 3, 5] : [1];
    for (const size of screens.map((at) => SCREENS[at])) {
      await resize(studio, size);
      const before = await places();
      // The grid, the modes, the digits and the other keys.
      expect(before.length).toBeGreaterThanOrEqual(1 + 4 + 9 + 6);
      const stays = async (when: string) =>
        expect(await places(), `${size.join(' × ')} ${when}`).toEqual(before);
      await hint.click();
      for (const rung of ['where', 'what', 'cells'] as const) {
        await studio.button(own.more[rung]).waitFor();
        await stays(rung);
        expect(await studio.page.evaluate(halfCovered), `${size.join(' × ')} ${rung}`).toEqual([]);
        await seen(own.more[rung], size);
        await hint.click();
      }
      await studio.button(own.doIt).waitFor();
      await stays('argument');
      await seen(own.doIt, size);
      await seen(studio.words.close, size);
      // The text of the argument stands above its buttons.
      const text = (await coach().locator('.argument p').boundingBox())!;
      expect(text.y).toBeLessThan((await studio.button(own.doIt).boundingBox())!.y);
      await studio.button(own.doIt).click();
      await studio.button(own.doIt).waitFor({ state: 'detached' });
      await stays('done');
      await studio.button(playWords[language].tools).waitFor();
      await studio.button(studio.words.history.undo).click();
      await studio
        .button(own.available)
        .or(studio.button(playWords[language].menu))
        .first()
        .waitFor();
      await stays('undone');
    }
  });

  it('nothing is half covered at a zoom of 200 % and 400 %', async () => {
    await open();
    const own = coachWords.en;
    for (const size of ZOOMED) {
      await resize(studio, size);
      expect(await studio.page.evaluate(halfCovered), size.join(' × ')).toEqual([]);
      const wide = await studio.page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(size[0]);
      await studio.button(own.hint).click();
      await studio.button(own.more.where).waitFor();
      expect(await studio.page.evaluate(halfCovered), `${size.join(' × ')} with a hint`).toEqual(
        [],
      );
      await studio.button(studio.words.close).click();
    }
  });

  it('the head is one row, and every target is large enough', async () => {
    for (const language of languages) {
      await open(`&level=extreme&seed=1&day=2026-11-29&language=${language}`);
      const half = language === 'en' ? 0 : 1;
      for (const size of [...SCREENS, ZOOMED[0]].filter((_, at) => at % 2 === half)) {
        await resize(studio, size);
        const at = `${language} ${size.join(' × ')}`;
        const head = (await studio.page.locator('.play-head').boundingBox())!;
        expect(head.height, at).toBeLessThan(2 * TARGET);
        expect(await studio.button(playWords[language].newGame.name).count(), at).toBe(1);
        const shown = await studio.page.evaluate(targets);
        expect(
          shown.filter(({ size }) => size < LEAST),
          at,
        ).toEqual([]);
        const keys = await studio.page.locator('.pad').evaluate((pad) =>
          Array.from(pad.querySelectorAll(':scope > * button'), (key) => {
            const { width, height } = key.getBoundingClientRect();
            return { isDigit: !!key.closest('.digits'), side: Math.min(width, height) };
          }).filter(({ side }) => side > 0),
        );
        const least = Math.min(...keys.map(({ side }) => side));
        expect(least, at).toBeGreaterThanOrEqual(TARGET - 0.01);
        if (size[0] < 1280) continue;
        const digits = keys.filter(({ isDigit }) => isDigit);
        expect(Math.min(...digits.map(({ side }) => side)), at).toBeGreaterThanOrEqual(56);
      }
    }
  });

  it('lists what can be done in a list that scrolls in itself', async () => {
    await open('', 1280, 720);
    const before = await places();
    await studio.button(coachWords.en.available).click();
    await studio.button(coachWords.en.harder).click();
    const list = studio.page.locator('.available');
    await expect.poll(() => list.locator('li').count()).toBeGreaterThan(5);
    expect(await places()).toEqual(before);
    const { height } = (await list.boundingBox())!;
    expect(height).toBeLessThan(0.45 * 720);
    const box = (await coach().boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(720);
  });

  it('has the keys for either hand, and grid and keys in three sizes', async () => {
    const { settings } = playWords.en;
    const choose = async (label: string, option: string) => {
      if (!(await studio.button(settings.name).isVisible())) {
        await studio.button(playWords.en.menu).click();
      }
      await studio.button(settings.name).click();
      await studio.page.getByLabel(label).selectOption(option);
      await studio.page.keyboard.press('Escape');
    };
    const sizes = async () => {
      const [grid, ...keys] = await places();
      return { grid: grid[2], key: keys[5][3] };
    };
    for (const size of [SCREENS[1], SCREENS[5]]) {
      await open('', ...size);
      const hasGridSizes = size[0] >= 600;
      const found: Awaited<ReturnType<typeof sizes>>[] = [];
      for (const option of ['small', 'usual', 'large'] as const) {
        if (hasGridSizes) await choose(settings.gridSize, option);
        await choose(settings.keySize, option);
        found.push(await sizes());
      }
      const [small, usual, large] = found;
      expect(usual.key).toBeLessThan(large.key);
      if (!hasGridSizes) continue;
      expect(small.grid).toBeLessThan(usual.grid);
      expect(usual.grid).toBeLessThan(large.grid);
    }
    // A phone has no room for another size of the grid.
    await resize(studio, SCREENS[0]);
    await studio.button(playWords.en.menu).click();
    await studio.button(settings.name).click();
    await studio.page.getByLabel(settings.keypad).waitFor();
    for (const key of ['gridSize', 'keySize'] as const) {
      expect(await studio.page.getByLabel(settings[key]).isVisible()).toBe(false);
    }
    await studio.page.keyboard.press('Escape');
    await resize(studio, SCREENS[5]);
    const x = async (name: string) => (await studio.page.locator(name).boundingBox())!.x;
    expect(await x('.pad')).toBeGreaterThan(await x('.grid'));
    await choose(settings.keypad, 'left');
    expect(await x('.pad')).toBeLessThan(await x('.grid'));
    await studio.page.reload();
    await studio.judged();
    expect(await x('.pad')).toBeLessThan(await x('.grid'));
    // On a phone, Hint and Clear change their sides.
    await resize(studio, SCREENS[1]);
    expect(await x('.tools > .main')).toBeLessThan(await x('.tools > [data-action="undo"]'));
    expect(await x('.pad [data-digit="0"]')).toBeLessThan(await x('.pad [data-digit="6"]'));
  });

  it('opens with a choice of levels, and the clock begins with the game', async () => {
    await studio.open('2&room=play', ...SCREENS[1]);
    const levels = studio.page.getByRole('button', { name: levelNames.en.medium, exact: true });
    expect(await levels.count()).toBe(2);
    const clock = studio.page.getByRole('timer');
    expect(await clock.count()).toBe(0);
    expect(await studio.page.getByRole('gridcell').count()).toBe(0);
    await levels.first().click();
    await studio.grid.waitFor();
    expect(await clock.textContent()).toMatch(/^0:0[01]$/);
  });

  it('has keys for every size of grid', async () => {
    for (const size of [4, 25]) {
      await studio.open(`2&room=play&puzzle=${'.'.repeat(size * size)}`);
      for (const screen of [SCREENS[0], SCREENS[5]]) {
        await resize(studio, screen);
        const keys = studio.page.locator('.pad .digits button');
        expect(await keys.count()).toBe(size + 1);
        const boxes = await Promise.all((await keys.all()).map((key) => key.boundingBox()));
        for (const box of boxes) {
          expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(TARGET - 0.01);
          expect(box!.x + box!.width).toBeLessThanOrEqual(screen[0]);
        }
      }
    }
  });
});

/** Runs in the page. The places of the grid and of the keys, in pixels of the page. */
function placesInPage(): number[][] {
  const all = document.querySelectorAll('.grid, .pad > .tabs button, .pad > :not(.tabs) button');
  return Array.from(all)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map((it) => Math.round(it * 100) / 100);
    });
}

/** Runs in the page. The controls of Play that something covers in part. The coach may hide some. */
function halfCovered(): string[] {
  const all = document.querySelectorAll('.play button, .play summary, .play [role="gridcell"]');
  return Array.from(all)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hits = [
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
      ].map(([x, y]) => document.elementFromPoint(x, y));
      const isClear = hits.every((hit) => hit && element.contains(hit));
      const isHidden = hits.every((hit) => hit?.closest('.coach')) && !element.closest('.coach');
      return isClear || isHidden ? [] : [element.outerHTML.slice(0, 80)];
    });
}

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
