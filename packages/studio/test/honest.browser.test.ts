import { expect, it } from 'vitest';
import { gallery } from '../src/puzzle/gallery.ts';
import { galleryEn } from '../src/puzzle/gallery-words.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { describeStudio } from './studio-page.ts';

/** The sample with a second 1 in row 1. */
const CONFLICT = `11${SAMPLE.cells.slice(2)}`;
const SOLVED = '143628579572139468986754231391542786468917352725863914237481695619275843854396127';

describeStudio('every state says what it is', (studio) => {
  it.each([
    ['watch', () => studio.watch.narration],
    ['race', () => studio.race.room],
  ] as const)('a conflict is reported before any search: %s', async (room, part) => {
    await studio.open(`2&puzzle=${CONFLICT}&room=${room}`);
    const conflict = en.verdict.conflict([]).slice(0, 12);
    await studio.verdict.getByRole('status').filter({ hasText: conflict }).waitFor();
    await studio.status(en.transport.noSearch, part()).waitFor();
    await studio.page.getByText('events so far').waitFor({ state: 'detached' });
    expect(await studio.transport('play').isDisabled()).toBe(true);
    await studio.page.keyboard.press('Space');
    expect(await studio.transport('pause').count()).toBe(0);
    expect(await studio.page.getByText('✓').count()).toBe(0);
  });

  it('a conflict is marked in every lane of the race, and nothing else is said about it', async () => {
    await studio.open(`2&puzzle=${CONFLICT}&room=race&lanes=scan.dlx`);
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

  it('a conflict has nothing to export', async () => {
    await studio.open(`2&puzzle=${CONFLICT}&room=watch`);
    await studio.status(en.transport.noSearch, studio.watch.narration).waitFor();
    const dialog = await studio.openDialog(en.share.export);
    await dialog.getByText(en.share.nothing).waitFor();
    expect(await dialog.getByRole('button').allTextContents()).toEqual([en.close]);
  });

  it('a full grid with a conflict is not solved', async () => {
    const wrong = `3${SOLVED.slice(1)}`;
    await studio.open(`2&puzzle=${wrong}`);
    await studio.status(en.transport.noSearch, studio.watch.narration).waitFor();
    expect(await studio.page.getByText(/^Solution after/).count()).toBe(0);
  });

  it('a damaged link says what is wrong with it', async () => {
    await studio.open(`2&room=make&puzzle=${SAMPLE.cells.slice(1)}`);
    const { notice } = studio;
    const said = `${en.linkDamaged} The link has 80 cells, but a 9×9 grid has 81.`;
    await notice.getByText(said, { exact: true }).waitFor();
    await studio.inRoom('start');
    await studio.button(en.close, notice).click();
    await notice.waitFor({ state: 'detached' });
  });

  it('a worker that cannot start can be started again', async () => {
    await studio.open('2&event=10');
    await studio.page.route('**/search-worker-*.js', (route) => route.abort());
    await studio.page.reload();
    const { notice } = studio;
    await notice.getByText(en.failures.search).waitFor();
    await studio.page.unroute('**/search-worker-*.js');
    await studio.button(en.failures.tryAgain, notice).click();
    await notice.waitFor({ state: 'detached' });
    await studio.judged();
    await studio.at(10);
  });

  it('the result of a race appears at the finish, and names strategies that finish together', async () => {
    await studio.open('2&room=race&event=0&lanes=scan.bitmask-mrv.propagation');
    await studio.page.getByText(en.race.ready(3), { exact: true }).waitFor();
    await studio.race.slider('scan').focus();
    await studio.page.keyboard.press('End');
    await studio.page
      .getByText('Fewest candidates and Propagation finished first, after 51 events;')
      .waitFor();
  });

  it('Make shows the solution, and the gallery opens puzzles', async () => {
    await studio.open('2&room=make');
    await studio.button('Show solution').click();
    await expect.poll(() => studio.cells()).toBe(SOLVED);
    await studio.button('Hide solution').click();
    await expect.poll(() => studio.cells()).toBe(SAMPLE.cells);
    await studio.page.getByText('Gallery', { exact: true }).click();
    for (const { id, cells } of gallery.slice(-4)) {
      await studio.button(galleryEn[id].title).click();
      await expect.poll(() => studio.cells()).toBe(cells);
    }
  });

  it('Make can undo and redo every change of the puzzle', async () => {
    await studio.open(`2&room=make&puzzle=${'.'.repeat(81)}`);
    await studio.cell('r1c1').focus();
    await studio.page.keyboard.press('1');
    await studio.page.keyboard.press('2');
    await studio.make.sample.click();
    const empty = '.'.repeat(79);
    const undo = studio.button('Undo');
    for (const cells of [`12${empty}`, `1.${empty}`, `..${empty}`]) {
      await undo.click();
      await expect.poll(() => studio.cells()).toBe(cells);
    }
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await studio.cell('r5c5').focus();
    await studio.page.keyboard.press('Control+Y');
    await studio.page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => studio.cells()).toBe(`12${empty}`);
    await studio.page.keyboard.press('Control+Z');
    await expect.poll(() => studio.cells()).toBe(`1.${empty}`);
  });

  it('the next visit returns to the room that was left, with the latest puzzle', async () => {
    await studio.open();
    await studio.openRoom('make');
    await studio.make.box.fill(gallery[4].cells);
    await expect.poll(() => studio.cells()).toBe(gallery[4].cells);
    const address = studio.page.url().replace(/#.*/, '');
    await studio.page.goto('about:blank');
    await studio.page.goto(address);
    await expect.poll(() => studio.cells()).toBe(gallery[4].cells);
    await studio.inRoom('make');
    await studio.page.getByText('Recent puzzles', { exact: true }).waitFor();
  });
});
