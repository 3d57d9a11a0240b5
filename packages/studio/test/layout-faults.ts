import type { Locator } from 'playwright-core';
import type { OpenedStudio } from './studio-page.ts';

/** The width and the height of a screen in pixels. */
export type Size = readonly [width: number, height: number];

/** 640 × 360 is a screen of 1280 × 720 at a zoom of 200 %. */
export const SCREENS: readonly Size[] = [
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

export async function resize({ page }: OpenedStudio, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

export async function settled(page: OpenedStudio['page']): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Parts of the page, by a name for messages. A part called `grid` must be a square. */
export type Parts = Readonly<Record<string, Locator>>;

/** What is wrong with the layout of these parts. */
export async function faults({ page }: OpenedStudio, parts: Parts): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const elements = await part.elementHandles();
      return (elements.length === 0 ? [null] : elements).map((element) => ({ name, element }));
    }),
  );
  return page.evaluate(faultsInPage, found.flat());
}

/**
 * Runs in the page. Returns the parts that are covered or partly outside the screen, and says
 * whether the page scrolls sideways.
 */
function faultsInPage(parts: readonly { name: string; element: Node | null }[]): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
  for (const { name, element } of parts) {
    if (!(element instanceof Element)) {
      found.push(`expected ${name}, found none`);
      continue;
    }
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const box = [left, top, right, bottom].map(Math.round).join(' ');
    // The end of a long line of code may be outside its box, which scrolls.
    const scrolling = element.localName === 'code' ? element.parentElement : null;
    const edge = Math.min(right, scrolling?.getBoundingClientRect().right ?? right);
    if (left < -0.5 || top < -0.5 || edge > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      found.push(`${name} is at ${box}, outside the screen`);
    if (name === 'grid' && Math.abs(width - height) > 1)
      found.push(`${name} is at ${box}, not a square`);
    const hits = [
      [left + 4, top + 4],
      [left + 4, bottom - 4],
      [edge - 4, top + 4],
      [edge - 4, bottom - 4],
      [(left + edge) / 2, (top + bottom) / 2],
    ].map(([x, y]) => document.elementFromPoint(x, y));
    const cover = hits.find((hit) => !hit || !element.contains(hit));
    if (cover !== undefined)
      found.push(`${name} at ${box} is covered by ${cover?.outerHTML.slice(0, 60)}`);
  }
  return found;
}
