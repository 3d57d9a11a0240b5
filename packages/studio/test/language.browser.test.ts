import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { languages } from '../src/words/words.ts';
import { en } from './all-words.ts';
import { roomIds as rooms } from './rooms.ts';
import { describeStudio } from './studio-page.ts';

const FOREIGN = {
  en: /\p{Script=Hangul}/u,
  ko: /[A-Za-z]{2,} +[A-Za-z]{2,}/,
};

/** Names that Korean text also writes in Latin letters. */
const NAMES = /exact cover|Sudoku Explainer|Simple Sudoku|nonet trace --json|JSON Lines/g;

describeStudio('the language', (studio) => {
  /** Waits until the text in the box has an error. */
  const broken = () => expect.poll(() => studio.make.reading.textContent()).not.toBe('');

  it.each(languages)('is the only one in texts and labels: %s', async (language) => {
    const at = `puzzle=${SAMPLE.cells}&event=87&language=${language}`;
    await studio.open(`2&room=watch&${at}`);
    const { page } = studio;
    const texts = () => page.evaluate(textsIn, language);
    const expectOneLanguage = async (where: string): Promise<void> => {
      const foreign = (await texts()).filter((text) =>
        FOREIGN[language].test(text.replace(NAMES, '')),
      );
      expect(foreign, where).toEqual([]);
    };
    const { name, keys } = studio.words.preferences;
    for (const dialog of [name, keys]) {
      await studio.openDialog(dialog);
      await expectOneLanguage(dialog);
      await page.keyboard.press('Escape');
      await studio.dialog.waitFor({ state: 'hidden' });
    }
    for (const room of rooms) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `2&room=${room}&${at}`);
      await studio.inRoom(room);
      await studio.judged();
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      if (room === 'make') {
        await studio.make.box.fill('12345');
        await broken();
      }
      const least = ['start', 'scan'].includes(room) ? 25 : 100;
      await expect
        .poll(async () => (await texts()).length, { message: room })
        .toBeGreaterThan(least);
      await expectOneLanguage(room);
    }
  });

  it('changes without a reload, and nothing else changes in Watch', async () => {
    await studio.open('2&event=87');
    await studio.watch.candidates.check();
    await studio.speed.selectOption(en.transport.perSecond(30));
    await studio.watch.codeTab('python').click();
    await studio.cell('r5c5').focus();
    await expectOnlyWordsToChange();
  });

  it('changes without a reload, and nothing else changes in Make', async () => {
    await studio.open('2&room=make');
    await studio.make.box.fill('12345');
    await broken();
    await studio.cell('r1c2').focus();
    await studio.page.keyboard.press('Shift+Digit4');
    await expect.poll(() => studio.cellsCalled(en.grid.corner('4'))).toEqual([1]);
    await expectOnlyWordsToChange();
  });

  /** Switches to Korean and back. Everything except the words must stay the same. */
  async function expectOnlyWordsToChange(): Promise<void> {
    const { page } = studio;
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const before = await page.evaluate(wordless);
    for (const language of ['ko', 'en'] as const) {
      await studio.speak(language);
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      expect(await page.evaluate(wordless)).toEqual(before);
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  }
});

/**
 * Runs in the page. Returns every text and label, except code, key names and elements in another
 * language.
 */
function textsIn(language: string): string[] {
  const texts: string[] = [];
  for (const element of document.querySelectorAll('title, body *')) {
    const other = element.closest('[lang]')?.getAttribute('lang') ?? language;
    if (
      other !== language ||
      element.closest('code, kbd, textarea, [contenteditable], script, noscript')
    )
      continue;
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
      texts.push(element.getAttribute(name) ?? '');
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
  }
  return texts.filter((text) => text.trim() !== '');
}

/** Runs in the page. Returns everything that the page shows except words. */
function wordless(): unknown {
  const all = (selector: string) => Array.from(document.querySelectorAll(selector));
  return {
    cells: all('[role="gridcell"]').map((cell) => [
      cell.textContent,
      cell.className,
      cell.ariaSelected,
    ]),
    fields: all('main :is(textarea:not([readonly]), input:not([type]), select)').map(
      (field) => (field as HTMLInputElement).value,
    ),
    checks: all('input[type="checkbox"]').map((check) => (check as HTMLInputElement).checked),
    tabs: all('[aria-pressed]').map((tab) => tab.ariaPressed),
    counters: all('dl[aria-label] dd').map((counter) => counter.textContent.match(/[\d,]+/)?.[0]),
    slider: all('[role="slider"]').map((slider) => slider.ariaValueNow),
    room: all('nav button').findIndex((button) => button.ariaCurrent === 'page'),
    reading: all('#reading *').map(({ localName }) => localName),
    isTextBroken: all('textarea').map(({ ariaInvalid }) => ariaInvalid),
  };
}
