import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en, ko } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

describeStudio('sharing', (studio) => {
  /** Presses a button, and returns the text that it copies. */
  const copied = async (name: string): Promise<string> => {
    const { page } = studio;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.click(`.opens:has-text("${en.share.share}")`);
    await page.click(`dialog[open] button:has-text("${name}")`);
    await page.waitForSelector(`dialog[open] [role="status"]:has-text("${en.share.copied}")`);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    return text;
  };
  const shown = () => ({
    cells: Array.from(
      document.querySelectorAll('[role="gridcell"]'),
      (cell) => cell.getAttribute('aria-label') ?? '',
    ),
    sliders: Array.from(document.querySelectorAll('[role="slider"]'), (slider) =>
      slider.getAttribute('aria-valuetext'),
    ),
    flags: Array.from(document.querySelectorAll('.bookmark'), (flag) =>
      flag.getAttribute('data-event'),
    ),
    lanes: Array.from(document.querySelectorAll('[data-lane]'), (lane) =>
      lane.getAttribute('data-lane'),
    ),
    grids: Array.from(document.querySelectorAll('.small-grid'), (grid) => grid.textContent),
    clock: document.querySelector('[data-clock][aria-pressed="true"]')?.getAttribute('data-clock'),
    theme: document.documentElement.dataset.theme,
    language: document.documentElement.lang,
  });

  it.each([
    ['Watch', `1&p=${ESCARGOT}&s=bitmask-mrv&e=117&t=dark&q=12.87&d=1`, '117'],
    ['Race', `1&p=${ESCARGOT}&r=race&e=2000&k=dlx.scan.learning&c=share&t=light`, '2,000'],
  ])('a link from %s shows the same in a fresh profile', async (_, fragment, event) => {
    await studio.open(fragment);
    const { page } = studio;
    const isThere = (text: string): boolean =>
      document.querySelector('.wave-ready, [role="slider"]') !== null &&
      Array.from(document.querySelectorAll('[role="slider"]')).some((slider) =>
        slider.getAttribute('aria-valuetext')?.startsWith(`event ${text} of`),
      );
    await page.waitForFunction(isThere, event);
    await page.waitForFunction(() => document.querySelector('.recording, .chart-waiting') === null);
    const link = await copied(en.share.copyLink);
    const context = await page.context().browser()!.newContext({ locale: 'ko-KR' });
    const fresh = await context.newPage();
    await fresh.goto(link);
    await expect
      .poll(() => fresh.evaluate(shown), { timeout: 20_000 })
      .toEqual(await page.evaluate(shown));
    await context.close();
  });

  it('an iframe of 320 × 480 shows the whole moment without scrolling', async () => {
    await studio.open('1&q=12');
    const { page } = studio;
    const code = await copied(en.share.copyEmbed);
    expect(code).toContain('width="320" height="480"');
    for (const [language, event] of [
      ['en', 0],
      ['en', 87],
      ['en', 12],
      ['ko', 90],
      ['ko', 323],
    ] as const) {
      const at = code
        .replace(/e=\d+/, `e=${event}`)
        .replace('l=en', `l=${language}`)
        .replace('src=', 'data-x src=');
      await page.evaluate((html) => {
        document.body.innerHTML = html;
      }, at);
      const frame = (await (await page.waitForSelector('iframe')).contentFrame())!;
      const words = language === 'en' ? en : ko;
      await frame.waitForFunction(
        (text) =>
          document
            .querySelector('[role="slider"]')
            ?.getAttribute('aria-valuetext')
            ?.startsWith(text),
        words.transport.positionText(event, 323),
      );
      await frame.waitForSelector('.story[data-kind]');
      const boxes = await frame.evaluate(() => {
        const root = document.documentElement;
        const parts = ['.grid', '.story', '.waveform', '.transport .main'].map((part) => {
          const { left, top, right, bottom } = document
            .querySelector(part)!
            .getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= 320 && bottom <= 480;
        });
        const story = document.querySelector('.story')!.getBoundingClientRect();
        const deck = document.querySelector('.deck')!.getBoundingClientRect();
        return {
          size: [root.scrollWidth, root.scrollHeight],
          parts,
          free: story.bottom <= deck.top + 1,
          cells: document.querySelectorAll('[role="gridcell"]').length,
        };
      });
      const all = { size: [320, 480], parts: [true, true, true, true], free: true, cells: 81 };
      expect(boxes).toEqual(all);
    }
    const frame = page.frames()[1];
    await frame.click('[data-action="first"]');
    await frame.click('[data-action="forward"]');
    await frame.waitForFunction(() =>
      document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')?.match(/^1$/),
    );
    expect(await frame.getAttribute('a', 'href')).toContain(`p=${SAMPLE.cells}`);
    await page.goto('about:blank');
  });
});
