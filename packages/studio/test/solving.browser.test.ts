import { generate } from '@nonet/engine/generate';
import { plainPuzzle } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { playWords } from '../src/rooms/play/words.ts';
import { describeStudio, type OpenedStudio } from './studio-page.ts';

const { en } = playWords;

const puzzles = generate({ seed: 'solved in the page', count: 2 }).puzzles.map(
  ({ givens: puzzle, solution }) => ({
    text: plainPuzzle({ givens: puzzle }).cells,
    solution: [...solution.digits],
  }),
);

const isSolved = (studio: OpenedStudio) =>
  studio.page.getByRole('heading', { name: 'Solved!' }).waitFor();

describeStudio('puzzles', (studio) => {
  it('are solved by keys alone', async () => {
    const [{ solution, text }] = puzzles;
    await studio.open(`2&room=play&puzzle=${text}`);
    const { keyboard } = studio.page;
    // The first press of Tab goes to the link past the head of the page.
    const isInGrid = () => studio.page.evaluate(() => document.activeElement?.role === 'gridcell');
    for (let tabs = 0; !(await isInGrid()); tabs++) {
      expect(tabs).toBeLessThan(40);
      await keyboard.press('Tab');
    }
    await keyboard.press('Control+Home');
    for (const [cell, digit] of solution.entries()) {
      if (text[cell] === '.') await keyboard.press(String(digit));
      const isEnd = cell % 9 === 8;
      await keyboard.press(isEnd ? 'Home' : 'ArrowRight');
      if (isEnd) await keyboard.press('ArrowDown');
    }
    await isSolved(studio);
  });
});

describeStudio(
  'puzzles',
  (studio) => {
    it('are solved by touch at 320 px', async () => {
      const [, { solution, text }] = puzzles;
      await studio.open(`2&room=play&puzzle=${text}`, 320, 568);
      const cells = studio.grid.getByRole('gridcell');
      const tapDigit = (digit: number) =>
        studio.page.locator(`.pad .digits [data-digit="${digit}"]`).tap();
      const blanks = solution.flatMap((digit, cell) =>
        text[cell] === '.' ? [{ cell, digit }] : [],
      );
      const [byCell, byDigit] = [blanks.slice(0, 20), blanks.slice(20)];
      for (const { cell, digit } of byCell) {
        await cells.nth(cell).tap();
        await tapDigit(digit);
      }
      await studio.button(en.menu).tap();
      await studio.button(en.settings.name).tap();
      await studio.page.getByLabel(en.settings.switches.digitFirst).tap();
      await studio.page.keyboard.press('Escape');
      for (let held = 1; held <= 9; held++) {
        const places = byDigit.filter(({ digit }) => digit === held);
        if (places.length > 0) await tapDigit(held);
        for (const { cell } of places) await cells.nth(cell).tap();
      }
      await isSolved(studio);
      // A tap takes out the digit that is held, and puts it in again.
      const last = blanks.reduce((most, it) => (it.digit >= most.digit ? it : most));
      const name = () => cells.nth(last.cell).getAttribute('aria-label');
      await cells.nth(last.cell).tap();
      await expect.poll(name).toMatch(/empty$/);
      await cells.nth(last.cell).tap();
      await isSolved(studio);
    });
  },
  { hasTouch: true },
);
