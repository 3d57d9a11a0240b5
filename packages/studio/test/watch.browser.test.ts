import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

const scan = strategyById('scan')!;

/** A puzzle that is hard for brute force: 138,350,568 events. */
const LONG = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

function recorded(): Recording {
  const recording = new Recording({ givens: gridOf(CLASSIC, digitsIn(SAMPLE.cells)) }, scan);
  while (!recording.end) recording.advance();
  return recording;
}

describeStudio('the Watch room', (studio) => {
  const recording = recorded();
  const position = () => studio.slider.getAttribute('aria-valuetext');

  it('opens with the sample recorded, at event 0', async () => {
    await studio.open('2&event=0');
    await expect.poll(position).toContain(en.transport.positionText(0, recording.events));
    await expect.poll(() => studio.cells()).toBe(SAMPLE.cells);
    expect(await studio.grid.locator('[tabindex="0"]').count()).toBe(1);
  });

  it('keeps a number typed during recording, until it is entered', async () => {
    await studio.open(`2&strategy=bitmask&puzzle=${LONG}`);
    const [recording] = en.transport.recording(0).split(':');
    const progress = studio.playback.getByText(`${recording}:`);
    await progress.waitFor();
    await studio.eventField.fill('1204');
    const before = await progress.textContent();
    await expect.poll(() => progress.textContent()).not.toBe(before);
    expect(await studio.eventField.inputValue()).toBe('1204');
    await studio.eventField.press('Enter');
    await studio.at(1_204);
  });

  it('accepts its keys in a Hangul keyboard layout', async () => {
    await studio.open('2&event=100');
    await studio.slider.focus();
    await studio.page.evaluate(() => {
      const pressed = { key: 'ㄱ', code: 'KeyR', bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
    await studio.at(0);
  });

  it('goes to the event of each transport key', async () => {
    await studio.open('2&event=0');
    const { events } = recording;
    const isBack = (event: number) => recording.at(event).last?.kind === 'back';
    await studio.goTo(100);
    await studio.slider.focus();
    const nextBack = Array.from({ length: events }, (_, i) => i + 1).find(
      (e) => e > 100 && isBack(e),
    )!;
    const before = Array.from({ length: nextBack }, (_, i) => nextBack - 1 - i).find(isBack)!;
    const page1 = Math.max(1, Math.round(events / 100));
    const steps: [string, number][] = [
      ['ArrowRight', 101],
      ['ArrowLeft', 100],
      ['Shift+ArrowRight', nextBack],
      ['Shift+ArrowLeft', before],
      ['PageDown', before + page1],
      ['PageUp', before],
      ['End', events],
      ['Home', 0],
      ['End', events],
      ['r', 0],
    ];
    for (const [key, event] of steps) {
      await studio.page.keyboard.press(key);
      await studio.at(event);
      expect(await position()).toContain(en.transport.positionText(event, events));
    }
    await studio.page.keyboard.press('+');
    expect(await studio.speed.inputValue()).toBe('10');
    await studio.speed.selectOption(en.transport.fastest);
    await studio.page.keyboard.press('Escape');
    await studio.slider.focus();
    await studio.page.keyboard.press('Space');
    await studio.at(events);
  });
});
