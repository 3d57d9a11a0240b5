import { expect, it } from 'vitest';
import { en, ko } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

/** 99,056 events with `scan`. */
const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** 138,350,568 events with `bitmask`. */
const HARD = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

describeStudio('findings on the waveform', (studio) => {
  const placeOf = (selector: string) =>
    studio.page.$eval(selector, (mark) => {
      const track = mark.parentElement!.getBoundingClientRect();
      const { left, right } = mark.getBoundingClientRect();
      return [left, right].map((x) => ((x - track.left) / track.width) * 323);
    });

  it('marks the doomed span, the longest retreat and the deepest dead end at their events', async () => {
    await studio.open('1&e=14');
    await studio.page.waitForSelector('.doomed');
    const near = async (selector: string, from: number, until: number) => {
      const [left, right] = await placeOf(selector);
      expect(Math.abs(left - from)).toBeLessThan(1);
      expect(Math.abs(right - until)).toBeLessThan(1);
    };
    await near('.doomed', 11, 152);
    await near('.longest-retreat', 141, 152);
    await near('.deepest', 213, 213);
  });

  it('shows event and depth under the pointer and for the keyboard, in both languages', async () => {
    await studio.open('1&e=213');
    await studio.page.waitForSelector('.doomed');
    const track = (await studio.page.locator('.waveform').boundingBox())!;
    const hover = (event: number) =>
      studio.page.mouse.move(track.x + (track.width * event) / 323, track.y + 40);
    const readout = () => studio.page.textContent('.readout');
    await hover(12);
    expect(await readout()).toBe(
      [en.track.position(12), en.track.depth(12), en.track.marks.firstWrong].join(', '),
    );
    await studio.page.mouse.move(5, 5);
    expect(await studio.page.locator('.readout').count()).toBe(0);

    await studio.page.focus('[role="slider"]');
    await studio.page.keyboard.press('ArrowRight');
    await studio.page.keyboard.press('ArrowLeft');
    await studio.at(213);
    const [text] = await Promise.all([readout(), studio.at(213)]);
    expect(text).toContain(en.track.marks.deepest);
    const valueText = await studio.page.getAttribute('[role="slider"]', 'aria-valuetext');
    expect(valueText).toMatch(/^event 213 of 323, depth \d+, deepest dead end$/);
    await studio.page.click('.settings [lang="ko"]');
    const korean = await studio.page.getAttribute('[role="slider"]', 'aria-valuetext');
    expect(korean).toContain(ko.track.marks.deepest);
  });

  it('shows none of them while the user predicts', async () => {
    await studio.open('1&e=0');
    await studio.page.waitForSelector('.doomed');
    await studio.page.focus('[role="slider"]');
    await studio.page.keyboard.press('p');
    await studio.page.waitForSelector('.doomed', { state: 'detached' });
    expect(await studio.page.locator('.longest-retreat, .deepest').count()).toBe(0);
  });

  it('draws a band for a long run, and continues a stopped recording', async () => {
    await studio.open(`1&p=${INKALA}`);
    await studio.page.waitForSelector('.doomed', { timeout: 60_000 });
    const path = await studio.page.getAttribute('.waveform .ahead', 'd');
    expect(path?.match(/H/g)?.length).toBeGreaterThan(1_000);

    await studio.open(`1&p=${HARD}&s=bitmask`);
    await studio.page.click('.recording button');
    const stopped = studio.page.locator('.recording [role="status"]');
    expect(await stopped.textContent()).toMatch(/^Recording stopped after [\d,]+ events$/);
    await studio.page.waitForSelector('.doomed', { timeout: 60_000 });
    await studio.page.click('.recording button');
    await studio.page.waitForFunction(
      () => document.querySelector('[role="slider"]')?.ariaValueMax === '138350568',
      undefined,
      { timeout: 300_000 },
    );
    await studio.page.waitForSelector('.doomed', { timeout: 60_000 });
  });
});
