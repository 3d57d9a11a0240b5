import { expect, it } from 'vitest';
import { stops } from '../src/rooms/watch/guide.ts';
import { ko } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

describeStudio('the reasons at a dead end', (studio) => {
  it('are shown in the grid, with a ring per digit, also at the stop of the tour', async () => {
    const stop = stops.findIndex(({ key }) => key === 'deadEnd');
    await studio.open(`2&tour=${stop + 1}&event=12`);
    await studio.at(12);
    const { drawnReasons, reasons } = studio.watch;
    await drawnReasons.waitFor();
    expect(await drawnReasons.locator('circle').count()).toBe(9);
    expect(await drawnReasons.locator('text').allTextContents()).toEqual(Array.from('123456789'));
    await reasons
      .filter({ hasText: /^Why no digit is left for row 3, column 3: 1 is in r1c1, / })
      .waitFor();

    // The digits lie in the cell, and each ring is around a cell with its digit.
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

  it('are in sight as text, and show one line that crosses no digit', async () => {
    await studio.open('2&event=31');
    const { drawnReasons, reasonsList } = studio.watch;
    const rows = reasonsList.getByRole('button');
    await expect.poll(() => rows.count()).toBe(9);
    const size = studio.page.viewportSize()!;
    for (const row of await rows.all()) {
      const box = (await row.boundingBox())!;
      expect(box.y).toBeGreaterThan(0);
      expect(box.y + box.height).toBeLessThan(size.height);
    }
    for (const row of await rows.all()) {
      await row.hover();
      const line = drawnReasons.locator('path');
      await expect.poll(() => line.count()).toBe(1);
      // Cells are 1 × 1 in the drawing, and the digits are within 0.2 to 0.8.
      const crossed = await line.evaluate((path: SVGPathElement) => {
        const length = path.getTotalLength();
        const points = Array.from({ length: 201 }, (_, i) =>
          path.getPointAtLength((i / 200) * length),
        );
        return points.some(
          ({ x, y }) => Math.abs((x % 1) - 0.5) < 0.3 && Math.abs((y % 1) - 0.5) < 0.3,
        );
      });
      expect(crossed).toBe(false);
    }
    await rows.first().focus();
    await expect.poll(() => drawnReasons.locator('path').count()).toBe(1);
    await studio.page.keyboard.press('Enter');
    const [answer] = await studio.watch.reasonsList.getByRole('button', { pressed: true }).all();
    expect(await answer.textContent()).toMatch(/^1 is in r\d+c\d+$/);
  });

  it('say which event tried a digit', async () => {
    await studio.open('2&event=15');
    await studio.goTo(152);
    await studio.page.keyboard.press('ArrowLeft');
    await studio.goTo(151);
    await studio.watch.reasons
      .filter({ hasText: /8 was tried at event 12, 9 was tried at event 14\.$/ })
      .waitFor();
    const listed = await studio.watch.reasonsList.getByRole('listitem').allTextContents();
    expect(listed.slice(7)).toEqual(['8 was tried at event 12', '9 was tried at event 14']);
  });
});
