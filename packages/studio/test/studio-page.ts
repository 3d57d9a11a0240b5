import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { browserWith, type ChromiumOptions, describeInChromium } from '../../../test/chromium.ts';
import { type Site, serve } from '../../../test/site.ts';
import { codeParts } from './code-parts.ts';
import { PLANTED } from './failing-worker.ts';
import { makeParts } from './make-parts.ts';
import { raceParts } from './race-parts.ts';
import { StudioParts } from './studio-parts.ts';
import { watchParts } from './watch-parts.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** The parts of the page that every room has, and the parts of each room. */
export class StudioPage extends StudioParts {
  readonly watch = watchParts(this);
  readonly make = makeParts(this);
  readonly race = raceParts(this);
  readonly code = codeParts(this);
}

export function describeStudio(
  name: string,
  suite: (studio: OpenedStudio) => void,
  options?: ChromiumOptions,
): void {
  const inBrowser = (): void => {
    const studio = new OpenedStudio();
    beforeAll(() => studio.start(options));
    afterAll(() => studio.end());
    afterEach(() => studio.close());
    suite(studio);
  };
  describeInChromium(name, inBrowser, options);
}

/**
 * The built page in a real browser. After each test it is closed, and the test fails if the page
 * threw.
 */
export class OpenedStudio extends StudioPage {
  private browser: Browser | undefined;
  private site: Site | undefined;
  private faults: string[] = [];
  private hasTouch = false;

  get page(): Page {
    return this.root as Page;
  }

  async start(options?: ChromiumOptions): Promise<void> {
    this.site = await serve(DIST, '/any/path/');
    this.browser = await browserWith(options);
    this.hasTouch = options?.hasTouch ?? false;
  }

  end(): void {
    this.site?.close();
  }

  async close(): Promise<void> {
    await (this.opened as Page | undefined)?.close();
    this.opened = undefined;
    expect(this.faults).toEqual([]);
  }

  /**
   * Opens the page, and waits for the verdict. The language is English unless the fragment sets it.
   */
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
      hasTouch: this.hasTouch,
    });
    page.on('pageerror', ({ message }) => message !== PLANTED && faults.push(message));
    page.on('request', (request) => {
      const url = request.url();
      // A blob: URL belongs to the page itself or to a frame of it, and is no network request.
      if (url.startsWith('blob:')) return;
      if (new URL(url).origin !== new URL(site.url).origin) faults.push(url);
    });
    await page.goto(`${site.url}#${fragment}`);
    this.opened = page;
    this.language = /&language=ko/.test(fragment) ? 'ko' : 'en';
    await this.judged();
  }
}
