import { expect, it } from 'vitest';
import type { Findings } from '../src/picture/landmark.ts';
import { en, ko } from './all-words.ts';
import { describeStudio } from './studio-page.ts';
import { PATIENCE } from './studio-parts.ts';

/** 138,350,568 events with `bitmask`. */
const HARD = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

describeStudio('findings on the waveform', (studio) => {
  const shown = () => studio.finding('firstWrong').waitFor(PATIENCE);
  /**
   * The first and the last event of a landmark as drawn on the waveform, in a run of 323 events.
   */
  const eventsOf = (landmark: keyof Findings) =>
    studio.finding(landmark).evaluate((mark) => {
      const track = mark.closest('[role="slider"]')!.getBoundingClientRect();
      const { left, right } = mark.getBoundingClientRect();
      return [left, right].map((x) => ((x - track.left) / track.width) * 323);
    });
  const valueText = () => studio.slider.getAttribute('aria-valuetext');

  it('mark the first wrong digit, the longest retreat and the deepest dead end, and say so', async () => {
    await studio.open('2&event=213');
    await shown();
    for (const [landmark, from, until] of [
      ['firstWrong', 11, 152],
      ['longestRetreat', 141, 152],
      ['deepest', 213, 213],
    ] as const) {
      const [left, right] = await eventsOf(landmark);
      expect(Math.abs(left - from), landmark).toBeLessThan(1);
      expect(Math.abs(right - until), landmark).toBeLessThan(1);
    }

    const { page, readout } = studio;
    const track = (await studio.slider.boundingBox())!;
    await page.mouse.move(track.x + (track.width * 12) / 323, track.y + 40);
    const said = [en.track.position(12), en.track.depth(12), en.track.marks.firstWrong];
    await studio.slider.getByText(said.join(', '), { exact: true }).waitFor();
    await page.mouse.move(5, 5);
    await readout.waitFor({ state: 'detached' });

    await studio.slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await studio.at(213);
    await readout.filter({ hasText: en.track.marks.deepest }).waitFor();
    await expect.poll(valueText).toMatch(/^event 213 of 323, depth \d+, deepest dead end$/);
    await studio.speak('ko');
    await expect.poll(valueText).toContain(ko.track.marks.deepest);

    // None of them is shown while the user predicts.
    await studio.slider.focus();
    await page.keyboard.press('p');
    for (const landmark of ['firstWrong', 'longestRetreat', 'deepest'] as const) {
      await studio.finding(landmark).waitFor({ state: 'detached' });
    }
  });

  it('draws a band for a long run, and continues a stopped recording', async () => {
    await studio.open(`2&puzzle=${HARD}&strategy=bitmask`);
    await studio.button(en.transport.stop).click();
    const stopped = studio.playback.getByRole('status');
    await stopped.filter({ hasText: /^Stopped after [\d,]+ events$/ }).waitFor();
    await shown();
    const bars = await studio.slider
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')?.match(/H/g)?.length));
    expect(Math.max(...bars.map((count) => count ?? 0))).toBeGreaterThan(1_000);
    const events = async () => Number(await studio.slider.getAttribute('aria-valuemax'));
    const before = await events();
    await studio.button(en.transport.resume).click();
    await expect.poll(events).toBeGreaterThan(before);
  });
});
