import { symbolOf } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { stops } from '../src/rooms/watch/guide.ts';
import { codeTabs } from '../src/run/state.ts';
import { languages } from '../src/words/words.ts';
import { roomIds as rooms } from './rooms.ts';
import { describeStudio, type OpenedStudio } from './studio-page.ts';

type Size = readonly [width: number, height: number];

/** 640 × 360 is a screen of 1280 × 720 at a zoom of 200 %. */
const SIZES: readonly Size[] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 640],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];

/** A phone and a laptop. */
const TYPICAL: readonly Size[] = [
  [390, 844],
  [1280, 720],
];

/** A 25×25 puzzle with a blank in every other cell. */
const LARGEST = Array.from({ length: 625 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 25), cell % 25];
  return cell % 2 ? '.' : symbolOf(((5 * (row % 5) + Math.floor(row / 5) + column) % 25) + 1);
}).join('');

async function resize({ page }: OpenedStudio, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

async function settled(page: OpenedStudio['page']): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Shows the panel on a screen that has tabs for the panels. Returns whether the screen has this tab. */
async function show({ page }: OpenedStudio, panel: string): Promise<boolean> {
  const tab = page.locator(`[data-show="${panel}"]`);
  if (!(await tab.isVisible())) return false;
  await tab.click();
  await settled(page);
  return true;
}

describeStudio('on a screen of any size', (studio) => {
  it.each(languages)(
    'Watch shows grid, sentence, code, ruler and transport: %s',
    async (language) => {
      await studio.open(`1&e=87&l=${language}`);
      for (const size of SIZES) {
        await resize(studio, size);
        const at = size.join(' × ');
        const parts = ['.story', '.waveform', '.transport'];
        await show(studio, 'grid');
        expect(await studio.page.evaluate(faults, ['.grid', ...parts]), at).toEqual([]);
        await show(studio, 'tree');
        expect(await studio.page.evaluate(faults, ['[data-pointer]', ...parts]), at).toEqual([]);
        const isOnly = await show(studio, 'code');
        expect(await studio.page.evaluate(faults, ['.program .running', ...parts]), at).toEqual([]);
        if (isOnly) continue;
        const all = ['.grid', '[data-pointer]', '.counters', '.program .running', ...parts];
        expect(await studio.page.evaluate(faults, all), at).toEqual([]);
      }
    },
  );

  it.each(languages)('the tour fits at each of its stops: %s', async (language) => {
    await studio.open(`1&n=1&e=0&l=${language}`);
    const parts = ['.grid', '.story', '.guide-text', '.guide .buttons', '.transport'];
    const lowest = SIZES.filter(([, height]) => height < 900);
    for (let stop = 1; stop <= stops.length; stop++) {
      const { guide } = studio.words;
      await studio.watch.tour
        .getByText(guide.progress(stop, stops.length), { exact: true })
        .waitFor();
      await studio.at(stops[stop - 1].event);
      for (const size of lowest) {
        await resize(studio, size);
        const at = `stop ${stop}, ${size.join(' × ')}`;
        expect(await studio.page.evaluate(faults, parts), at).toEqual([]);
      }
      if (stop < stops.length) await studio.button(guide.next, studio.watch.tour).click();
    }
  });

  it.each(languages)('Enter shows the grid, with the box beside or below: %s', async (language) => {
    await studio.open(`1&r=enter&l=${language}`);
    for (const size of SIZES) {
      await resize(studio, size);
      expect(await studio.page.evaluate(faults, ['.grid']), size.join(' × ')).toEqual([]);
      const [grid, box] = await Promise.all(
        ['.grid', '.box'].map((part) => studio.page.locator(part).boundingBox()),
      );
      const isFree = box!.x >= grid!.x + grid!.width || box!.y >= grid!.y + grid!.height;
      expect(isFree, size.join(' × ')).toBe(true);
    }
  });

  it.each([
    ['en', 'scan.bitmask-mrv.dlx', SIZES],
    ['ko', 'scan.bitmask-mrv.dlx', SIZES],
    ['en', 'scan.dlx', TYPICAL],
    ['ko', 'scan.bitmask-mrv.dlx.learning', TYPICAL],
  ] as const)('Race shows the grid of every lane: %s, %s', async (language, lanes, sizes) => {
    await studio.open(`1&r=race&e=60&l=${language}&k=${lanes}`);
    await studio.page.waitForSelector('.race-chart');
    for (const size of sizes) {
      await resize(studio, size);
      const parts = ['.small-grid', '.transport'];
      if (size[0] >= 1000) parts.push('.lane-counters', '.lane [role="slider"]');
      expect(await studio.page.evaluate(faults, parts), size.join(' × ')).toEqual([]);
    }
  });

  it('the grid of Watch is large', async () => {
    await studio.open('1&e=87');
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
      const box = await studio.page.locator('.grid').boundingBox();
      expect(box?.height, size).toBeGreaterThanOrEqual(side);
    }
  });

  it('the running line is in view in every language of the code', async () => {
    await studio.open('1&e=90&s=dlx');
    for (let tab = 0; tab < codeTabs.length; tab++) {
      await resize(studio, [1440, 900]);
      await studio.page.locator('.code .tabs button').nth(tab).click();
      for (const size of [...TYPICAL, SIZES[0]]) {
        await resize(studio, size);
        await show(studio, 'code');
        const at = `${codeTabs[tab]}, ${size.join(' × ')}`;
        expect(await studio.page.evaluate(faults, ['.program .running']), at).toEqual([]);
      }
    }
  });

  it('a phone shows every panel by the keyboard', async () => {
    await studio.open('1&e=87', 320, 568);
    const { page } = studio;
    await page.focus('[data-show="grid"]');
    const panels = { tree: '.ruler', code: '.program .running', strategy: '.why-not .digits' };
    for (const [panel, part] of Object.entries(panels)) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForSelector(`[data-show="${panel}"][aria-pressed="true"]:focus`);
      const box = await page.locator(part).boundingBox();
      expect(box?.y, panel).toBeGreaterThan(0);
      if (panel !== 'tree') expect(await page.evaluate(faults, [part]), panel).toEqual([]);
    }
  });

  it.each(rooms)('a 25×25 grid is legible, and its labels do not overlap: %s', async (room) => {
    await studio.open(`1&p=${LARGEST}&r=${room}`, 1280, 720);
    await settled(studio.page);
    expect(await studio.page.evaluate(faults, [room === 'race' ? '.small-grid' : '.grid'])).toEqual(
      [],
    );
    if (room !== 'watch') return;
    const font = await studio.page.$eval('.cell', (cell) =>
      Number.parseFloat(getComputedStyle(cell).fontSize),
    );
    expect(font).toBeGreaterThanOrEqual(9);
    const labels = await studio.page.$$eval('.entry:not(.goal) .where', (all) =>
      all.map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        const { left, right } = text.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(labels).toHaveLength(312);
    const overlapping = labels.filter(({ left }, i) => i > 0 && left < labels[i - 1].right);
    expect(overlapping).toEqual([]);
  });
});

/**
 * Runs in the page. Says which of the parts are not whole and uncovered inside the screen, and whether the page
 * scrolls sideways. A grid must also be a square.
 */
function faults(parts: readonly string[]): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
  for (const part of parts) {
    const all = [...document.querySelectorAll(part)];
    if (all.length === 0) found.push(`expected ${part}, found none`);
    for (const element of all) {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const box = [left, top, right, bottom].map(Math.round).join(' ');
      // The end of a long line of code may be outside its box, which scrolls.
      const code = element.closest('.program')?.getBoundingClientRect();
      const edge = Math.min(right, code?.right ?? right);
      if (left < -0.5 || top < -0.5 || edge > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        found.push(`${part} is at ${box}, outside the screen`);
      if (part.endsWith('grid') && Math.abs(width - height) > 1)
        found.push(`${part} is at ${box}, not a square`);
      const hits = [
        [left + 4, top + 4],
        [left + 4, bottom - 4],
        [edge - 4, top + 4],
        [edge - 4, bottom - 4],
        [(left + edge) / 2, (top + bottom) / 2],
      ].map(([x, y]) => document.elementFromPoint(x, y));
      const cover = hits.find((hit) => !hit || !element.contains(hit));
      if (cover !== undefined)
        found.push(`${part} at ${box} is covered by ${cover?.outerHTML.slice(0, 60)}`);
    }
  }
  return found;
}
