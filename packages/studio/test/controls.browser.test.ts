import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keysOf, withKeys } from '../../../docs/keys.mjs';
import { gallery } from '../src/puzzle/gallery.ts';
import { en } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

const LEETCODE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** 138,350,568 events with `bitmask`. */
const LONG = gallery.find(({ id }) => id === 'brute-force')!.cells;

describeStudio('controls', (studio) => {
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await studio.page.keyboard.press(key);
  };

  it('are listed in the documents as in the page', async () => {
    await studio.open('2&room=watch&event=0');
    for (const [language, file] of [
      ['en', 'studio.md'],
      ['ko', 'studio.ko.md'],
    ] as const) {
      if (language === 'ko') await studio.speak(language);
      await studio.openDialog(studio.words.preferences.keys);
      const text = readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
      expect(withKeys(text, await keysOf(studio.page), language)).toBe(text);
      await press('Escape');
      await studio.dialog.waitFor({ state: 'hidden' });
    }
  });

  it('the typed number of exported events does not change while the player plays', async () => {
    await studio.open('2&event=0');
    await studio.transport('play').click();
    const dialog = await studio.openDialog(en.share.export);
    const field = studio.named('spinbutton', en.share.rangeEvents, dialog);
    const event = () => studio.counters.textContent();
    /** Waits until the page has been drawn again. */
    const drawn = async () => {
      const before = await event();
      await expect.poll(event).not.toBe(before);
    };
    await field.focus();
    await press('Control+A', 'Delete');
    await drawn();
    expect(await field.inputValue()).toBe('');
    await studio.page.keyboard.type('12');
    await drawn();
    expect(await field.inputValue()).toBe('12');
    await studio.page.keyboard.type('345');
    await studio.button(en.share.rangeMake.gif, dialog).focus();
    await expect.poll(() => field.inputValue()).toBe('120');
  });

  it('a text that was just typed does not replace a puzzle that the user then opens', async () => {
    await studio.open('2&room=make');
    await studio.make.box.fill(LEETCODE);
    await studio.button(en.make.clear).click();
    await studio.judged();
    // Typed texts are read after 350 ms.
    await studio.page.waitForTimeout(1_000);
    await expect.poll(() => studio.cells()).toBe('.'.repeat(81));
    expect(await studio.make.box.inputValue()).toBe('');
    // It is read even if another room opens at once.
    await studio.make.box.fill(LEETCODE);
    await studio.make.watch.click();
    await expect.poll(() => studio.cells()).toBe(LEETCODE);
  });

  it('the button that stops a recording keeps the focus, and continues the recording', async () => {
    await studio.open(`2&strategy=bitmask&puzzle=${LONG}`);
    const focused = (name: string) =>
      studio.button(name).and(studio.page.locator(':focus')).waitFor();
    const { stop, resume } = en.transport;
    // Meanwhile fast typing loses no character.
    await studio.eventField.focus();
    await press('Control+A');
    await studio.page.keyboard.type('12045');
    await press('ArrowLeft', 'ArrowLeft');
    await studio.page.keyboard.type('9');
    const shown = () => studio.playback.getByText(/so far/).textContent();
    const before = await shown();
    await expect.poll(shown).not.toBe(before);
    expect(await studio.eventField.inputValue()).toBe('120945');

    await studio.button(stop).focus();
    for (const name of [resume, stop, resume]) {
      await press('Enter');
      await focused(name);
    }
  });

  it('fast typing loses no character: box and grid', async () => {
    await studio.open(`2&room=make&puzzle=${'.'.repeat(81)}`);
    await studio.cell('r1c1').focus();
    await studio.page.keyboard.type('123456789'.repeat(3));
    await expect.poll(() => studio.cells()).toBe('123456789'.repeat(3) + '.'.repeat(54));
    await studio.make.box.focus();
    await studio.page.keyboard.type(LEETCODE);
    await press('ArrowLeft', 'ArrowLeft');
    await studio.page.keyboard.type('x');
    const typed = `${LEETCODE.slice(0, -2)}x${LEETCODE.slice(-2)}`;
    await studio.make.reading.filter({ hasText: /./ }).waitFor();
    expect(await studio.make.box.inputValue()).toBe(typed);
  });
});
