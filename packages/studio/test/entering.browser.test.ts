import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { notations, packedCells, parsePuzzle } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { notationGroups } from '../src/rooms/make/notations.ts';
import { en } from './all-words.ts';
import { MESSAGES, type Message } from './messages.ts';
import { dropFile, paste } from './paste.ts';
import { BROKEN, FAMOUS, READABLE } from './puzzle-texts.ts';
import { describeStudio } from './studio-page.ts';

describeStudio('a puzzle entered in Make', (studio) => {
  const reset = async (): Promise<void> => {
    await studio.make.sample.click();
    await expect.poll(reading).toBe('');
  };
  const reading = () => studio.make.reading.textContent();
  const readAsLine = () => studio.status(en.make.found(en.notations.line)).waitFor();
  const options = () => studio.make.records.getByRole('option');
  /** The record with this number, counted from 1. */
  const option = (number: number) =>
    studio.make.records.getByRole('option', { name: new RegExp(`^${number}\\b`) });

  const notation = () => studio.named('combobox', en.copying.as);
  const written = () => studio.named('textbox', en.copying.text);
  const copy = () => studio.button(en.copying.copy, studio.make.copying);

  // All messages and all broken texts are read in read-text.test.ts and entering.test.ts, without a page.
  const texts: readonly Message[] = [
    ...READABLE.filter((_, i) => i % 8 === 0).map(([name, notation, text, cells]) => ({
      name,
      notation,
      text,
      cells,
    })),
    ...MESSAGES.filter((_, i) => i % 80 === 0),
  ];
  it(`reads ${texts.length} pasted texts, and names their notations`, async () => {
    await studio.open('2&room=make');
    for (const { name, notation, text, cells = FAMOUS, puzzles = 1 } of texts) {
      await reset();
      await paste(studio, text);
      await expect
        .poll(reading, { message: name })
        .toEqual(expect.stringContaining(en.make.found(en.notations[notation])));
      expect(await studio.cells(), name).toBe(cells);
      const listed = await studio.make.records.getByRole('status').allTextContents();
      expect(listed, name).toEqual(puzzles > 1 ? [en.explorer.list.total(puzzles)] : []);
    }
  });

  it('reads files in UTF-16 and gzip', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
    const files = {
      'utf-16.csv': Buffer.from(`\ufeffpuzzle\r\n${FAMOUS}\r\n`, 'utf16le'),
      'puzzles.sdm.gz': gzipSync(`# ten puzzles\n${`${FAMOUS}\n`.repeat(10)}`),
    };
    await studio.open('2&room=make');
    for (const [name, bytes] of Object.entries(files)) {
      writeFileSync(join(folder, name), bytes);
      await reset();
      await dropFile(studio, studio.grid, join(folder, name));
      await expect.poll(() => studio.cells(), { message: name }).toBe(FAMOUS);
    }
    await studio.status(en.explorer.list.total(10), studio.make.records).waitFor();
    rmSync(folder, { recursive: true });
  });

  const broken = BROKEN.filter((_, i) => i % 6 === 0);
  it(`says in one sentence what is wrong with ${broken.length} texts, and leaves the grid unchanged`, async () => {
    await studio.open('2&room=make');
    const message = () => studio.make.reading.textContent();
    for (const [text, english, korean] of broken) {
      await reset();
      await paste(studio, text);
      await expect.poll(message, { message: text }).toBe(english);
      await studio.speak('ko');
      await expect.poll(message, { message: text }).toBe(korean);
      await studio.speak('en');
      expect(await studio.cells(), text).toBe(SAMPLE.cells);
    }
  });

  it('reads typed text, and text pasted while the grid has the focus', async () => {
    await studio.open('2&room=make');
    await studio.make.box.focus();
    await studio.page.keyboard.insertText(FAMOUS);
    await readAsLine();
    await expect.poll(() => studio.cells()).toBe(FAMOUS);
    await reset();
    await paste(studio, FAMOUS);
    await readAsLine();
    await reset();
    await studio.chosenCell.focus();
    await studio.page.keyboard.press('Control+V');
    await readAsLine();
    await expect.poll(() => studio.cells()).toBe(FAMOUS);
  });

  it('lists all 100 lines of a file dropped on the grid, even broken ones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
    const path = join(folder, 'hundred.sdm');
    const lines = Array.from({ length: 100 }, (_, i) => {
      const digit = String(1 + (i % 9));
      return i === 6 || i === 57 ? FAMOUS.slice(1) : `${digit.padEnd(80, '.')}${i % 2 ? '.' : '5'}`;
    });
    writeFileSync(path, lines.join('\n'));
    await studio.open('2&room=make');
    await dropFile(studio, studio.grid, path);
    await option(10).waitFor();
    rmSync(folder, { recursive: true });
    await expect.poll(() => studio.cells()).toBe(lines[0]);
    const { records } = studio.make;
    const status = await records.getByRole('status').textContent();
    expect(status).toBe(`${en.explorer.list.total(98)} ${en.explorer.list.broken([7, 58], 2)}`);
    expect(await option(1).getAttribute('aria-setsize')).toBe('100');
    // A record without an error has a thumbnail.
    expect(await options().getByRole('img', { includeHidden: true }).count()).toBe(9);
    expect(await option(7).textContent()).toContain(
      'Line 7: this puzzle has 80 cells; a 9×9 puzzle needs 81.',
    );

    await records.getByRole('listbox').focus();
    const steps: [string, number][] = [
      ['ArrowDown', 1],
      ['PageDown', 11],
      ['End', 99],
      ['ArrowUp', 98],
      ['Home', 0],
    ];
    for (const [key, index] of steps) {
      await studio.page.keyboard.press(key);
      await option(index + 1)
        .and(records.getByRole('option', { selected: true }))
        .waitFor();
      await expect.poll(() => studio.cells()).toBe(lines[index]);
    }
    await studio.button(en.explorer.paging.next, records).click();
    await option(13).click();
    await expect.poll(() => studio.cells()).toBe(lines[12]);
  });

  it('copies the puzzle in a notation, which is read back', async () => {
    await studio.open(`2&room=make&puzzle=${FAMOUS}`);
    expect(Object.values(notationGroups).flat().toSorted()).toEqual(
      notations.map(({ id }) => id).toSorted(),
    );
    await studio.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const id of ['rows', 'csv', 'f-puzzles'] as const) {
      await notation().selectOption(en.notations[id]);
      await expect.poll(() => written().inputValue()).not.toBe('');
      await copy().click();
      await studio.status(en.copying.copied, studio.make.copying).waitFor();
      const text = await studio.page.evaluate(() => navigator.clipboard.readText());
      expect(text).toBe(await written().inputValue());
      const read = parsePuzzle(text);
      if (!read.ok) throw new Error(`${id}: expected a puzzle, got ${read.error.found}`);
      expect(packedCells(read.record.givens), id).toBe(FAMOUS);
    }
  });

  it('says if a notation cannot hold the grid or the clipboard is blocked', async () => {
    await studio.open(`2&room=make&puzzle=${'.'.repeat(256)}`);
    await notation().selectOption(en.notations.sudokuwiki);
    await studio.status(en.copying.impossible, studio.make.copying).waitFor();
    await notation().selectOption(en.notations.line);
    await studio.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await copy().click();
    await studio.status(en.copying.copied, studio.make.copying).waitFor();
    await studio.page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copy().click();
    await studio.status(en.copying.refused, studio.make.copying).waitFor();
    const marked = await written().evaluate(
      (field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart,
    );
    expect(marked).toBe(257);
  });
});
