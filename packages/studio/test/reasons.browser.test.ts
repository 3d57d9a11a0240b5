import { expect, it } from 'vitest';
import { stops } from '../src/rooms/watch/guide.ts';
import { ko } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

describeStudio('the reasons at a dead end', (studio) => {
  const sentence = (text: string | RegExp) =>
    studio.page.getByRole('status').filter({ hasText: text });

  it('are shown in the grid, with a line per digit, also at the stop of the tour', async () => {
    const stop = stops.findIndex(({ key }) => key === 'deadEnd');
    await studio.open(`1&n=${stop + 1}&e=12`);
    await studio.at(12);
    await studio.page.waitForSelector('.reasons');
    expect(await studio.page.locator('.reasons line').count()).toBe(9);
    expect(await studio.page.locator('.reasons [data-kind="blocked"]').count()).toBe(9);
    await sentence(/^Why no digit is left for row 3, column 3: 1 is in r1c1, /).waitFor();

    // The digits lie in the cell, and each line ends at a cell with its digit.
    const cell = (await studio.page.locator('[role="gridcell"]').nth(20).boundingBox())!;
    for (const digit of await studio.page.locator('.reasons [data-kind]').all()) {
      const box = (await digit.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(cell.x - 1);
      expect(box.x + box.width).toBeLessThanOrEqual(cell.x + cell.width + 1);
    }
    const circles = await studio.page.$$eval('.reasons circle', (all) =>
      all.map((circle) => {
        const { x, y, width, height } = circle.getBoundingClientRect();
        const [at] = document
          .elementsFromPoint(x + width / 2, y + height / 2)
          .filter((element) => element.role === 'gridcell');
        return at?.textContent;
      }),
    );
    expect(circles).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);

    await studio.speak('ko');
    await sentence(ko.reasons.blocked('1', { row: 1, column: 1, box: 1 })).waitFor();
    await studio.slider.focus();
    await studio.page.keyboard.press('ArrowLeft');
    await studio.at(11);
    expect(await studio.page.locator('.reasons').count()).toBe(0);
    expect(await sentence('넣을 숫자가 없는 이유').count()).toBe(0);
  });

  it('say which event tried a digit', async () => {
    await studio.open('1&e=15');
    await studio.goTo(152);
    await studio.page.keyboard.press('ArrowLeft');
    await studio.goTo(151);
    await studio.page.waitForSelector('.reasons li');
    await sentence(/8 was tried at event 12, 9 was tried at event 14\.$/).waitFor();
    expect(await studio.page.locator('.reasons li').allTextContents()).toEqual([
      '8: tried at event 12',
      '9: tried at event 14',
    ]);
  });
});
