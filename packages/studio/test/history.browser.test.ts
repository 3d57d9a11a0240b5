import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en } from './all-words.ts';
import { pasteOnPage } from './paste.ts';
import { FAMOUS } from './puzzle-texts.ts';
import { describeStudio } from './studio-page.ts';

describeStudio('Back, Forward and reload', (studio) => {
  const cellsAre = (cells: string) => expect.poll(() => studio.cells()).toBe(cells);
  const noteIs = (digit: string | undefined) =>
    expect
      .poll(() => studio.cellsCalled(en.grid.corner(digit ?? '')))
      .toEqual(digit === undefined ? [] : [1]);

  it('one that pastes a puzzle and presses Back is where she was', async () => {
    await studio.open('2&event=31');
    const { page } = studio;
    await studio.at(31);
    await page.keyboard.press('ArrowRight');
    await pasteOnPage(studio, FAMOUS);
    await studio.at(0);
    await page.goBack();
    await studio.at(32);
    expect(new URL(page.url()).hash).toContain(SAMPLE.cells.replaceAll('.', '0'));
    await page.goForward();
    await studio.at(0);
    expect(new URL(page.url()).hash).toContain(FAMOUS.replaceAll('.', '0'));
  });

  it('digits and notes make no entries, and return with their puzzle', async () => {
    await studio.open(`2&room=make&puzzle=${SAMPLE.cells}`);
    const { page } = studio;
    await studio.cell('r1c2').click();
    for (const key of ['Shift+4', 'ArrowRight', 'ArrowRight', '6', '7', '8']) {
      await page.keyboard.press(key);
    }
    // The note is shown in its cell.
    const typed = `143678${SAMPLE.cells.slice(6)}`;
    await cellsAre(typed);
    await pasteOnPage(studio, FAMOUS);
    await cellsAre(FAMOUS);
    await noteIs(undefined);
    await page.goBack();
    await cellsAre(typed);
    await noteIs('4');
    await page.goForward();
    await cellsAre(FAMOUS);
    await noteIs(undefined);
    await page.goBack();
    await noteIs('4');
    await page.reload();
    await cellsAre(typed);
    await noteIs('4');
    await page.goForward();
    await cellsAre(FAMOUS);
  });

  it('undo takes back a note, and a note does not clear the verdict', async () => {
    await studio.open(`2&room=make&puzzle=${SAMPLE.cells}`);
    await studio.judged();
    await studio.cell('r1c2').click();
    await studio.page.keyboard.press('Shift+4');
    await noteIs('4');
    await studio.page.keyboard.press('Control+Z');
    await noteIs(undefined);
    await studio.page.keyboard.press('Control+Y');
    await noteIs('4');
    await cellsAre(`14${SAMPLE.cells.slice(2)}`);
  });
});
