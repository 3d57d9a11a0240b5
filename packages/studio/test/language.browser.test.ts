import { expect, it } from 'vitest';
import { languages } from '../src/words/words.ts';
import { roomIds as rooms } from './rooms.ts';
import { describeStudio } from './studio-page.ts';

const FOREIGN = {
  en: /\p{Script=Hangul}/u,
  ko: /[A-Za-z]{2,} +[A-Za-z]{2,}/,
};

/** Names that Korean text also writes in Latin letters. */
const NAMES = /exact cover|Simple Sudoku|nonet trace --json|JSON Lines/g;

describeStudio('the language', (studio) => {
  it.each(rooms.flatMap((room) => languages.map((language) => [room, language] as const)))(
    'is the only one in texts and labels: %s, %s',
    async (room, language) => {
      await studio.open(`1&e=87&r=${room}&l=${language}`);
      const { page } = studio;
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      if (room === 'enter') {
        await page.fill('textarea', '12345');
        await page.waitForSelector('.reading[data-kind="broken"]');
      }
      const texts = await page.evaluate(textsIn, language);
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.filter((text) => FOREIGN[language].test(text.replace(NAMES, '')))).toEqual([]);
    },
  );

  it('changes without a reload, and nothing else changes in Watch', async () => {
    await studio.open('1&e=87');
    const { page } = studio;
    await page.check('.side .check input');
    await page.selectOption('.transport select', '30');
    await page.click('.code [aria-pressed] >> nth=1');
    await page.focus('[role="gridcell"] >> nth=40');
    await expectOnlyWordsToChange();
  });

  it('changes without a reload, and nothing else changes in Enter', async () => {
    await studio.open('1&r=enter');
    const { page } = studio;
    await page.fill('textarea', '12345');
    await page.waitForSelector('.reading[data-kind="broken"]');
    await page.focus('[role="gridcell"] >> nth=1');
    await page.keyboard.press('Shift+Digit4');
    await page.waitForSelector('.corners');
    await expectOnlyWordsToChange();
  });

  /** Switches to Korean and back. Everything except the words must stay the same. */
  async function expectOnlyWordsToChange(): Promise<void> {
    const { page } = studio;
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const before = await page.evaluate(wordless);
    for (const language of ['ko', 'en']) {
      await page.click('.language');
      await page.waitForSelector(`html[lang="${language}"]`);
      expect(await page.evaluate(wordless)).toEqual(before);
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  }
});

/** Runs in the page. Returns every text and label, except code, key names and elements in another language. */
function textsIn(language: string): string[] {
  const texts: string[] = [];
  for (const element of document.querySelectorAll('title, body *')) {
    const other = element.closest('[lang]')?.getAttribute('lang') ?? language;
    if (other !== language || element.closest('.program, kbd, textarea, script')) continue;
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
    fields: all('textarea:not([readonly]), .goto input, .transport select').map(
      (field) => (field as HTMLInputElement).value,
    ),
    checks: all('input[type="checkbox"]').map((check) => (check as HTMLInputElement).checked),
    tabs: all('[aria-pressed]').map((tab) => tab.ariaPressed),
    counters: all('.counters dd, .counters b').map(
      (counter) => counter.textContent?.match(/\d+/)?.[0],
    ),
    slider: all('[role="slider"]').map((slider) => slider.ariaValueNow),
    room: all('nav button').findIndex((button) => button.ariaCurrent === 'page'),
    reading: all('.reading').map((reading) => (reading as HTMLElement).dataset.kind),
  };
}
