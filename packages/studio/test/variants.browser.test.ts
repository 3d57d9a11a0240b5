import type { Constraint } from '@nonet/engine/constraint';
import { constraintText, ruleSentences } from '@nonet/engine/explain';
import { rulesText } from '@nonet/engine/game';
import { emptyGrid, geometry } from '@nonet/engine/grid';
import { formatPuzzles, notationById } from '@nonet/engine/notation';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { variantGallery } from '../src/puzzle/variant-gallery.ts';
import { makeWords } from '../src/rooms/make/hand/words.ts';
import { coachWords } from '../src/rooms/play/coach/words.ts';
import { playWords } from '../src/rooms/play/words.ts';
import { languages } from '../src/words/words.ts';
import { pasteOnPage } from './paste.ts';
import { describeStudio } from './studio-page.ts';

const SOLUTION = Array.from('1234341221434321', Number);
const CAGES = [
  [0, 1, 5],
  [2, 6, 7],
  [4, 8],
  [9, 10],
  [11, 15],
  [12, 13, 14],
];
/** It needs no givens. */
const PUZZLE = {
  givens: emptyGrid(geometry(2, 2)),
  constraints: CAGES.map(
    (cells): Constraint => ({
      kind: 'killer',
      cells,
      sum: cells.reduce((sum, cell) => sum + SOLUTION[cell], 0),
    }),
  ),
};
const LINK = formatPuzzles([{ ...PUZZLE, line: 1 }], notationById('f-puzzles')!);

/** A layer of the drawing may be empty, and so without a size. */
const ATTACHED = { state: 'attached' } as const;

describeStudio('a variant', (studio) => {
  it('is pasted as a link and played with two hints to the end', async () => {
    const language = 'ko';
    const coach = coachWords[language];
    const { combinations } = playWords[language];
    const cell = (number: number) => studio.grid.getByRole('gridcell').nth(number);
    await studio.open(`2&room=play&language=${language}&puzzle=${'0'.repeat(16)}`, 390, 844);
    const { page } = studio;
    await pasteOnPage(studio, LINK.trim());
    await expect.poll(() => page.url()).toContain('constraints=1_killer~');
    await page.getByText(ruleSentences(PUZZLE, language)[0]).waitFor();
    await studio.grid.locator('.rules').first().waitFor();

    await cell(8).click();
    await page.getByText(combinations.cage(5, 2)).waitFor();
    await page.getByText('1 4', { exact: true }).waitFor();
    const cage = constraintText(PUZZLE.constraints[2], PUZZLE.givens.geometry, language);
    expect(await cell(8).getAttribute('aria-description')).toBe(cage);
    const zIndexOf = (part: Locator): Promise<number> =>
      part.evaluate((element) => Number(getComputedStyle(element).zIndex));
    // The marks are over the frame of the selected cell.
    expect(await zIndexOf(studio.grid.locator('.rules').last())).toBeGreaterThan(
      await zIndexOf(cell(8)),
    );
    await cell(4).click();
    await page.keyboard.press('3');
    await page.getByText('1 4', { exact: true }).waitFor({ state: 'detached' });
    await cell(8).click();
    await page.keyboard.press('1');
    await expect.poll(() => cell(4).getAttribute('class')).toContain('invalid');
    expect(await cell(8).getAttribute('aria-label')).toContain(studio.words.grid.broken('1', cage));
    await page.keyboard.press('h');
    await page.getByText(coach.breaks(cage)).waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell(4).getAttribute('class')).not.toContain('invalid');

    await page.getByText(coach.computer).click();
    await page.locator('.coach-body li').first().waitFor();
    await studio.openRoom('start');
    const unfinished = page.locator('.continue');
    await unfinished.locator('.rules').first().waitFor(ATTACHED);
    await unfinished.click();

    for (let hints = 0; hints < 2; hints++) {
      const doIt = studio.button(coach.doIt);
      for (let said = 0; said < 3; said++) {
        await page.keyboard.press('h');
        await page.locator('.coach-says .level').nth(said).waitFor({ state: 'attached' });
      }
      await page.keyboard.press('h');
      await doIt.click();
      await doIt.waitFor({ state: 'detached' });
    }
    for (const [at, digit] of SOLUTION.entries()) {
      const name = (await cell(at).getAttribute('aria-label')) ?? '';
      if (name.endsWith(`, ${digit}`)) continue;
      await cell(at).click();
      await page.keyboard.press(String(digit));
    }
    await page.locator('.after-game').waitFor();
    await studio.openRoom('review');
    await page.locator('.review .rules').first().waitFor(ATTACHED);
    await page.locator('.review .summary').waitFor();
  });

  it.each(languages)('is opened from the gallery (%s)', async (language) => {
    const own = makeWords[language];
    const { puzzle, title } = variantGallery.find(({ id }) => id === 'killer-six')!;
    await studio.open(`2&room=make&language=${language}`);
    await studio.root.getByText(own.variants, { exact: true }).click();
    await studio.button(title[language]).click();
    await expect.poll(() => studio.page.url()).toContain(rulesText(puzzle.constraints!));
  });

  it('has its rules in the small pictures of its solutions', async () => {
    const constraints = rulesText(PUZZLE.constraints.slice(0, 1));
    await studio.open(`2&room=make&puzzle=${'0'.repeat(16)}&constraints=${constraints}`);
    await studio.root.locator('.solution-grid .rules').first().waitFor(ATTACHED);
  });
});
