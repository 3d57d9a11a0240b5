import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { describeStudio } from './studio-page.ts';

describeStudio('the teaching panels', (studio) => {
  /** Name of a panel → opens the panel with as much content as it can have. */
  const panels: Readonly<Record<string, () => Promise<unknown>>> = {
    story: () => studio.page.waitForSelector('.guide-text'),
    question: async () => {
      await studio.page.click('.strategy .check:last-of-type');
      await studio.page.waitForSelector('.predict[data-asking]');
    },
    outcome: async () => {
      await studio.page.click('.predict [data-digit="1"]');
      await studio.page.waitForSelector('.predict-latest[data-right="false"]');
      await studio.page.click('.strategy .check:last-of-type');
    },
    'a digit in the way': async () => {
      await studio.page.click('[data-action="back"]');
      await studio.at(13);
      await studio.page.click('.why-not [data-digit="1"]');
      await studio.page.waitForSelector('.why-not-answer[data-kind="blocked"]');
    },
    'a digit tried': async () => {
      await studio.page.click('.why-not [data-digit="8"]');
      await studio.page.waitForSelector('.why-not-answer[data-kind="tried"]');
    },
    'a forked run': async () => {
      await studio.page.click('[data-why-not="force"]');
      await studio.page.waitForSelector('.runs [data-run="1"][aria-current]');
      await studio.page.waitForSelector('.verdict:not([data-kind="working"])');
    },
    landmarks: async () => {
      await studio.page.click('[data-run="0"]');
      await studio.page.click('[data-action="jump"]');
      await studio.page.click('[data-jump="first-wrong"]');
      await studio.page.waitForSelector('.jumped[data-kind="found"]');
      await studio.page.click('[data-action="jump"]');
      await studio.page.waitForSelector('.jumps li');
    },
  };

  it.each([
    ['light', 'en'],
    ['light', 'ko'],
    ['dark', 'en'],
    ['dark', 'ko'],
    ['contrast', 'ko'],
  ])('pass axe: %s, %s', async (theme, language) => {
    await studio.open(`1&n=7&e=13&l=${language}&t=${theme}`);
    for (const [panel, show] of Object.entries(panels)) {
      await show();
      expect(await violations(studio.page, { enhanced: theme === 'contrast' }), panel).toEqual([]);
    }
  });

  it.each(['en', 'ko'])('fit on a phone, with large touch targets: %s', async (language) => {
    await studio.open(`1&n=7&e=13&l=${language}`, 320, 640);
    for (const [panel, show] of Object.entries(panels)) {
      await show();
      const { width, small } = await studio.page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        small: [...document.querySelectorAll('.narration button, .why-not button, .jumps button')]
          .map((button) => ({ text: button.textContent, at: button.getBoundingClientRect() }))
          .filter(({ at }) => at.width < 44 || at.height < 44)
          .map(({ text }) => text),
      }));
      expect({ width, small }, panel).toEqual({ width: 320, small: [] });
    }
  });
});
