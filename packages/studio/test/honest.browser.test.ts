import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { describeStudio } from './studio-page.ts';

/** The sample with a second 1 in row 1. */
const CONFLICT = `11${SAMPLE.cells.slice(2)}`;
const SOLVED = '143628579572139468986754231391542786468917352725863914237481695619275843854396127';

describeStudio('every state says what it is', (studio) => {
  it('a conflict is reported before any search, and has nothing to export', async () => {
    await studio.open(`2&puzzle=${CONFLICT}&room=watch`);
    const conflict = en.verdict.conflict([]).slice(0, 12);
    await studio.verdict.getByRole('status').filter({ hasText: conflict }).waitFor();
    await studio.status(en.transport.noSearch, studio.watch.narration).waitFor();
    await studio.page.getByText('events so far').waitFor({ state: 'detached' });
    expect(await studio.transport('play').isDisabled()).toBe(true);
    await studio.page.keyboard.press('Space');
    expect(await studio.transport('pause').count()).toBe(0);
    expect(await studio.page.getByText('✓').count()).toBe(0);

    const dialog = await studio.openDialog(en.share.export);
    await dialog.getByText(en.share.nothing).waitFor();
    expect(await dialog.getByRole('button').allTextContents()).toEqual([en.close]);
  });

  it('a conflict is marked in every lane of the race, and nothing else is said about it', async () => {
    await studio.open(`2&puzzle=${CONFLICT}&room=race&lanes=scan.dlx`);
    await studio.status(en.transport.noSearch, studio.race.room).waitFor();
    for (const id of ['scan', 'dlx'] as const) {
      const { name } = en.strategies[id];
      const grid = studio.named('img', en.race.conflict(name, 2));
      await grid.waitFor();
      expect(await grid.locator('.repeated').allTextContents()).toEqual(['1', '1']);
    }
    expect(await studio.race.sliders.count()).toBe(0);
    expect(await studio.root.getByText(en.race.stop, { exact: true }).count()).toBe(0);
    expect(await violations(studio.page)).toEqual([]);
  });

  it('a full grid with a conflict is not solved', async () => {
    const wrong = `3${SOLVED.slice(1)}`;
    await studio.open(`2&puzzle=${wrong}`);
    await studio.status(en.transport.noSearch, studio.watch.narration).waitFor();
    expect(await studio.page.getByText(/^Solution after/).count()).toBe(0);
  });
});
