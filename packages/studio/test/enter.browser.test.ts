import { CLASSIC, gridOf, notationById, notations, parsePuzzle } from '@nonet/engine';
import { expect, it } from 'vitest';
import { digitsIn } from '../src/picture/puzzle-text.ts';
import { SAMPLE } from '../src/state/state.ts';
import { en } from '../src/words/en.ts';
import { describeStudio } from './studio-page.ts';

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

describeStudio('the room Enter', (studio) => {
  it('reads six notations, and says which', async () => {
    await studio.open('1&r=enter');
    const givens = gridOf(CLASSIC, digitsIn(ESCARGOT));
    for (const id of ['line', 'rows', 'spaced', 'euler', 'block', 'json'] as const) {
      await studio.page.click(`text=${en.enter.sample}`);
      const notation = notationById(id)!;
      const text = notation.head + notation.format({ givens, name: 'Grid 01', line: 1 }, 0);
      await studio.page.fill('textarea', text);
      await studio.page.waitForSelector('.reading[data-kind="found"]');
      expect(await studio.page.textContent('.reading')).toContain(en.notations[id]);
      expect(await studio.cells()).toBe(ESCARGOT);
    }
    expect(notations.length).toBe(Object.keys(en.notations).length);
  });

  it('says of broken texts what is wrong where, and leaves the grid', async () => {
    await studio.open('1&r=enter');
    const broken = [
      ESCARGOT.slice(1),
      `${ESCARGOT.slice(0, 40)}?${ESCARGOT.slice(41)}`,
      `Grid 01\n${'003020600\n'.repeat(8)}00302060`,
      'not a sudoku',
    ];
    for (const text of broken) {
      const result = parsePuzzle(text);
      if (result.ok) throw new Error(`expected a broken text, got ${text}`);
      const { line, column, expected, found } = result.error;
      await studio.page.fill('textarea', text);
      await studio.page.waitForSelector('.reading[data-kind="broken"]');
      expect(await studio.page.textContent('.reading dt')).toBe(en.enter.broken(line, column));
      const said = await studio.page.$$eval('.reading dd', (all) =>
        all.map((dd) => dd.textContent),
      );
      expect(said).toEqual([expected, found]);
      expect(await studio.cells()).toBe(SAMPLE.cells);
      await studio.page.fill('textarea', '');
      await studio.page.waitForSelector('.reading[data-kind="nothing"]', { state: 'attached' });
    }
  });

  it('takes digits typed into the grid, and judges as they come', async () => {
    await studio.open('1&r=enter');
    await studio.page.focus('[role="gridcell"]');
    for (const key of ['ArrowRight', '1']) await studio.page.keyboard.press(key);
    await studio.page.waitForSelector('.verdict[data-kind="conflict"]');
    for (const key of ['ArrowLeft', '0']) await studio.page.keyboard.press(key);
    await studio.page.waitForSelector('.verdict[data-kind="unique"]');
    expect(await studio.cells()).toBe(SAMPLE.cells);
  });
});
