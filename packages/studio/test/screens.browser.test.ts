import { symbolOf } from '@nonet/engine/notation';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { stops } from '../src/rooms/watch/guide.ts';
import { codeTabs } from '../src/search/state.ts';
import { type Language, languages } from '../src/words/words.ts';
import { faults, type Parts, resize, SCREENS, type Size, settled } from './layout-faults.ts';
import { paste } from './paste.ts';
import { describeStudio, type OpenedStudio } from './studio-page.ts';

/** On screens that are lower than this, the page scrolls. */
const LOW = 546;

/** A phone and a laptop. */
const TYPICAL: readonly Size[] = [
  [390, 844],
  [1280, 720],
];

/** The screens on which a language is shown: the others are like these. */
const screensOf = (language: Language): readonly Size[] =>
  SCREENS.filter((_, at) => at % 4 === languages.indexOf(language));

/** A 25×25 puzzle with a blank in every other cell. */
const LARGEST = Array.from({ length: 625 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 25), cell % 25];
  return cell % 2 ? '.' : symbolOf(((5 * (row % 5) + Math.floor(row / 5) + column) % 25) + 1);
}).join('');

const OWN = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
/** A puzzle whose search is long. */
const LONGEST = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

type Panel = Parameters<OpenedStudio['watch']['panelTab']>[0];

/**
 * Shows the panel on a screen that has tabs for the panels. Returns whether the screen has this
 * tab.
 */
async function show({ page, watch }: OpenedStudio, panel: Panel): Promise<boolean> {
  const tab = watch.panelTab(panel);
  if (!(await tab.isVisible())) return false;
  await tab.click();
  await settled(page);
  return true;
}

describeStudio('on a screen of any size', (studio) => {
  /** On a low screen the page scrolls to each of these parts. */
  async function isReachable(parts: Parts, at: string): Promise<void> {
    for (const [name, part] of Object.entries(parts)) {
      await part.first().scrollIntoViewIfNeeded();
      expect(await faults(studio, { [name]: part }), at).toEqual([]);
    }
    await studio.page.evaluate(() => scrollTo(0, 0));
  }

  it.each(languages)(
    'Watch shows grid, sentence, code, ruler and transport: %s',
    async (language) => {
      await studio.open(`2&event=87&language=${language}`);
      const { grid, counters, slider, playback, watch } = studio;
      const { candidates, pointer, predictSwitch, runningLines, strategy } = watch;
      const parts = { narration: watch.narration, slider, playback };
      for (const size of screensOf(language)) {
        await resize(studio, size);
        const at = size.join(' × ');
        await show(studio, 'grid');
        expect(await faults(studio, { grid, ...parts }), at).toEqual([]);
        if (size[1] < LOW) {
          await isReachable({ pointer, counters, runningLines }, at);
          continue;
        }
        await show(studio, 'tree');
        expect(await faults(studio, { pointer, ...parts }), at).toEqual([]);
        await show(studio, 'counters');
        expect(await faults(studio, { counters, ...parts }), at).toEqual([]);
        const isOnly = await show(studio, 'code');
        expect(await faults(studio, { runningLines, ...parts }), at).toEqual([]);
        if (isOnly) continue;
        const all = { grid, pointer, counters, runningLines, ...parts };
        expect(await faults(studio, all), at).toEqual([]);
        if (size[0] < 1100 || size[1] < 720) continue;
        const choices = { strategy, candidates, predictSwitch };
        expect(await faults(studio, choices), at).toEqual([]);
      }
    },
  );

  it.each(languages)('the tour fits at each of its stops: %s', async (language) => {
    await studio.open(`2&tour=1&event=0&language=${language}`);
    const { grid, playback, watch } = studio;
    const { tour, narration } = watch;
    const text = tour.getByRole('status');
    const parts = { grid, text, buttons: tour.getByRole('button'), playback };
    const lowest = SCREENS.filter((size) => !TYPICAL.includes(size) && size[1] < 900);
    for (let stop = 1; stop <= stops.length; stop++) {
      const { guide } = studio.words;
      await tour.getByText(guide.progress(stop, stops.length), { exact: true }).waitFor();
      await studio.at(stops[stop - 1].event);
      // Each stop on one screen in turn.
      const screens = language === 'en' ? lowest : TYPICAL;
      const size = screens[stop % screens.length];
      await resize(studio, size);
      // On the lowest phone, the text of the tour takes the place of the sentence.
      const all = size[0] === 320 ? parts : { ...parts, narration };
      expect(await faults(studio, all), `stop ${stop}, ${size.join(' × ')}`).toEqual([]);
      // Low phones show no slider.
      if (size[0] < 390) await resize(studio, TYPICAL[1]);
      if (stop < stops.length) await studio.button(guide.next, tour).click();
    }
  });

  it('Watch opens with grid, list and tour on a phone', async () => {
    await studio.open('2&tour=1&event=0', 320, 568);
    const { grid, playback, watch, words } = studio;
    const text = watch.tour.getByRole('status');
    const buttons = watch.tour.getByRole('button');
    const { pointer } = watch;
    await pointer.waitFor();
    await settled(studio.page);
    expect(await faults(studio, { grid, pointer, text, buttons, playback })).toEqual([]);
    // The list says that it goes on.
    const strip = studio.named('group', words.ruler.scrolls);
    expect(await strip.evaluate((box) => box.scrollLeft)).toBe(0);
    await watch.depths.and(studio.root.locator('[data-hides="right"]')).waitFor();
    await strip.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
    await watch.depths.and(studio.root.locator('[data-hides="left"]')).waitFor();
    // The tree begins at its first row, if a row has room.
    expect(await strip.evaluate((box) => box.scrollTop)).toBe(0);
  });

  it.each(languages)('Make shows the grid, with the box beside or below: %s', async (language) => {
    await studio.open(`2&room=make&language=${language}`);
    const { grid, make, words } = studio;
    const caption = studio.page.getByText(words.make.text, { exact: true });
    for (const size of screensOf(language)) {
      await resize(studio, size);
      const at = size.join(' × ');
      expect(await faults(studio, { grid }), at).toEqual([]);
      const board = (await grid.boundingBox())!;
      for (const part of [caption, make.box]) {
        const box = (await part.boundingBox())!;
        const isFree = box.x >= board.x + board.width || box.y >= board.y + board.height;
        expect(isFree, at).toBe(true);
      }
    }
  });

  it('Make shows a pasted puzzle solved with one more action, on a phone too', async () => {
    for (const [width, height] of TYPICAL) {
      await studio.open('2&room=make', width, height);
      const { grid, make } = studio;
      const button = studio.button(studio.words.make.paste);
      expect(await button.isVisible()).toBe(height > width);
      // The browser refuses to read what was copied, so the box takes it.
      if (height > width) {
        expect(await faults(studio, { button })).toEqual([]);
        await button.click();
        await make.box.and(studio.page.locator(':focus')).waitFor();
        await studio.page.evaluate(() => document.querySelector('.make')?.scrollIntoView());
      }
      await paste(studio, OWN);
      await studio.verdict.getByText(studio.words.verdict.minimal).waitFor();
      expect(await faults(studio, { verdict: studio.verdict, button: make.solution })).toEqual([]);
      await make.solution.click();
      await expect.poll(() => studio.cells()).not.toContain('.');
      expect(await faults(studio, { grid, button: make.solution })).toEqual([]);
    }
  });

  it.each([
    ['en', 'scan.bitmask-mrv.dlx', SCREENS.filter((_, at) => at % 3 === 0)],
    ['ko', 'scan.bitmask-mrv.dlx.learning', TYPICAL],
  ] as const)('Race shows the grid of every lane: %s, %s', async (language, lanes, sizes) => {
    await studio.open(`2&room=race&event=60&language=${language}&lanes=${lanes}`);
    const { race, playback } = studio;
    await race.recorded();
    const { grids: grid, counters, sliders } = race;
    expect(await grid.count()).toBe(lanes.split('.').length);
    for (const size of sizes) {
      await resize(studio, size);
      const runs = size[0] >= 1000 ? { counters, sliders } : {};
      // Of three lanes, a phone shows the names as well.
      const isThree = lanes.split('.').length === 3 && size[0] < 400;
      const names = isThree ? { names: race.room.getByRole('combobox') } : {};
      const all = { grid, playback, ...runs, ...names };
      expect(await faults(studio, all), size.join(' × ')).toEqual([]);
    }
  });

  it.each(languages)(
    'Code shows the program, and the button that runs it: %s',
    async (language) => {
      await studio.open(`2&room=code&language=${language}`);
      const { editorBox: editor, run, status } = studio.code;
      for (const size of screensOf(language)) {
        await resize(studio, size);
        const at = size.join(' × ');
        if (size[1] < LOW) await isReachable({ editor, run, status }, at);
        else expect(await faults(studio, { editor, run, status }), at).toEqual([]);
      }
    },
  );

  it('the button that stops a lane of Race covers nothing', async () => {
    await studio.open(`2&room=race&puzzle=${LONGEST}&lanes=scan.bitmask.dlx.learning`);
    const parts = {
      buttons: studio.root.getByRole('button', { name: studio.words.race.stopLane('') }),
      counters: studio.race.counters.first(),
    };
    for (const size of SCREENS.filter(([width]) => width === 1024 || width === 1440)) {
      await resize(studio, size);
      expect(await faults(studio, parts), size.join(' × ')).toEqual([]);
    }
  });

  it('the grid of Watch is large', async () => {
    await studio.open('2&event=87');
    const least = {
      '320,640': 288,
      '390,844': 360,
      '640,360': 280,
      '844,390': 320,
      '1280,640': 440,
      '1280,720': 470,
    };
    for (const [size, side] of Object.entries(least)) {
      const [width, height] = size.split(',').map(Number);
      await resize(studio, [width, height]);
      const box = await studio.grid.boundingBox();
      expect(box?.height, size).toBeGreaterThanOrEqual(side);
    }
  });

  it('nothing moves when a message comes or goes', async () => {
    // On a phone there is the least room.
    await studio.open(`2&puzzle=${LONGEST}&event=87&language=ko`, 390, 844);
    const { words } = studio;
    const { stop, resume } = words.transport;
    const places = () =>
      Promise.all(
        [studio.grid, studio.slider, studio.transport('play')].map((part) => part.boundingBox()),
      );
    await studio.button(stop).waitFor();
    const before = await places();
    await studio.button(stop).click();
    await studio.button(resume).waitFor();
    expect(await places()).toEqual(before);
    await studio.jumpTo('nextDeadEnd');
    await studio.landmark.filter({ hasText: words.jumps.found.nextDeadEnd }).waitFor();
    expect(await places()).toEqual(before);
  });

  it('the running line is in view in every language of the code', async () => {
    await studio.open('2&event=90&strategy=dlx');
    const { watch } = studio;
    const { runningLines } = watch;
    for (const size of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await resize(studio, size);
      await show(studio, 'code');
      for (const tab of codeTabs) {
        await watch.codeTab(tab).click();
        await settled(studio.page);
        expect(await faults(studio, { runningLines }), `${tab}, ${size.join(' × ')}`).toEqual([]);
      }
    }
  });

  it('a phone shows every panel by the keyboard', async () => {
    await studio.open('2&event=87', 320, 568);
    const { page, watch } = studio;
    await watch.panelTab('grid').focus();
    const panels = {
      tree: watch.ruler,
      counters: studio.counters,
      code: watch.runningLines,
      strategy: watch.strategy,
    } as const;
    for (const [panel, part] of Object.entries(panels) as [keyof typeof panels, Locator][]) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const pressed = page.locator('[aria-pressed="true"]:focus');
      await watch.panelTab(panel).and(pressed).waitFor();
      await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThan(0);
      if (panel === 'tree') continue;
      await expect.poll(() => faults(studio, { [panel]: part })).toEqual([]);
    }
  });

  it.each(['play', 'watch'])(
    'a 25×25 grid is legible, and its labels do not overlap: %s',
    async (room) => {
      await studio.open(`2&puzzle=${LARGEST}&room=${room}`, 1280, 720);
      await settled(studio.page);
      const { grid } = studio;
      expect(await faults(studio, { grid })).toEqual([]);
      if (room !== 'watch') return;
      const fonts = await grid
        .getByRole('gridcell')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontSize));
      expect(Math.min(...fonts.map(Number.parseFloat))).toBeGreaterThanOrEqual(9);
      const blanks = studio.watch.ruler
        .getByRole('listitem')
        .filter({ hasNotText: studio.words.ruler.full });
      // The place of the cell is drawn first.
      const labels = await blanks.evaluateAll((all) =>
        all.map((entry) => {
          const text = document.createRange();
          text.selectNodeContents(entry.querySelector('[aria-hidden]')!);
          const { left, right } = text.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(labels).toHaveLength(312);
      const overlapping = labels.filter(({ left }, i) => i > 0 && left < labels[i - 1].right);
      expect(overlapping).toEqual([]);
    },
  );
});
