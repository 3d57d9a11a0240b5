import { Random } from '@nonet/engine/generate';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { pictureOf } from '../src/picture/picture.ts';
import { storyOf } from '../src/picture/story.ts';
import { sentenceOf } from '../src/words/sentence.ts';
import { pageWords } from '../src/words/words.ts';
import { en } from './all-words.ts';
import { roomIds as rooms } from './rooms.ts';
import { describeStudio } from './studio-page.ts';

const scan = strategyById('scan')!;

const LEETCODE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describeStudio('the narration', (studio) => {
  const recording = new Recording({ givens: gridOf(CLASSIC, digitsIn(LEETCODE)) }, scan);
  while (!recording.end) recording.advance();
  const textOf = (event: number, language: 'en' | 'ko'): string => {
    const end = event === recording.events ? recording.end : undefined;
    return sentenceOf(storyOf(pictureOf(recording.at(event)), end), CLASSIC, pageWords[language]);
  };

  it.each(['en', 'ko'] as const)('is the sentence of the event: %s', async (language) => {
    await studio.open(`2&puzzle=${LEETCODE}&language=${language}`);
    const random = new Random(language);
    const drawn = Array.from({ length: 4 }, () => random.below(recording.events));
    for (const event of [0, 1, recording.events, ...drawn]) {
      await studio.goTo(event);
      await studio.status(textOf(event, language), studio.watch.narration).waitFor();
    }
  });

  it('announces at most once a second while playing', async () => {
    await studio.open(`2&puzzle=${LEETCODE}`);
    await studio.speed.selectOption(en.transport.perSecond(30));
    const parts = {
      region: await studio.watch.spokenSentence.elementHandle(),
      slider: await studio.slider.elementHandle(),
      play: await studio.transport('play').elementHandle(),
    };
    const { texts, seconds } = await studio.page.evaluate(async ({ region, slider, play }) => {
      if (!region || !slider) throw new Error('the page is not as expected');
      const texts: string[] = [];
      const observer = new MutationObserver(() => texts.push(region.textContent ?? ''));
      observer.observe(region, { subtree: true, childList: true, characterData: true });
      const began = performance.now();
      (play as HTMLElement).click();
      while (Number(slider.ariaValueNow) < 120) await new Promise(requestAnimationFrame);
      observer.disconnect();
      return { texts, seconds: (performance.now() - began) / 1_000 };
    }, parts);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.length).toBeLessThanOrEqual(Math.floor(seconds));
    const possible = Array.from({ length: 200 }, (_, event) => textOf(event, 'en'));
    for (const text of texts) expect(possible).toContain(text);
  });
});

describeStudio('animation', (studio) => {
  it('shows a placement by default', async () => {
    await studio.open(`2&puzzle=${LEETCODE}&event=1`);
    await expect.poll(() => studio.page.evaluate(moving)).not.toEqual([]);
  });

  it('is off in every room with reduced motion, and nothing plays', async () => {
    await studio.open(`2&puzzle=${LEETCODE}&event=1&room=watch`);
    const { page } = studio;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await studio.judged();
    expect(await page.evaluate(() => location.hash)).toMatch(/&event=1(&|$)/);
    for (const room of rooms) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `2&puzzle=${LEETCODE}&event=1&room=${room}`);
      await studio.inRoom(room);
      await studio.judged();
      expect(await page.evaluate(moving), room).toEqual([]);
      expect(await studio.transport('pause').count(), room).toBe(0);
    }
  });

  it('is off when its setting is off', async () => {
    await studio.open(`2&puzzle=${LEETCODE}&event=1`);
    const settings = await studio.openDialog(en.preferences.name);
    await settings.getByRole('checkbox', { name: en.preferences.motion }).uncheck();
    expect(await studio.page.evaluate(moving)).toEqual([]);
  });
});

/** Runs in the page. Returns the elements with an animation or a transition longer than 0 ms. */
function moving(): string[] {
  const isTimed = (durations: string) =>
    durations.split(',').some((duration) => Number.parseFloat(duration) > 0);
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const part of [undefined, '::before', '::after', '::backdrop']) {
      const style = getComputedStyle(element, part);
      const isAnimated = style.animationName !== 'none' && isTimed(style.animationDuration);
      if (isAnimated || isTimed(style.transitionDuration))
        found.push(element.outerHTML.slice(0, 80));
    }
  }
  return found;
}
