import { techniqueNames } from '@nonet/engine/explain';
import { expect, it } from 'vitest';
import { techniqueWords } from '../src/coach/technique/words.ts';
import { coachWords } from '../src/rooms/play/coach/words.ts';
import type { Language } from '../src/words/words.ts';
import { violations } from './axe.ts';
import { resize } from './layout-faults.ts';
import { describeStudio } from './studio-page.ts';

const PUZZLE = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const SINGLE = techniqueNames['hidden-single'];

describeStudio('the pages of the techniques', (studio) => {
  const own = (language: Language = studio.language) => techniqueWords[language];
  const section = () => studio.named('region', own().label);
  const name = (technique: keyof typeof techniqueNames) =>
    studio.button(techniqueNames[technique][studio.language]);
  const focused = () => studio.page.evaluate(() => document.activeElement?.textContent);
  const isRead = async (technique: keyof typeof techniqueNames) => {
    const text = techniqueNames[technique][studio.language];
    await section().getByRole('heading', { name: text, exact: true, level: 3 }).waitFor();
    await expect.poll(focused).toBe(text);
    expect(await studio.page.evaluate(underBar)).toBeGreaterThanOrEqual(0);
  };
  const asked = async (fragment = '', width?: number, height?: number) => {
    await studio.open(`2&room=play&puzzle=${PUZZLE}${fragment}`, width, height);
    const own = coachWords[studio.language];
    await studio.button(own.hint).click();
    await studio.button(own.more.where).click();
  };

  it('open beside the board, give the focus back, and leave the board in use', async () => {
    await asked();
    await name('hidden-single').click();
    await isRead('hidden-single');
    expect(await section().locator('[lang]').getAttribute('lang')).toBe('en');
    await studio.page.locator('.coach').waitFor({ state: 'hidden' });
    await expect.poll(async () => (await studio.grid.boundingBox())?.y).toBeGreaterThan(0);

    await section().getByRole('heading', { name: SINGLE.en, exact: true }).click();
    await studio.page.keyboard.press('Escape');
    await section().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(SINGLE.en);

    await studio.page.keyboard.press('Enter');
    await isRead('hidden-single');
    await studio.button(own().back).click();
    await expect.poll(focused).toBe(SINGLE.en);

    await name('hidden-single').click();
    await isRead('hidden-single');
    const cell = studio.grid.getByRole('gridcell').nth(1);
    await cell.click();
    await studio.page.keyboard.press('9');
    await expect.poll(() => cell.getAttribute('aria-label')).toMatch(/, 9$/);
    await studio.button(own().back).click();
    // The coach is silent about another board, so the name is gone.
    await expect.poll(focused).toBe(coachWords.en.hint);
  });

  it('link to one another, and follow the language', async () => {
    await asked();
    await name('hidden-single').click();
    await studio.button(own().all).click();
    await name('finned-x-wing').click();
    await isRead('finned-x-wing');
    await section().getByRole('button', { name: 'Fish', exact: false }).first().click();
    await expect.poll(focused).toBe('Fish');
    await studio.speak('ko');
    await section().getByRole('heading', { name: '피시', level: 2 }).waitFor();
    await studio.button(own().back).click();
    await expect.poll(focused).toBe(SINGLE.ko);
  });

  it('open from the list, from why not, and from the name of a move', async () => {
    const own = coachWords.en;
    await studio.open(`2&room=play&puzzle=${PUZZLE}`);
    await studio.button(own.available).click();
    await studio.button(own.harder).click();
    await name('locked-triple').click();
    await isRead('locked-triple');
    await studio.page.keyboard.press('Escape');

    await studio.grid.getByRole('gridcell').nth(1).click();
    const why = own.askWhyNot({ row: 1, column: 2, box: 1 });
    await studio.page.getByText(why).click();
    const digits = studio.page.getByRole('group', { name: why });
    await digits.locator('[data-digit="7"]').click();
    await studio.page.getByText(/r1c2 cannot be 7/).waitFor();
    const step = studio.page.locator('.coach-says').getByTitle(techniqueWords.en.open).last();
    const technique = await step.textContent();
    await step.click();
    await expect.poll(focused).toBe(technique);
    await studio.page.keyboard.press('Escape');

    await studio.button(studio.words.close).click();
    await studio.button(own.hint).click();
    await studio.page.getByText('Look at box 4.').waitFor();
    await studio.grid.getByRole('gridcell').nth(46).click();
    await studio.page.keyboard.press('4');
    await studio.page.getByText(/^That is it/).waitFor();
    await name('hidden-single').click();
    await isRead('hidden-single');
    await studio.page.keyboard.press('Control+z');
    await studio.page.keyboard.press('Escape');
    await expect.poll(focused).toBe(SINGLE.en);
  });

  it('open below their bar in Practice, and go back', async () => {
    await studio.open('2&room=practice&drill=x-wing.abc.0', 390, 844);
    await name('x-wing').click();
    await isRead('x-wing');
    await studio.button(own().all).click();
    await expect.poll(focused).toBe('Techniques');
    await name('w-wing').click();
    await isRead('w-wing');
    await studio.button(own().back).click();
    await expect.poll(focused).toBe(techniqueNames['x-wing'].en);
  });

  it('open below their bar in Review, and go back', async () => {
    await studio.open(`2&room=play&puzzle=${PUZZLE}`, 390, 844);
    await studio.grid.getByRole('gridcell').nth(68).click();
    await studio.page.keyboard.press('1');
    await studio.openRoom('review');
    const link = studio.page.locator('.told').getByTitle(own().open).first();
    const technique = (await link.textContent()) ?? '';
    await link.click();
    await expect.poll(focused).toBe(technique);
    expect(await studio.page.evaluate(underBar)).toBeGreaterThanOrEqual(0);
    await studio.button(own().back).click();
    await expect.poll(focused).toBe(technique);
  });

  it('fit on a phone', async () => {
    await asked('&language=ko', 390, 844);
    await name('hidden-single').click();
    for (const technique of ['locked-candidates-1', 'hidden-rectangle'] as const) {
      await studio.button(own().all).click();
      for (const size of [
        [390, 844],
        [320, 568],
      ] as const) {
        await resize(studio, size);
        expect(await studio.page.evaluate(sideways)).toEqual([]);
      }
      await name(technique).click();
      await isRead(technique);
      expect(await studio.page.evaluate(sideways)).toEqual([]);
    }
  });

  it('pass axe', async () => {
    await asked('&theme=dark', 1280, 720);
    await name('hidden-single').click();
    await studio.button(own().all).click();
    await expect.poll(focused).toBe('Techniques');
    expect(await violations(studio.page)).toEqual([]);
    await name('w-wing').click();
    await isRead('w-wing');
    expect(await violations(studio.page)).toEqual([]);
  });
});

/** Runs in the page. Returns how far below the bar of the page the heading with the focus is. */
function underBar(): number {
  const top = document.activeElement?.getBoundingClientRect().top ?? 0;
  const bar = document.querySelector('.page-bar')?.getBoundingClientRect().bottom ?? 0;
  return top - bar;
}

/** Runs in the page. Returns the parts that scroll sideways. */
function sideways(): string[] {
  return [document.documentElement, ...document.querySelectorAll('.instrument, .technique-page *')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
