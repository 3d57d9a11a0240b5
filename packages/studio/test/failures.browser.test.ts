import { expect, it } from 'vitest';
import { gallery } from '../src/puzzle/gallery.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { failAt, failToLoad, repair } from './failing-worker.ts';
import { pasteOnPage } from './paste.ts';
import { FAMOUS } from './puzzle-texts.ts';
import { describeStudio } from './studio-page.ts';
import { strategyTrace } from './traces.ts';

/** The ways in which the worker fails: its script is missing, or it dies at one of its requests. */
const FAILURES = ['missing', 3] as const;

describeStudio('when a worker fails', (studio) => {
  const failed = (name: 'search' | 'gif' = 'search') =>
    studio.notice.getByText(studio.words.failures[name]);
  const restart = async (): Promise<void> => {
    await repair(studio.page);
    await studio.button(studio.words.failures.tryAgain, studio.notice).click();
    await studio.notice.waitFor({ state: 'detached' });
  };
  const reload = async (failure: 'missing' | number): Promise<void> => {
    if (failure === 'missing') await failToLoad(studio.page, 'search');
    else await failAt(studio.page, failure, 'search');
    await studio.page.reload();
  };
  /** What the page says while it waits for the worker. */
  const waiting = () =>
    studio.root.getByText(
      new RegExp(
        [
          en.verdict.working,
          en.ownProgram.reading,
          en.transport.noPicture,
          'so far',
          '^Recording',
        ].join('|'),
      ),
    );
  const waitsForNothing = () => expect.poll(() => waiting().allTextContents()).toEqual([]);

  it.each(FAILURES)('Watch says so and goes on: %s', async (failure) => {
    await studio.open('2&room=watch&event=10');
    await reload(failure);
    await failed().waitFor();
    await waitsForNothing();
    expect(await violations(studio.page)).toEqual([]);
    await studio.openRoom('make');
    await failed().waitFor();
    await studio.openRoom('watch');
    await studio.speak('ko');
    await failed().waitFor();
    await studio.speak('en');
    await restart();
    await studio.judged();
    await studio.recorded();
    await studio.at(10);
    await studio.watch.treeAt(10).waitFor({ state: 'attached' });
    await studio.goTo(20);
    await studio.watch.treeAt(20).waitFor({ state: 'attached' });
  });

  it('Make says so, and reads the text that it was given', async () => {
    await studio.open('2&room=make');
    await reload(1);
    await studio.make.box.fill(FAMOUS);
    await failed().waitFor();
    await waitsForNothing();
    await restart();
    await studio.status(en.make.found(en.notations.line)).waitFor();
    await studio.judged();
    await expect.poll(() => studio.cells()).toBe(FAMOUS);
    const copied = studio.named('textbox', en.copying.text);
    await expect.poll(() => copied.inputValue()).toContain(FAMOUS);
  });

  it('Race says so and goes on', async () => {
    await studio.open('2&room=race&event=10&lanes=scan.dlx');
    await reload(1);
    await failed().waitFor();
    await waitsForNothing();
    await restart();
    await studio.judged();
    await studio.race.recorded();
    const events = async () => (await studio.race.lanes()).map(({ event }) => event);
    await expect.poll(events).toEqual([10, 10]);
  });

  it('a failure in the middle of a visit keeps the moment', async () => {
    await studio.open('2&room=watch&event=0&strategy=bitmask');
    await failAt(studio.page, 'tried');
    await studio.page.reload();
    await studio.recorded();
    await studio.goTo(100);
    const cells = await studio.cells();
    await studio.watch.strategy.blur();
    await studio.cell('r9c9').focus();
    for (const digit of '123456789') {
      await studio.page.keyboard.press(digit);
      if (await studio.notice.count()) break;
    }
    await failed().waitFor();
    await restart();
    await studio.recorded();
    await studio.at(100);
    expect(await studio.cells()).toBe(cells);
    await studio.watch.whyNot.getByText(en.whyNot.looking).waitFor({ state: 'detached' });
    await studio.watch.whyNot.waitFor();
  });

  it('the list of a text with many puzzles can be paged, and keeps the chosen puzzle', async () => {
    await studio.open('2&room=make');
    const lines = gallery.slice(0, 3).map(({ cells }) => cells);
    await studio.make.box.fill(Array.from({ length: 30 }, (_, i) => lines[i % 3]).join('\n'));
    await studio.make.records.waitFor();
    const options = studio.make.records.getByRole('option');
    await options.nth(1).click();
    await expect.poll(() => studio.cells()).toBe(lines[1]);
    await failAt(studio.page, 'records');
    await studio.page.reload();
    await studio.make.box.fill(Array.from({ length: 30 }, (_, i) => lines[i % 3]).join('\n'));
    await failed().waitFor();
    await restart();
    await options
      .nth(2)
      .filter({ hasText: /givens/ })
      .waitFor();
    await options.nth(2).click();
    await expect.poll(() => studio.cells()).toBe(lines[2]);
    await studio.button(en.explorer.paging.next, studio.make.records).click();
    await options
      .last()
      .filter({ hasText: /givens/ })
      .waitFor();
    expect(await studio.cells()).toBe(lines[2]);
  });

  it('the trace of a link is read after all', async () => {
    await studio.open('2&room=watch&event=0');
    await pasteOnPage(studio, strategyTrace('scan'));
    await studio.page.waitForFunction(() => /&trace=/.test(location.hash));
    await failAt(studio.page, 'readProgram');
    await studio.page.reload();
    await failed().waitFor();
    await waitsForNothing();
    await restart();
    await expect
      .poll(() => studio.watch.strategy.locator('option:checked').textContent())
      .toBe(en.ownProgram.name('scan.js'));
    await studio.recorded();
    await studio.goTo(100);
  });

  it('an animation that cannot be made says so, and can be made after all', async () => {
    await studio.open('2&room=watch&event=10');
    await studio.recorded();
    await failToLoad(studio.page);
    const dialog = await studio.openDialog(en.share.export);
    const make = studio.button(en.share.rangeMake.gif, dialog);
    await make.click();
    await dialog.getByText(en.share.failed).waitFor();
    await studio.page.keyboard.press('Escape');
    await failed('gif').waitFor();
    await studio.speak('ko');
    await failed('gif').waitFor();
    await studio.speak('en');
    await studio.goTo(20);
    await restart();
    await studio.openDialog(en.share.export);
    await make.click();
    await dialog.getByRole('img').waitFor();
  });
});

describeStudio('when a room cannot be loaded', (studio) => {
  const alert = () => studio.root.getByRole('alert');

  it.each([
    ['watch', 'js'],
    ['make', 'css'],
  ])('%s says so, and opens with the same puzzle at the next try: %s', async (room, kind) => {
    const other = room === 'race' ? 'watch' : 'race';
    await studio.open(`2&room=${other}&event=10&puzzle=${FAMOUS}`);
    await studio.page.route(`**/view-*.${kind}`, (route) => route.abort());
    await studio.openRoom(room);
    await alert().getByText(en.failures.room).waitFor();
    await studio.speak('ko');
    await alert().getByText(studio.words.failures.room).waitFor();
    await studio.openRoom(other);
    await studio.transport('play').waitFor();
    await studio.openRoom(room);
    await studio.page.unroute(`**/view-*.${kind}`);
    await studio.button(studio.words.failures.tryAgain, alert()).click();
    await studio.speak('en');
    await alert().waitFor({ state: 'detached' });
    await studio.judged();
    await studio.page.waitForFunction((id) => location.hash.includes(`room=${id}`), room);
    const linked = FAMOUS.replaceAll('.', '0');
    expect(await studio.page.evaluate(() => location.hash)).toContain(linked);
  });
});
