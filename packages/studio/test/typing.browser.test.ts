import { Random, randomGrid } from '@nonet/engine/generate';
import { geometryOfSize } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en } from './all-words.ts';
import { FAMOUS } from './enter-fixtures.ts';
import { describeStudio } from './studio-page.ts';

const EMPTY = '.'.repeat(81);
/** A 17-clue puzzle for which a search in row order takes 138 million events. */
const AGAINST_BRUTE_FORCE =
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** A 25×25 puzzle, 42% givens, that is too hard for propagation and for lucky guesses. */
function hard(): string {
  const geometry = geometryOfSize(25);
  if (!geometry) throw new Error('expected a geometry of 25');
  const random = new Random('hard');
  const { digits } = randomGrid(geometry, random);
  return Array.from(digits, (digit) => symbolOf(random.below(100) < 42 ? digit : 0)).join('');
}

describeStudio('the grid in Enter', (studio) => {
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await studio.page.keyboard.press(key);
  };
  const focusGrid = () => studio.page.focus('[role="gridcell"][tabindex="0"]');
  const focused = () =>
    studio.page.$$eval('[role="gridcell"]', (all) =>
      (all as (Element | null)[]).indexOf(document.activeElement),
    );
  const verdict = (kind: string) => studio.page.waitForSelector(`.verdict[data-kind="${kind}"]`);
  const verdictText = () => studio.page.textContent('.verdict [role="status"]');

  it('enters a puzzle with digits, 0, Space and arrows, and moves on after each', async () => {
    await studio.open(`1&r=enter&p=${EMPTY}`);
    await focusGrid();
    for (const [cell, symbol] of Array.from(FAMOUS).entries()) {
      await press(symbol === '.' ? (cell % 2 ? '0' : 'Space') : symbol);
    }
    expect(await studio.cells()).toBe(FAMOUS);
    await verdict('unique');
    await press('ArrowUp', 'ArrowLeft', 'Backspace', 'ArrowDown', 'Home', '4');
    const edited = Array.from(FAMOUS);
    edited[70] = '.';
    edited[72] = '4';
    expect(await studio.cells()).toBe(edited.join(''));
  });

  it('takes digits from buttons, for the cell selected before', async () => {
    await studio.open(`1&r=enter&p=${EMPTY}`, 390, 844);
    await studio.page.click('[role="gridcell"] >> nth=10');
    for (const digit of [5, 0, 7]) await studio.page.click(`.typing [data-digit="${digit}"]`);
    const cells = await studio.cells();
    expect(cells).toBe(`${EMPTY.slice(0, 10)}5.7${EMPTY.slice(13)}`);
  });

  it('opens a link to the studio', async () => {
    await studio.open('1&r=enter');
    const link = studio.page.url().replace(/#.*/, `#1&p=${FAMOUS}&s=bitmask&e=12&r=watch`);
    await studio.page.fill('.box textarea', link);
    await studio.at(12);
    const cells = await studio.page.getAttribute('[role="gridcell"]', 'aria-label');
    expect(cells).toContain('given');
    expect(await studio.page.inputValue('.strategy select')).toBe('bitmask');
  });

  it('stays at the cell if auto-advance is off', async () => {
    await studio.open(`1&r=enter&p=${EMPTY}`);
    await studio.page.uncheck('.typing input');
    await focusGrid();
    await press('5', '6', 'ArrowRight', '7');
    expect(await studio.cells()).toBe(`67${EMPTY.slice(2)}`);
    expect(await focused()).toBe(1);
    await studio.page.check('.typing input');
    await focusGrid();
    await press('8', '9');
    expect(await studio.cells()).toBe(`689${EMPTY.slice(3)}`);
  });

  it('adds corner notes with Shift, also from the numpad, and keeps them', async () => {
    await studio.open(`1&r=enter&p=${EMPTY}`);
    await focusGrid();
    const corners = () =>
      studio.page.$$eval('[role="gridcell"] .corners i', (all) => all.map((i) => i.textContent));
    const key = (init: Readonly<Record<string, string | boolean>>) =>
      studio.page.evaluate(
        (given) =>
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given }),
          ),
        init,
      );
    await key({ code: 'Numpad1', key: 'End', shiftKey: true });
    await press('Shift+Digit4', 'Shift+Digit9', 'Shift+Digit9');
    await key({ code: 'Numpad7', key: 'Home', modifierNumLock: true });
    expect(await focused()).toBe(0);
    expect(await corners()).toEqual(['1', '4', '7']);
    const label = () => studio.page.getAttribute('[role="gridcell"]', 'aria-label');
    expect(await label()).toBe(
      en.grid.cell({ row: 1, column: 1, box: 1 }, en.grid.corner('1 4 7')),
    );

    await studio.page.click('.settings [lang="ko"]');
    await studio.page.click('.masthead nav button:first-child');
    await studio.page.waitForSelector('.deck');
    expect(await corners()).toEqual([]);
    await studio.page.click('.masthead nav button:nth-child(2)');
    await studio.page.waitForSelector('.enter');
    expect(await corners()).toEqual(['1', '4', '7']);

    await focusGrid();
    await press('ArrowRight', '5', 'ArrowLeft', 'ArrowLeft');
    expect(await corners()).toEqual(['1', '4', '7']);
    await press('Delete');
    expect(await corners()).toEqual([]);
    await key({ code: 'Numpad1', key: 'End' });
    expect(await focused()).toBe(8);
  });

  it('shows the verdict after each entry: conflicting cells, or the number of solutions', async () => {
    await studio.open(`1&r=enter`);
    expect(await verdictText()).toBe(en.verdict.unique);
    await focusGrid();
    await press('ArrowRight', '1');
    await verdict('conflict');
    const invalid = await studio.page.$$eval('[role="gridcell"]', (all) =>
      all.flatMap((cell, at) => (cell.getAttribute('aria-invalid') ? [at] : [])),
    );
    expect(invalid).toEqual([0, 1]);
    const at = (column: number) => ({ row: 1, column, box: 1 });
    expect(await verdictText()).toBe(en.verdict.conflict([at(1), at(2)]));
    await press('ArrowLeft', '7');
    await verdict('none');
    await press('ArrowLeft', '0');
    await verdict('unique');
    expect(await studio.cells()).toBe(SAMPLE.cells);
    await studio.page.click(`text=${en.enter.clear}`);
    await verdict('more');
    expect(await verdictText()).toBe(en.verdict.more(10_000));
  });

  it('finds a 17-clue puzzle unique, and prints the time', async () => {
    await studio.open('1&r=enter');
    const took = await studio.page.evaluate(async (text) => {
      const box = document.querySelector<HTMLTextAreaElement>('.box textarea');
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const from = performance.now();
      box?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      await new Promise<void>((resolve) => {
        const look = (): void => {
          const isRead = document.querySelector('.reading[data-kind="found"]') !== null;
          if (isRead && document.querySelector('.verdict[data-kind="unique"]')) resolve();
          else requestAnimationFrame(look);
        };
        look();
      });
      return performance.now() - from;
    }, AGAINST_BRUTE_FORCE);
    expect(await studio.cells()).toBe(AGAINST_BRUTE_FORCE);
    console.log(`the verdict on the puzzle against brute force: ${took.toFixed(0)} ms`);
  });

  it('can cancel the verdict', async () => {
    await studio.open('1&r=enter');
    await studio.page.fill('.box textarea', hard());
    await verdict('working');
    await studio.page.click(`.verdict >> text=${en.verdict.cancel}`);
    await verdict('unknown');
    expect(await verdictText()).toBe(en.verdict.unknown);
    await studio.page.click(`text=${en.enter.sample}`);
    await verdict('unique');
  });
});
