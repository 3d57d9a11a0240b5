import { expect, it } from 'vitest';
import { gallery } from '../src/puzzle/gallery.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { makeTabWords } from '../src/rooms/make/words.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { paste, pasteOnPage } from './paste.ts';
import { BROKEN, FAMOUS } from './puzzle-texts.ts';
import { describeStudio } from './studio-page.ts';

const LINES = gallery.slice(0, 3).map(({ cells }) => cells);
const [[, BROKEN_EN, BROKEN_KO], [BROKEN_TEXT, SYMBOL_EN, SYMBOL_KO]] = BROKEN;

describeStudio('what was read from a text', (studio) => {
  const passesAxe = async () => expect(await violations(studio.page)).toEqual([]);
  const inAddress = (cells: string) =>
    studio.page.waitForFunction(
      (puzzle) => location.hash.includes(`puzzle=${puzzle}`),
      cells.replaceAll('.', '0'),
    );

  it('a notice says it', async () => {
    const room = 'watch';
    await studio.open(`2&room=${room}&event=0`);
    const close = () => studio.button(studio.words.close);
    const found = en.make.found(en.notations.line);

    await pasteOnPage(studio, [...LINES, FAMOUS.slice(1)].join('\n'));
    await inAddress(LINES[0]);
    const { shown, broken } = en.explorer.list;
    await studio.status(`${found} ${shown(1, 4)} ${broken([4], 1)}`).waitFor();
    await close().click();
    await close().waitFor({ state: 'detached' });

    await pasteOnPage(studio, BROKEN_TEXT);
    await studio.status(SYMBOL_EN).waitFor();
    await studio.speak('ko');
    await studio.status(SYMBOL_KO).waitFor();
    await pasteOnPage(studio, FAMOUS.slice(1));
    await studio.status(BROKEN_KO).waitFor();
    await studio.speak('en');
    await studio.status(BROKEN_EN).waitFor();

    await pasteOnPage(studio, FAMOUS);
    await inAddress(FAMOUS);
    await studio.status(found).waitFor();
    // Make shows the result itself, so the notice is gone afterwards.
    await studio.openRoom('make');
    await close().waitFor({ state: 'detached' });
    await expect.poll(() => studio.make.reading.textContent()).toBe(found);
    await studio.openRoom(room);
    await studio.inRoom(room);
    expect(await close().count()).toBe(0);
  });

  it('in Make, what is wrong comes into view', async () => {
    const [width, height] = [390, 844];
    await studio.open('2&room=make', width, height);
    await pasteOnPage(studio, BROKEN_TEXT);
    await studio.make.reading.filter({ hasText: SYMBOL_EN }).waitFor();
    const bottom = () =>
      studio.make.reading.evaluate((reading) => reading.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(height);
    await studio.button(makeTabWords.en.tabs.measure).click();
    await studio.status(SYMBOL_EN).waitFor({ state: 'detached' });
    // The other tabs have no box, so a notice says what is wrong with a text that is pasted there.
    await studio.page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await pasteOnPage(studio, BROKEN_TEXT);
    await studio.status(SYMBOL_EN).waitFor();
    const place = await studio.status(SYMBOL_EN).boundingBox();
    expect(place && place.y >= 0 && place.y + place.height <= height).toBe(true);
  });

  it('the notice disappears at the next change of the puzzle', async () => {
    await studio.open('2&room=race&event=0');
    await pasteOnPage(studio, BROKEN_TEXT);
    await studio.status(SYMBOL_EN).waitFor();
    await studio.page.evaluate((cells) => {
      location.hash = `2&room=race&puzzle=${cells}`;
    }, LINES[1]);
    await studio.status(SYMBOL_EN).waitFor({ state: 'detached' });
  });

  it('a link to this page is a text too, alone or in a sentence', async () => {
    await studio.open('2&room=watch&event=0');
    for (const [text, cells] of [
      ['LINK', FAMOUS],
      ['[this](LINK)', LINES[1]],
    ]) {
      const link = `https://example.org/nonet/#2&puzzle=${cells}&room=watch`;
      await pasteOnPage(studio, text.replace('LINK', link));
      await inAddress(cells);
      await studio.status(en.make.found(en.make.link)).waitFor();
    }
    await pasteOnPage(studio, `https://example.org/#2&puzzle=${FAMOUS.slice(1)}`);
    await studio.page.getByRole('alert').getByText('80 cells').waitFor();
  });

  it('while the text cannot be read, the verdict is dimmed and names the previous puzzle', async () => {
    await studio.open('2&room=make');
    const { box } = studio.make;
    const verdict = () => studio.verdict.getByRole('status').textContent();
    const colour = () => studio.verdict.evaluate((element) => getComputedStyle(element).color);
    await expect.poll(verdict).toBe(en.verdict.proper);
    const bright = await colour();

    await box.fill(BROKEN_TEXT);
    await studio.verdict.and(studio.page.locator('[aria-busy="true"]')).waitFor();
    await expect.poll(verdict).toBe(en.verdict.before(en.verdict.proper));
    const dimmed = await colour();
    expect(dimmed).not.toBe(bright);
    expect(await studio.verdict.getAttribute('aria-busy')).toBe('false');
    await expect.poll(() => studio.cells()).toBe(SAMPLE.cells);
    await passesAxe();

    await paste(studio, FAMOUS);
    await expect.poll(verdict).toBe(en.verdict.proper);
    await expect.poll(colour).toBe(bright);

    await paste(studio, `https://example.org/#2&puzzle=${FAMOUS.slice(1)}`);
    await expect.poll(verdict).toBe(en.verdict.before(en.verdict.proper));
    await studio.make.sample.click();
    await expect.poll(verdict).toBe(en.verdict.proper);
    await expect.poll(colour).toBe(bright);
  });
});
