import { expect, it } from 'vitest';
import { stops } from '../src/rooms/watch/guide.ts';
import { ko } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

describeStudio('the reasons at a dead end', (studio) => {
  it('are shown in the grid, with a line per digit, also at the stop of the tour', async () => {
    const stop = stops.findIndex(({ key }) => key === 'deadEnd');
    await studio.open(`1&n=${stop + 1}&e=12`);
    await studio.at(12);
    const { drawnReasons, reasons } = studio.watch;
    await drawnReasons.waitFor();
    expect(await drawnReasons.locator('line').count()).toBe(9);
    expect(await drawnReasons.locator('text').allTextContents()).toEqual(Array.from('123456789'));
    await reasons
      .filter({ hasText: /^Why no digit is left for row 3, column 3: 1 is in r1c1, / })
      .waitFor();

    // The digits lie in the cell, and each line ends at a cell with its digit.
    const cell = (await studio.cell('r3c3').boundingBox())!;
    for (const digit of await drawnReasons.locator('text').all()) {
      const box = (await digit.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(cell.x - 1);
      expect(box.x + box.width).toBeLessThanOrEqual(cell.x + cell.width + 1);
    }
    const ends = await drawnReasons.locator('circle').evaluateAll((all) =>
      all.map((circle) => {
        const { x, y, width, height } = circle.getBoundingClientRect();
        const [at] = document
          .elementsFromPoint(x + width / 2, y + height / 2)
          .filter((element) => element.role === 'gridcell');
        return at?.textContent;
      }),
    );
    expect(ends).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);

    await studio.speak('ko');
    const korean = ko.reasons.blocked('1', { row: 1, column: 1, box: 1 });
    await studio.watch.reasons.filter({ hasText: korean }).waitFor();
    await studio.slider.focus();
    await studio.page.keyboard.press('ArrowLeft');
    await studio.at(11);
    await drawnReasons.waitFor({ state: 'detached' });
    expect(await studio.watch.reasons.count()).toBe(0);
  });

  it('say which event tried a digit', async () => {
    await studio.open('1&e=15');
    await studio.goTo(152);
    await studio.page.keyboard.press('ArrowLeft');
    await studio.goTo(151);
    await studio.watch.reasons
      .filter({ hasText: /8 was tried at event 12, 9 was tried at event 14\.$/ })
      .waitFor();
    const notes = studio.grid.getByRole('listitem', { includeHidden: true });
    expect(await notes.allTextContents()).toEqual(['8: tried at event 12', '9: tried at event 14']);
  });
});
