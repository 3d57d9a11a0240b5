import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notations, packedCells, parsePuzzle } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { notationGroups } from '../src/rooms/enter/copying.ts';
import { en } from './all-words.ts';
import { BROKEN, FAMOUS, READABLE } from './enter-fixtures.ts';
import { BOX, dropFile, paste } from './paste.ts';
import { describeStudio } from './studio-page.ts';

describeStudio('the Enter room', (studio) => {
  const reset = async (): Promise<void> => {
    await studio.page.click(`text=${en.enter.sample}`);
    await studio.page.waitForSelector('.reading[data-kind="nothing"]', { state: 'attached' });
  };
  const options = () => studio.page.locator('.records [role="option"]');

  it(`reads ${READABLE.length} pasted texts, and names their notations`, async () => {
    await studio.open('1&r=enter');
    for (const [name, notation, text, cells] of READABLE) {
      await reset();
      await paste(studio, text);
      await studio.page.waitForSelector('.reading[data-kind="found"]');
      const message = await studio.page.textContent('.reading');
      expect(message, name).toBe(en.enter.found(en.notations[notation]));
      expect(await studio.cells(), name).toBe(cells);
    }
  });

  it(`says in one sentence what is wrong with ${BROKEN.length} texts, and leaves the grid unchanged`, async () => {
    await studio.open('1&r=enter');
    const message = () => studio.page.textContent('.reading');
    for (const [text, english, korean] of BROKEN) {
      await reset();
      await paste(studio, text);
      await studio.page.waitForSelector('.reading[data-kind="broken"]');
      expect(await message()).toBe(english);
      await studio.page.click('.settings [lang="ko"]');
      expect(await message()).toBe(korean);
      await studio.page.click('.settings [lang="en"]');
      expect(await studio.cells(), english).toBe(SAMPLE.cells);
    }
  });

  it('reads typed text, and text pasted while the grid has the focus', async () => {
    await studio.open('1&r=enter');
    await studio.page.focus(BOX);
    await studio.page.keyboard.insertText(FAMOUS);
    await studio.page.waitForSelector('.reading[data-kind="found"]');
    expect(await studio.cells()).toBe(FAMOUS);
    await reset();
    await paste(studio, FAMOUS);
    await studio.page.waitForSelector('.reading[data-kind="found"]');
    await reset();
    await studio.page.focus('[role="gridcell"][tabindex="0"]');
    await studio.page.keyboard.press('Control+V');
    await studio.page.waitForSelector('.reading[data-kind="found"]');
    expect(await studio.cells()).toBe(FAMOUS);
  });

  it('lists all 100 lines of a file dropped on the grid, even broken ones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
    const path = join(folder, 'hundred.sdm');
    const lines = Array.from({ length: 100 }, (_, i) => {
      const digit = String(1 + (i % 9));
      return i === 6 || i === 57 ? FAMOUS.slice(1) : `${digit.padEnd(80, '.')}${i % 2 ? '.' : '5'}`;
    });
    writeFileSync(path, lines.join('\n'));
    await studio.open('1&r=enter');
    await dropFile(studio, '.grid', path);
    await options().nth(9).waitFor();
    rmSync(folder, { recursive: true });
    expect(await studio.cells()).toBe(lines[0]);
    const status = await studio.page.textContent('.records [role="status"]');
    expect(status).toBe(`${en.explorer.list.total(98)} ${en.explorer.list.broken([7, 58], 2)}`);
    expect(await options().nth(0).getAttribute('aria-setsize')).toBe('100');
    expect(await studio.page.locator('.records .preview').count()).toBe(9);
    expect(await options().nth(6).textContent()).toContain(
      'Line 7, column 81: expected 81 cells (9×9), found 80 cells.',
    );

    await studio.page.focus('.records [role="listbox"]');
    const steps: [string, number][] = [
      ['ArrowDown', 1],
      ['PageDown', 11],
      ['End', 99],
      ['ArrowUp', 98],
      ['Home', 0],
    ];
    for (const [key, index] of steps) {
      await studio.page.keyboard.press(key);
      await studio.page.waitForSelector(`#record-${index}[aria-selected="true"]`);
      const cells = lines[index];
      await studio.page.waitForFunction(
        (wanted) =>
          Array.from(
            document.querySelectorAll('[role="gridcell"]'),
            (cell) => cell.textContent || '.',
          ).join('') === wanted,
        cells,
      );
    }
    await studio.page.click(`[aria-label="${en.explorer.paging.next}"]`);
    await studio.page.click('#record-12');
    await studio.page.waitForFunction(
      (digit) => document.querySelector('[role="gridcell"]')?.textContent === digit,
      lines[12][0],
    );
    expect(await studio.cells()).toBe(lines[12]);
  });

  it('writes the puzzle in every notation, and reads it back', async () => {
    await studio.open(`1&r=enter&p=${FAMOUS}`);
    expect(Object.values(notationGroups).flat().toSorted()).toEqual(
      notations.map(({ id }) => id).toSorted(),
    );
    await studio.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const id of Object.values(notationGroups).flat()) {
      await studio.page.selectOption('.copy-as select', id);
      await studio.page.waitForFunction(
        () => document.querySelector<HTMLTextAreaElement>('.copy-as textarea')?.value,
      );
      await studio.page.click(`.copy-as button`);
      await studio.page.waitForSelector('.outcome[data-kind="copied"]');
      const text = await studio.page.evaluate(() => navigator.clipboard.readText());
      expect(text).toBe(await studio.page.inputValue('.copy-as textarea'));
      const read = parsePuzzle(text);
      if (!read.ok) throw new Error(`${id}: expected a puzzle, got ${read.error.found}`);
      expect(packedCells(read.record.givens), id).toBe(FAMOUS);
    }
  });

  it('says if a notation cannot hold the grid or the clipboard is blocked', async () => {
    await studio.open(`1&r=enter&p=${'.'.repeat(256)}`);
    await studio.page.selectOption('.copy-as select', 'sudokuwiki');
    await studio.page.waitForSelector('.outcome[data-kind="impossible"]');
    await studio.page.selectOption('.copy-as select', 'line');
    await studio.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await studio.page.click('.copy-as button:enabled');
    await studio.page.waitForSelector('.outcome[data-kind="refused"]');
    const marked = await studio.page.$eval(
      '.copy-as textarea',
      (field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart,
    );
    expect(marked).toBe(257);
  });
});
