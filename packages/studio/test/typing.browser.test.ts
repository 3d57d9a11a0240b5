import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en } from './all-words.ts';
import { FAMOUS } from './puzzle-texts.ts';
import { describeStudio } from './studio-page.ts';

const EMPTY = '.'.repeat(81);
/** A 17-clue puzzle for which a search in row order takes 138 million events. */
const AGAINST_BRUTE_FORCE =
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** A puzzle with one solution. To show that takes `learning` 79,000 conflicts. */
const HARD = `
D...M.F.5EKG...O1.6P..8..
.8...GB.M.7FN...D.4...OKP
F.5HJ..3...D...I.KCE.6.N.
I7O..C....J...1....8MDL..
...GK..98...6AP.7...15...
2P..36E...5...B7......C1.
.9...DI.L.4.O3A2B....J..6
O.J..P.N...L.......4..E.B
..EK5..1..I27..CPAF.3....
.1....JK25..P..EM.N3L.G.O
1.KA...5.MN8.HJP4.92.E3..
.5....K...2P........J..7.
7.83.B...2A.5...G....I...
...4..LG.HM.B.6J.3.C..5..
.F6.N.4.C.1.3...I7HDABP.2
.J..GM........I...7....DN
ANC69I..EDL....GF.....4..
3..MEF5..P....7..O.1.H..A
.4F....618BJ.MN.5......3I
K..2P..BN3G.E.4.9.D.8O...
.E...8..GBD....F.1P....O.
......M.I.E1...LC...P...8
..PD.J3.K...MOFN...I..7EG
NA....C...9I.J.M...7..D..
..M.L....1...K.93.2G4N.5J`.replaceAll('\n', '');

describeStudio('the grid in Make', (studio) => {
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await studio.page.keyboard.press(key);
  };
  const focusGrid = () => studio.chosenCell.focus();
  const focused = () =>
    studio.grid
      .getByRole('gridcell')
      .evaluateAll((all) => (all as (Element | null)[]).indexOf(document.activeElement));
  /** Waits for this verdict. */
  const verdict = (text: string) => studio.status(text, studio.verdict).waitFor();

  it('enters a puzzle with digits, 0, Space and arrows, and moves on after each', async () => {
    await studio.open(`2&room=make&puzzle=${EMPTY}`);
    await focusGrid();
    for (const [cell, symbol] of Array.from(FAMOUS).entries()) {
      await press(symbol === '.' ? (cell % 2 ? '0' : 'Space') : symbol);
    }
    await expect.poll(() => studio.cells()).toBe(FAMOUS);
    await verdict(en.verdict.proper);
    await press('ArrowUp', 'ArrowLeft', 'Backspace', 'ArrowDown', 'Home', '4');
    const edited = Array.from(FAMOUS);
    edited[70] = '.';
    edited[72] = '4';
    await expect.poll(() => studio.cells()).toBe(edited.join(''));

    // It stays at the cell if auto-advance is off.
    await studio.button(en.make.clear).click();
    await expect.poll(() => studio.cells()).toBe(EMPTY);
    await studio.cell('r1c1').click();
    await studio.make.autoAdvance.uncheck();
    await focusGrid();
    await press('5', '6', 'ArrowRight', '7');
    await expect.poll(() => studio.cells()).toBe(`67${EMPTY.slice(2)}`);
    expect(await focused()).toBe(1);
    await studio.make.autoAdvance.check();
    await focusGrid();
    await press('8', '9');
    await expect.poll(() => studio.cells()).toBe(`689${EMPTY.slice(3)}`);
  });

  it('takes digits from buttons, for the cell selected before', async () => {
    await studio.open(`2&room=make&puzzle=${EMPTY}`, 390, 844);
    await studio.cell('r2c2').click();
    for (const digit of ['5', en.make.blank, '7']) {
      await studio.button(digit, studio.make.digits).click();
    }
    const cells = await studio.cells();
    expect(cells).toBe(`${EMPTY.slice(0, 10)}5.7${EMPTY.slice(13)}`);
  });

  it('adds corner notes with Shift, also from the numpad, and keeps them', async () => {
    await studio.open(`2&room=make&puzzle=${EMPTY}`);
    await focusGrid();
    /** The notes drawn in the cells that have notes. */
    const corners = async () => {
      const noted = studio.grid.getByRole('gridcell', { name: studio.words.grid.corner('') });
      return (await noted.allTextContents()).join('').trim().split(' ').filter(Boolean);
    };
    const key = (init: Readonly<Record<string, string | boolean>>) =>
      studio.page.evaluate(
        (given) =>
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given }),
          ),
        init,
      );
    await key({ code: 'Numpad1', key: 'End', shiftKey: true });
    await press('Shift+Digit4', 'Shift+Digit9', 'Shift+Digit9');
    await key({ code: 'Numpad7', key: 'Home', modifierNumLock: true });
    expect(await focused()).toBe(0);
    expect(await corners()).toEqual(['1', '4', '7']);
    expect(await studio.cell('r1c1').getAttribute('aria-label')).toBe(
      en.grid.cell({ row: 1, column: 1, box: 1 }, `${en.grid.empty}, ${en.grid.corner('1 4 7')}`),
    );

    await studio.speak('ko');
    await studio.openRoom('watch');
    await studio.slider.waitFor();
    expect(await corners()).toEqual([]);
    await expect.poll(() => studio.cells()).toBe(EMPTY);
    await studio.openRoom('make');
    await studio.make.box.waitFor();
    expect(await corners()).toEqual(['1', '4', '7']);

    await focusGrid();
    await press('ArrowRight', '5', 'ArrowLeft', 'ArrowLeft');
    expect(await corners()).toEqual(['1', '4', '7']);
    await press('Delete');
    expect(await corners()).toEqual([]);
    await key({ code: 'Numpad1', key: 'End' });
    expect(await focused()).toBe(8);
  });

  it('shows the verdict after each entry: conflicting cells, or the number of solutions', async () => {
    await studio.open(`2&room=make`);
    await verdict(en.verdict.proper);
    await focusGrid();
    await press('ArrowRight', '1');
    const at = (column: number) => ({ row: 1, column, box: 1 });
    await verdict(en.verdict.conflict([at(1), at(2)]));
    const invalid = await studio.grid
      .getByRole('gridcell')
      .evaluateAll((all) => all.flatMap((cell, at) => (cell.ariaInvalid === 'true' ? [at] : [])));
    expect(invalid).toEqual([0, 1]);
    await press('ArrowLeft', '7');
    await verdict(en.verdict.none);
    await press('ArrowLeft', '0');
    await verdict(en.verdict.proper);
    await expect.poll(() => studio.cells()).toBe(SAMPLE.cells);
    await studio.button(en.make.clear).click();
    await verdict(en.verdict.more(10_000));
  });

  it('finds a 17-clue puzzle unique, prints the time, can cancel the verdict, and opens a link to the studio', async () => {
    await studio.open('2&room=make');
    const parts = {
      box: await studio.make.box.elementHandle(),
      reading: await studio.make.reading.elementHandle(),
      verdict: await studio.verdict.elementHandle(),
      text: AGAINST_BRUTE_FORCE,
      found: en.make.found(en.notations.line),
      unique: en.verdict.minimal,
    };
    const took = await studio.page.evaluate(async (given) => {
      const { box, reading, verdict, text, found, unique } = given;
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const from = performance.now();
      box?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (reading?.textContent === found && verdict?.textContent === unique) resolve();
          else requestAnimationFrame(look);
        };
        look();
      });
      return performance.now() - from;
    }, parts);
    await expect.poll(() => studio.cells()).toBe(AGAINST_BRUTE_FORCE);
    console.log(`the verdict on the puzzle against brute force: ${took.toFixed(0)} ms`);

    // The verdict can be cancelled.
    await studio.make.box.fill(HARD);
    await verdict(en.verdict.working);
    await studio.button(en.cancel, studio.verdict).click({ force: true });
    await verdict(en.verdict.stopped);
    await studio.make.sample.click();
    await verdict(en.verdict.proper);

    // A link to the studio is opened.
    const link = studio.page
      .url()
      .replace(/#.*/, `#2&puzzle=${FAMOUS}&strategy=bitmask&event=12&room=watch`);
    await studio.make.box.fill(link);
    await studio.at(12);
    expect(await studio.cell('r1c1').getAttribute('aria-label')).toContain('given 5');
    expect(await studio.watch.strategy.inputValue()).toBe('bitmask');
  });
});
