import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { describeInChromium, launch } from '../../../test/chromium.ts';
import { type Site, serve } from '../../../test/site.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** The built page in a real browser. After each test it is closed, and the test fails if the page threw. */
export interface StudioPage {
  readonly page: Page;
  /** Opens the page, and waits for the verdict. The language is English unless the fragment sets it. */
  open(fragment?: string, width?: number, height?: number): Promise<void>;
  /** The digits in the grid, with `.` for a blank. */
  cells(): Promise<string>;
  /** The event that the counters show. */
  shown(): Promise<number>;
  /** Waits until the counter and the slider show this event. */
  at(event: number): Promise<unknown>;
  goTo(event: number): Promise<void>;
}

export function describeStudio(name: string, suite: (studio: StudioPage) => void): void {
  describeInChromium(name, () => {
    const studio = new OpenedStudio();
    beforeAll(() => studio.start());
    afterAll(() => studio.end());
    afterEach(() => studio.close());
    suite(studio);
  });
}

class OpenedStudio implements StudioPage {
  private browser: Browser | undefined;
  private site: Site | undefined;
  private current: Page | undefined;
  private faults: string[] = [];

  get page(): Page {
    if (!this.current) throw new Error('open the page first');
    return this.current;
  }

  async start(): Promise<void> {
    this.site = await serve(DIST, '/any/path/');
    this.browser = await launch();
  }

  async end(): Promise<void> {
    await this.browser?.close();
    this.site?.close();
  }

  async close(): Promise<void> {
    await this.current?.close();
    this.current = undefined;
    expect(this.faults).toEqual([]);
  }

  async open(fragment = '', width = 1440, height = 900): Promise<void> {
    const { browser, site } = this;
    if (!browser || !site) throw new Error('start first');
    await this.close();
    this.faults = [];
    const { faults } = this;
    const page = await browser.newPage({
      viewport: { width, height },
      locale: 'en-US',
      serviceWorkers: 'block',
    });
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('request', (request) => {
      // A blob: URL belongs to the page itself, and is no network request.
      const url = request.url().replace('blob:', '');
      if (new URL(url).origin !== new URL(site.url).origin) faults.push(url);
    });
    await page.goto(`${site.url}#${fragment}`);
    await page.waitForSelector('.verdict:not([data-kind="working"])');
    this.current = page;
  }

  cells(): Promise<string> {
    return this.page.$$eval('[role="gridcell"]', (all) =>
      all.map((cell) => cell.textContent || '.').join(''),
    );
  }

  shown(): Promise<number> {
    return this.page.$eval('[data-counter="event"]', (b) =>
      Number(b.textContent?.replaceAll(',', '')),
    );
  }

  at(event: number): Promise<unknown> {
    return this.page.waitForFunction(
      (text) =>
        document.querySelector('[data-counter="event"]')?.textContent === text &&
        document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow') ===
          text.replaceAll(',', ''),
      event.toLocaleString('en'),
    );
  }

  async goTo(event: number): Promise<void> {
    await this.page.fill('.goto input', String(event));
    await this.page.press('.goto input', 'Enter');
    await this.at(event);
  }
}
