import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gallery } from '../src/puzzle/gallery.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en } from './all-words.ts';
import { dropFile, pasteOnPage } from './paste.ts';
import { describeStudio } from './studio-page.ts';
import { strategyTrace } from './traces.ts';

const PAIRS = 4_000_000;

describeStudio('a long trace', (studio) => {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
  const file = join(folder, 'long.trace');
  beforeAll(() =>
    writeFileSync(
      file,
      `nonet-trace 1\npuzzle ${SAMPLE.cells}\n${'+ 1 2 4\n- 1 2\n'.repeat(PAIRS)}`,
    ),
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  const { ownProgram } = en;
  const reading = () => studio.status(ownProgram.reading);
  const drop = async () => {
    await dropFile(studio, studio.grid, file);
    await reading().waitFor();
  };
  const programs = () => studio.watch.strategy.getByRole('option', { name: 'Your program' });

  it('says how much is read, can be cancelled, and leaves the page as it was', async () => {
    await studio.open('2&room=watch&event=87');
    await drop();
    await studio.page.getByText(/^\d+,\d{3},\d{3} events so far\./).waitFor();
    await studio.goTo(31);
    const cells = await studio.cells();
    // The button moves while the number beside it grows.
    await studio.button(en.cancel).dispatchEvent('click');
    await reading().waitFor({ state: 'detached' });
    await studio.goTo(32);
    await studio.goTo(31);
    await expect.poll(() => studio.cells()).toBe(cells);
    expect(await programs().count()).toBe(0);
  });

  it('gives way to a trace that is opened later', async () => {
    await studio.open('2&room=watch&event=87');
    await drop();
    await pasteOnPage(studio, strategyTrace('scan'));
    await studio.status(ownProgram.read('scan.js', 323)).waitFor();
    await studio.recorded();
    await studio.goTo(300);
    expect(await programs().allTextContents()).toEqual([ownProgram.name('scan.js')]);
  });

  it('gives way to a puzzle that is opened later', async () => {
    await studio.open('2&room=make');
    await drop();
    const [{ cells }] = gallery.slice(-1);
    await pasteOnPage(studio, cells);
    await expect.poll(() => studio.cells()).toBe(cells);
    await drop();
    await studio.make.sample.click();
    await expect.poll(() => studio.cells()).toBe(SAMPLE.cells);
    await expect.poll(() => reading().count()).toBe(0);
    await studio.openRoom('watch');
    await studio.recorded();
    expect(await programs().count()).toBe(0);
  });

  it('says how much is read of a trace that the command line serves', async () => {
    await studio.open('2&room=watch&event=87');
    const { page } = studio;
    await page.route('**/long.trace', (route) => route.fulfill({ path: file }));
    await page.evaluate(() => {
      location.hash = '2&served=long';
    });
    await studio.status(ownProgram.opening).waitFor();
    await page.getByText(/^\d+,\d{3},\d{3} events so far\./).waitFor();
    await studio.recorded();
    expect(await programs().count()).toBe(1);
    expect(await reading().count()).toBe(0);
  });

  it('is read to its end', async () => {
    await studio.open('2&room=watch&event=87');
    await drop();
    await studio.status(`${ownProgram.read('', 2 * PAIRS)} ${ownProgram.notSaved}`).waitFor();
    // The page waits for an event that is still to be recorded.
    await studio.goTo(PAIRS + 1);
    await expect.poll(() => studio.cells()).toBe(SAMPLE.cells.replace('.', '4'));
  });
});
