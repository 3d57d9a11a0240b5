import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

/** The width of an A4 sheet between its margins, in pixels. */
const SHEET = 718;

describeStudio('a printed page', (studio) => {
  /** The names of the buttons and fields that are visible. */
  const controls = () =>
    studio.page
      .locator('button:visible, select:visible, input:visible, textarea:visible, summary:visible')
      .allInnerTexts();
  const isWhole = async (part: Locator): Promise<boolean> => {
    const box = await part.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= SHEET;
  };

  it('of Watch has the grid, the sentence and the reasons, and nothing to press', async () => {
    await studio.open('2&room=watch&event=12', SHEET, 1_000);
    await studio.at(12);
    const reasons = studio.watch.reasonsList.getByRole('listitem');
    await reasons.first().waitFor();
    const count = await reasons.count();
    await studio.page.emulateMedia({ media: 'print' });
    expect(await isWhole(studio.grid)).toBe(true);
    expect(await studio.watch.drawnSentence.isVisible()).toBe(true);
    expect(await reasons.filter({ visible: true }).count()).toBe(count);
    expect((await controls()).length).toBe(count);
  });

  it('of Make has the grid and the verdict, and no message', async () => {
    await studio.open('2&room=make', SHEET, 1_000);
    await studio.page.evaluate(() => {
      location.hash = '2&puzzle=123';
    });
    await studio.notice.waitFor();
    await studio.page.emulateMedia({ media: 'print' });
    expect(await isWhole(studio.grid)).toBe(true);
    expect(await studio.verdict.getByText(en.verdict.proper).isVisible()).toBe(true);
    expect(await controls()).toEqual([]);
    expect(await studio.notice.isVisible()).toBe(false);
  });

  it('of Race has every grid with the name of its strategy', async () => {
    await studio.open('2&room=race&event=100', SHEET, 1_000);
    await studio.race.recorded();
    await studio.page.emulateMedia({ media: 'print' });
    const grids = await studio.race.grids.all();
    expect(grids).toHaveLength(3);
    for (const grid of grids) expect(await isWhole(grid)).toBe(true);
    // The name of a strategy is the list in which it is chosen.
    expect(await studio.page.locator('button:visible').count()).toBe(0);
    expect(await studio.page.locator('select:visible').count()).toBe(3);
  });
});
