import { CLASSIC } from '@nonet/engine/grid';
import { expect, it } from 'vitest';
import { placeOf } from '../src/words/place.ts';
import { violations } from './axe.ts';
import { describeStudio } from './studio-page.ts';

/** The cells that the panels are about. */
const R1C1 = placeOf(CLASSIC, 0);
const R3C2 = placeOf(CLASSIC, 19);

describeStudio('the teaching panels', (studio) => {
  /** Name of a panel → opens the panel with as much content as it can have. */
  const panels: Readonly<Record<string, () => Promise<unknown>>> = {
    story: () => studio.watch.tour.getByRole('status').waitFor(),
    question: async () => {
      await studio.watch.predictSwitch.click();
      await studio.watch.prediction.getByText(studio.words.predict.ask(R3C2)).waitFor();
    },
    outcome: async () => {
      await studio.button('1', studio.watch.prediction).click();
      await studio.watch.prediction
        .getByText(studio.language === 'ko' ? '틀렸어요' : 'No. It places 9')
        .waitFor();
      await studio.watch.predictSwitch.click();
    },
    'a digit in the way': async () => {
      await studio.transport('back').click();
      await studio.at(13);
      await studio.button('1', studio.watch.whyNot).click();
      await studio.status(studio.words.whyNot.blocked('1', R1C1), studio.watch.whyNot).waitFor();
    },
    'a digit tried': async () => {
      await studio.button('8', studio.watch.whyNot).click();
      await studio.status(studio.words.whyNot.tried('8', 12), studio.watch.whyNot).waitFor();
    },
    'a forked run': async () => {
      const { branches, whyNot } = studio.words;
      await studio.button(whyNot.force('8'), studio.watch.whyNot).click();
      const fork = studio.button(branches.fork('8', R3C2, 13), studio.watch.runs);
      await fork.and(studio.page.locator('[aria-current="true"]')).waitFor();
      await studio.judged();
    },
    landmarks: async () => {
      const { branches, jumps } = studio.words;
      await studio.button(branches.main, studio.watch.runs).click();
      await studio.jumpTo('firstWrong');
      await studio.status(jumps.found.firstWrong(11, 152), studio.playback).waitFor();
      await studio.button(jumps.label).click();
      await studio.button(jumps.to.deepest, studio.jumpMenu).waitFor();
    },
  };

  it('pass axe', async () => {
    await studio.open('2&tour=7&event=13&theme=contrast');
    for (const [panel, show] of Object.entries(panels)) {
      await show();
      expect(await violations(studio.page, { enhanced: true }), panel).toEqual([]);
    }
  });

  it('fit on a phone, with large touch targets', async () => {
    await studio.open('2&tour=7&event=13&language=ko', 320, 640);
    for (const [panel, show] of Object.entries(panels)) {
      await show();
      const width = await studio.page.evaluate(() => document.documentElement.scrollWidth);
      const small = await studio.page
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((all) =>
          all
            .map((button) => ({ text: button.textContent, at: button.getBoundingClientRect() }))
            .filter(({ at }) => at.width < 44 || at.height < 44)
            .map(({ text }) => text),
        );
      expect({ width, small }, panel).toEqual({ width: 320, small: [] });
    }
  });
});
