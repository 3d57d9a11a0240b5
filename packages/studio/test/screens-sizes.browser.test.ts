import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Part, stops } from '../src/rooms/watch/guide.ts';
import { languages } from '../src/words/words.ts';
import { faults, resize, SCREENS, type Size, settled } from './layout-faults.ts';
import { describeStudio } from './studio-page.ts';

/** 320 × 256 is a screen of 1280 × 1024 at a zoom of 400 %. */
const SIZES: readonly Size[] = [[320, 256], ...SCREENS];

const MORE_SIZES: readonly Size[] = [
  [360, 800],
  [375, 667],
  [412, 915],
  [740, 360],
  [820, 1180],
  [932, 430],
  [1024, 600],
  [1180, 820],
  [1280, 800],
  [1280, 1024],
  [1366, 768],
  [1536, 864],
  [1600, 1200],
  [1680, 1050],
  [1920, 1200],
  [2560, 1080],
  [3840, 2160],
];

const PHONE_AND_TABLET: readonly Size[] = [
  [320, 568],
  [768, 1024],
];

const LANES = 'scan.bitmask-mrv.dlx.learning';

/** What the page shows, by the fragment of its address. */
const SCENES = {
  'the start': '2&room=start',
  Make: '2&room=make',
  'Watch at the start': '2&event=0',
  'Watch at a dead end': '2&event=12',
  'Watch at the end': '2&event=323',
  'the tour': '2&tour=6&event=12',
  'Race at the start': `2&room=race&lanes=${LANES}`,
  'Race at the finish': `2&room=race&event=323&lanes=${LANES}`,
};

describeStudio(
  'on a screen of any size, with scroll bars',
  (studio) => {
    it.each(
      // The languages and the screens take turns.
      Object.entries(SCENES).map(
        ([scene, at], i) => [scene, languages[i % languages.length], at, i % 3] as const,
      ),
    )('%s is tidy: %s', async (scene, language, fragment, turn) => {
      await studio.open(`${fragment}&language=${language}`);
      const { page } = studio;
      if (scene.startsWith('Race')) await studio.race.recorded();
      for (const size of SIZES.filter((_, at) => at % 3 === turn)) {
        await resize(studio, size);
        expect(await page.evaluate(untidy), size.join(' × ')).toEqual([]);
      }
      // The last screen in the dark: a theme has other colours, and the same sizes.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await page.evaluate(untidy), 'dark').toEqual([]);
    });

    it('the grid is never smaller on a larger screen', async () => {
      for (const room of ['watch', 'make']) {
        await studio.open(`2&room=${room}&event=87`);
        const sides: { size: Size; side: number }[] = [];
        const sizes = room === 'watch' ? [...SIZES, ...MORE_SIZES] : SIZES;
        for (const size of sizes.filter((_, at) => at % 4 === 0)) {
          await resize(studio, size);
          sides.push({ size, side: (await studio.grid.boundingBox())!.width });
        }
        const smaller = sides.flatMap(({ size: [width, height], side }) =>
          sides.filter((one) => one.size[0] >= width && one.size[1] >= height && one.side < side),
        );
        expect(smaller, room).toEqual([]);
      }
    });

    it('type, grid and ruler grow from 1440 × 900 to a projector', async () => {
      await studio.open('2&event=12');
      const { watch, grid } = studio;
      const measured = async (size: Size) => {
        await resize(studio, size);
        return {
          story: await watch.drawnSentence.evaluate((it) =>
            Number.parseFloat(getComputedStyle(it).fontSize),
          ),
          entry: (await watch.pointer.boundingBox())!.width,
          grid: (await grid.boundingBox())!.width,
        };
      };
      const least = await measured([1440, 900]);
      for (const [size, growth] of [
        [[1920, 1080], 1.2],
        [[2560, 1440], 1.6],
      ] as const) {
        const { story, entry, grid } = await measured(size);
        expect(story / least.story).toBeCloseTo(growth, 2);
        expect(entry / least.entry).toBeGreaterThan(growth - 0.05);
        expect(grid / least.grid).toBeGreaterThan(growth - 0.05);
      }
    });

    it('below 500 pixels of height, the page scrolls, and no part of it does', async () => {
      await studio.open('2&event=12');
      const { page, grid, counters, slider, playback, watch } = studio;
      const parts = { grid, playback, slider, pointer: watch.pointer, counters };
      for (const size of SIZES.filter(([, height]) => height < 500)) {
        await resize(studio, size);
        const html = page.locator(':root');
        expect(await html.evaluate((root) => root.scrollHeight > root.clientHeight)).toBe(true);
        for (const [name, part] of Object.entries(parts)) {
          await part.evaluate((element) => element.scrollIntoView());
          expect(await faults(studio, { [name]: part }), size.join(' × ')).toEqual([]);
        }
        await page.evaluate(() => scrollTo(0, 0));
      }
    });

    it('phones and tablets have every control of Watch', async () => {
      await studio.open('2&event=31');
      const { page, counters, watch, words } = studio;
      for (const size of PHONE_AND_TABLET) {
        await resize(studio, size);
        const at = size.join(' × ');
        await watch.panelTab('counters').click();
        await expect.poll(() => faults(studio, { counters }), { message: at }).toEqual([]);
        await watch.panelTab('strategy').click();
        const { strategy } = watch;
        await expect.poll(() => faults(studio, { strategy }), { message: at }).toEqual([]);
        const tabs = await watch.panelTab('strategy').boundingBox();
        const top = (await strategy.boundingBox())!.y - tabs!.y - tabs!.height;
        expect(top, at).toBeLessThan(20);
        for (const step of ['stepOver', 'stepOut'] as const) {
          await studio.jumpTo('deepest');
          await studio.landmark.waitFor();
          const before = await studio.slider.getAttribute('aria-valuenow');
          await press(words.transport[step]);
          await expect.poll(() => studio.slider.getAttribute('aria-valuenow')).not.toBe(before);
        }
        if (!(await studio.eventField.isVisible())) await studio.button(words.jumps.label).click();
        await studio.eventField.fill('31');
        await page.keyboard.press('Enter');
        await studio.at(31);
      }

      async function press(name: string): Promise<void> {
        if (!(await studio.transport('stepOver').isVisible()))
          await studio.button(words.jumps.label).click();
        await studio.playback.getByRole('button', { name, exact: true }).click();
      }
    });

    it('a phone takes notes', async () => {
      await studio.open(`2&room=make&puzzle=${'.'.repeat(81)}`, 390, 844);
      const { make, words } = studio;
      await studio.cell('r1c1').click();
      await studio.named('checkbox', words.make.notes).check();
      for (const digit of ['2', '5']) await studio.button(digit, make.digits).click();
      const noted = words.grid.corner('2 5');
      await studio.root.getByRole('gridcell', { name: noted }).waitFor();
    });

    it('a race of four that is over has its totals in sight', async () => {
      await studio.open(`2&room=race&lanes=${LANES}`);
      await studio.race.finals();
      const { counters } = studio.race;
      expect(await counters.count()).toBe(4);
      for (const size of SIZES.filter(([width]) => width === 1280 || width === 1920)) {
        await resize(studio, size);
        expect(await faults(studio, { counters }), size.join(' × ')).toEqual([]);
      }
    });

    it('the first sight says what the page is', async () => {
      await studio.open('2&tour=1&event=0&language=ko');
      const { playback, watch, words } = studio;
      const { marks, deadEnds } = words.track;
      const line = studio.root.getByText(words.taglines.watch, { exact: true });
      const hint = watch.depths.getByText(words.tree.hint, { exact: true });
      const legend = [...Object.values(marks), deadEnds].map((text) =>
        playback.getByText(text, { exact: true }),
      );
      for (const size of [
        [1280, 720],
        [1440, 900],
      ] as const) {
        await resize(studio, size);
        expect(await faults(studio, { line }), size.join(' × ')).toEqual([]);
      }
      await resize(studio, [1440, 900]);
      expect(await faults(studio, { hint }), 'the hint').toEqual([]);
      const { width, height } = (await watch.depths.boundingBox())!;
      expect(width * height).toBeLessThan((1440 * 900) / 4);
      for (const text of legend) expect(await faults(studio, { text })).toEqual([]);
      await studio.transport('forward').click();
      await hint.waitFor({ state: 'detached' });
    });

    it('each stop of the tour lights up what it is about', async () => {
      await studio.open('2&tour=1&event=0', 390, 844);
      const { watch, words } = studio;
      const parts: Readonly<Record<Part, Locator>> = {
        grid: studio.grid,
        list: watch.ruler,
        stack: watch.ruler.getByRole('listitem').nth(8).locator('span').last(),
        tree: watch.tree,
        counters: studio.counters,
        code: watch.program,
        waveform: studio.slider,
      };
      for (const { event, part } of stops) {
        await studio.at(event);
        await settled(studio.page);
        const lit = parts[part];
        await expect.poll(() => lit.evaluate(isLit), { message: `${event}` }).toBe(true);
        // What the stop is about has room.
        if (part === 'code')
          expect(await faults(studio, { running: watch.runningLines })).toEqual([]);
        if (part === 'counters') expect(await lit.evaluate(hiddenHeight)).toBe(0);
        // The stack is a part of the list, which is a part of the tree.
        const inside: Partial<Record<Part, readonly string[]>> = {
          list: ['stack'],
          tree: ['list'],
        };
        const others = Object.entries(parts).filter(
          ([name]) => name !== part && !inside[part]?.includes(name),
        );
        for (const [name, other] of others)
          expect(await other.evaluate(isLit), `${name} at ${event}`).toBe(false);
        if (event !== stops.at(-1)?.event)
          await studio.button(words.guide.next, watch.tour).click();
      }
    });
  },
  { showsScrollBars: true },
);

/**
 * Runs in the page. Whether the element is in view and highlighted: by an outline around it or around
 * the part that it is in, or by the colour of a stack frame.
 */
function isLit(element: Element): boolean {
  const { left, right, bottom } = element.getBoundingClientRect();
  if (left >= innerWidth || right <= 0 || bottom <= 0) return false;
  const { backgroundColor } = getComputedStyle(element);
  if (element.className === 'frame') return backgroundColor !== 'rgba(0, 0, 0, 0)';
  const isOutlined = (part: Element | null): boolean => {
    if (!part) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return (outlineStyle === 'solid' && outlineWidth === '3px') || isOutlined(part.parentElement);
  };
  return isOutlined(element);
}

/** Runs in the page. How much of the element is below its lower edge. */
function hiddenHeight({ clientHeight, scrollHeight }: Element): number {
  return scrollHeight - clientHeight;
}

/** Runs in the page. Returns what looks wrong in any part of it. */
function untidy(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    `${element.localName} ${element.textContent}`.slice(0, 40);
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);

  const main = document.querySelector('main') ?? root;
  const scrollers = [root, main].filter(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
  );
  if (scrollers.length > 1 && getComputedStyle(main).overflowY !== 'visible')
    found.push('the page and its room both scroll');

  for (const element of document.querySelectorAll('html, body *:not(svg, svg *)')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflow: string): boolean =>
      element === root || overflow === 'auto' || overflow === 'scroll';
    const wide = scrolls(overflowX) ? element.scrollWidth - element.clientWidth : 0;
    const high = scrolls(overflowY) ? element.scrollHeight - element.clientHeight : 0;
    if ((wide > 0 && wide < 4) || (high > 0 && high < 4))
      found.push(`${element.className} scrolls by ${wide} and ${high} px`);
  }

  for (const button of Array.from(document.querySelectorAll('button, .file')).filter(isShown)) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = button;
    if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
      found.push(`the text of ${nameOf(button)} is clipped`);
  }

  // A part that sticks to an edge covers what scrolls below it.
  const stuck = (element: Element | null): Element | null =>
    !element || getComputedStyle(element).position === 'sticky'
      ? element
      : stuck(element.parentElement);
  const boxes = Array.from(
    document.querySelectorAll('button, a, select, input, textarea, summary, [tabindex="0"]'),
  )
    .filter((element) => isShown(element) && !element.matches('[type="file"]'))
    .map((element) => ({ element, layer: stuck(element), box: visibleBox(element) }));
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element)) continue;
      const { box: a } = one;
      const { box: b } = other;
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1 && height > 1)
        found.push(`${nameOf(one.element)} overlaps ${nameOf(other.element)}`);
    }
  });
  return found;

  /** The part of the element's box that the boxes around it do not cut off. */
  function visibleBox(element: Element) {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const outer = box.getBoundingClientRect();
      left = Math.max(left, outer.left);
      right = Math.min(right, outer.right);
      top = Math.max(top, outer.top);
      bottom = Math.min(bottom, outer.bottom);
    }
    return { left, top, right, bottom };
  }
}
