import { expect, it } from 'vitest';
import { gallery } from '../src/puzzle/gallery.ts';
import { makeWords } from '../src/rooms/make/hand/words.ts';
import { en } from './all-words.ts';
import { damageTrace, keptTrace } from './kept-trace.ts';
import { pasteOnPage } from './paste.ts';
import { FAMOUS } from './puzzle-texts.ts';
import { describeStudio } from './studio-page.ts';
import { HAND_MADE } from './traces.ts';

const EMPTY = '.'.repeat(81);
const [, FIRST, SECOND] = gallery.map(({ cells }) => cells);

describeStudio('what the browser stores', (studio) => {
  const items = () => studio.page.evaluate(() => JSON.stringify(localStorage));
  const recent = () => studio.page.getByText(makeWords.en.recent, { exact: true });
  /** The page as it opens without a link. */
  const nextVisit = async (): Promise<void> => {
    const home = studio.page.url().replace(/#.*/, '');
    await studio.page.goto('about:blank');
    await studio.page.goto(home);
    await studio.judged();
  };
  const dark = async (): Promise<void> => {
    const settings = await studio.openDialog(en.preferences.name);
    await studio
      .named('combobox', en.settings.theme, settings)
      .selectOption(en.settings.themes.dark);
    await studio.page.keyboard.press('Escape');
  };
  const isDark = () => studio.page.locator('html[data-theme="dark"]').waitFor();
  const isFamous = () => expect.poll(() => studio.cells()).toBe(FAMOUS);

  it('may be anything: invalid parts are ignored and replaced', async () => {
    await studio.open();
    await studio.page.evaluate(
      ([first, second]) => {
        localStorage.setItem('nonet', '{not JSON');
        localStorage.setItem('nonet-room', '\u0000');
        const entries = [
          { toString: 1 },
          null,
          7,
          ['puzzle=1'],
          'puzzle=123',
          `puzzle=${first}`,
          `puzzle=${first}`,
          'p=<script>',
          `puzzle=${second}&box=0x9`,
          `puzzle=${second}`,
        ];
        localStorage.setItem('nonet-recent', JSON.stringify(entries));
      },
      [FIRST, SECOND],
    );
    await nextVisit();
    await studio.inRoom('start');
    await studio.openRoom('make');
    await expect.poll(() => studio.cells()).toBe(FIRST);
    await recent().click();
    const listed = studio.page.getByRole('listitem').filter({ hasText: /^\d+ givens$/ });
    await expect.poll(() => listed.count()).toBe(2);
    await dark();
    await studio.make.box.fill(FAMOUS);
    await isFamous();
    await nextVisit();
    await isFamous();
    await isDark();
  });

  it('may be damaged: the moment before a reload', async () => {
    await studio.open('2&room=make');
    await studio.page.addInitScript(() => sessionStorage.setItem('nonet-latest', '#\u0000&&p'));
    await studio.page.reload();
    await studio.notice.waitFor();
    await studio.judged();
    await studio.openRoom('make');
    await studio.make.box.fill(FAMOUS);
    await isFamous();
  });

  it('may be damaged: the trace', async () => {
    const { text, name } = HAND_MADE[0];
    await studio.open('2&room=watch&event=0');
    const home = studio.page.url().replace(/#.*/, '');
    // Not the page itself, which would keep the database open.
    await studio.page.goto(`${home}icon.svg`);
    await damageTrace(studio.page);
    await studio.page.goto(home);
    await studio.judged();
    expect(await studio.notice.count()).toBe(0);
    await studio.openRoom('watch');
    await studio.recorded();
    await pasteOnPage(studio, text);
    await studio.status(en.ownProgram.read(name, 3)).waitFor();
    await expect.poll(() => keptTrace(studio.page)).toBe(text.length);
  });

  it('may refuse a trace: a sentence says so', async () => {
    const { text, name } = HAND_MADE[0];
    await studio.open('2&event=0');
    await studio.page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await nextVisit();
    expect(await studio.notice.count()).toBe(0);
    await pasteOnPage(studio, text);
    const { ownProgram } = studio.words;
    await studio.status(`${ownProgram.read(name, 3)} ${ownProgram.refused}`).waitFor();
    await studio.recorded();
  });

  it('may be full: the page works, and what was stored stays', async () => {
    await studio.open('2&room=make');
    await dark();
    await studio.page.evaluate(() => {
      for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
        for (let n = 0; n < 3; n++) {
          try {
            localStorage.setItem(`filler-${size}-${n}`, 'x'.repeat(size));
          } catch {}
        }
      }
    });
    const before = await items();
    await studio.make.box.fill(FAMOUS);
    await isFamous();
    await studio.button(en.history.undo).click();
    await studio.button(en.history.redo).click();
    await isFamous();
    await studio.status(makeWords.en.unkept).waitFor();
    await studio.page.reload();
    await isFamous();
    await isDark();
    expect(await items()).toEqual(before);
  });

  it('may be forbidden', async () => {
    await studio.open('2&room=make');
    await studio.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await nextVisit();
    await studio.openRoom('make');
    await dark();
    await studio.make.box.fill(FAMOUS);
    await isFamous();
    await studio.button(en.history.undo).click();
    await studio.button(en.history.redo).click();
    await isFamous();
    await studio.status(makeWords.en.unkept).waitFor();
    const settings = await studio.openDialog(en.preferences.name);
    await settings.getByText(en.preferences.unkept).waitFor();
    await studio.page.keyboard.press('Escape');
    await studio.page.reload();
    await isFamous();
    expect(await recent().count()).toBe(0);
  });

  it('is shared by two tabs, and neither loses the puzzles of the other', async () => {
    await studio.open('2&room=make');
    const [other] = await Promise.all([
      studio.page.waitForEvent('popup'),
      studio.page.evaluate(() => void window.open(location.href)),
    ]);
    await other.getByRole('textbox', { name: makeWords.en.text, exact: true }).fill(SECOND);
    const linked = SECOND.replaceAll('.', '0');
    await other.waitForFunction((cells) => location.hash.includes(cells), linked);
    await studio.make.box.fill(FAMOUS);
    await isFamous();
    await studio.page.waitForFunction(
      (cells) => cells.every((one) => localStorage.getItem('nonet-recent')?.includes(one)),
      [FAMOUS.replaceAll('.', '0'), linked],
    );
    await other.close();
  });

  it('undo and redo of digits keep the notes, a change of puzzle is undone with them, and a reload keeps a digit', async () => {
    await studio.open(`2&room=make&puzzle=${EMPTY}`);
    await studio.cell('r2c1').focus();
    await studio.page.keyboard.press('Shift+Digit7');
    await studio.cell('r1c1').focus();
    await studio.page.keyboard.type('1');
    const notes = async () => (await studio.cellsCalled(en.grid.corner('7'))).join();
    await expect.poll(notes).toBe('9');
    await studio.button(en.history.undo).click();
    await expect.poll(() => studio.cells()).toBe(`${EMPTY.slice(0, 9)}7${EMPTY.slice(10)}`);
    expect(await notes()).toBe('9');
    await studio.button(en.history.redo).click();
    await expect.poll(async () => (await studio.cells())[0]).toBe('1');
    expect(await notes()).toBe('9');
    await studio.make.sample.click();
    await expect.poll(notes).toBe('');
    await studio.button(en.history.undo).click();
    await expect.poll(() => studio.cells()).toBe(`1${EMPTY.slice(1, 9)}7${EMPTY.slice(10)}`);
    expect(await notes()).toBe('9');
    // A reload right after a digit keeps the digit.
    await studio.cell('r1c2').focus();
    await studio.page.keyboard.type('23');
    await studio.page.reload();
    await expect.poll(async () => (await studio.cells()).slice(0, 3)).toBe('123');
  });
});
