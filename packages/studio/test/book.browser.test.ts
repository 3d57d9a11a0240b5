import { readFileSync } from 'node:fs';
import { canonical } from '@nonet/engine/grid';
import { packedCells, parsePuzzles } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { badPlans } from '../../book/test/book/bad-plans.ts';
import { violations } from './axe.ts';
import { BookParts, bookOfCommand } from './book-parts.ts';
import { describeStudio } from './studio-page.ts';

const EXAMPLE = readFileSync(new URL('../../../examples/book.json', import.meta.url), 'utf8');

const planOf = (seed: string, sections: readonly object[], more: object = {}): string =>
  `${JSON.stringify({ title: 'Test', trim: 'kdp-6x9', seed, primer: false, sections, ...more }, null, 2)}\n`;

/** Enough puzzles that the work can be stopped while they are made. */
const LONG = planOf('long', [
  { level: 'extreme', count: 120, perPage: 1 },
  { box: '2x3', count: 10, perPage: 1 },
]);

const formsIn = (puzzles: Buffer): string[] =>
  parsePuzzles(String(puzzles)).map((read) => {
    if (!read.ok) throw new Error('expected a puzzle');
    return packedCells(canonical(read.record.givens).grid);
  });

describeStudio('a book in the page', (studio) => {
  const book = new BookParts(studio);

  it('has the bytes of the command: in two languages, for children, by ratings, with variants, for a press', async () => {
    const plan = planOf(
      'two',
      [
        { rating: [2.0, 3.0], count: 4, perPage: 1, title: 'Warm' },
        { level: 'medium', count: 4, perPage: 1 },
        { box: '2x3', count: 10, perPage: 1 },
        { box: '2x3', variant: ['jigsaw', 'odd-even'], count: 4, perPage: 2 },
      ],
      {
        title: '아이들의 스도쿠',
        language: ['en', 'ko'],
        trim: 'guk',
        marks: 'dots',
        primer: true,
      },
    );
    await book.open(plan);
    await book.make();
    const { pdf, puzzles, said } = bookOfCommand(plan, '--press');
    expect((await book.saved(book.words.savePuzzles)).equals(puzzles)).toBe(true);
    await studio.root.getByLabel(book.words.press).check();
    expect((await book.saved(book.words.savePdf)).equals(pdf)).toBe(true);
    // What the command says of the cover, the page says, too.
    const [, cover] = /pages\. (.*)\n/.exec(said) ?? [];
    expect(await book.work.textContent()).toContain(cover);
  });

  it('begins with the form and a picture of a page, and shows the JSON on demand', async () => {
    await studio.open('2&room=make&making=book', 1280, 720);
    const page = studio.root.getByRole('figure').filter({ hasText: book.words.sample });
    const drawn = () => page.locator('svg').evaluate((svg) => svg.outerHTML);
    await page.locator('svg').waitFor();
    expect(await book.text.isVisible()).toBe(false);
    expect(await book.form.isVisible()).toBe(true);
    const before = await drawn();
    const perPage = studio.named('combobox', book.words.perPage, book.form).first();
    await perPage.selectOption('4');
    await expect.poll(drawn).not.toBe(before);
    await book.unfold();
    expect(JSON.parse(await book.text.inputValue()).sections[0].perPage).toBe(4);
  });

  it('keeps the form and the text in step, and says at a field what is wrong', async () => {
    await book.open(EXAMPLE);
    const { words } = book;
    const title = studio.named('textbox', words.title, book.form);
    await title.fill('Another title');
    expect(JSON.parse(await book.text.inputValue()).title).toBe('Another title');
    await book.text.fill(EXAMPLE);
    expect(await title.inputValue()).toBe('Sudoku for a Rainy Day');
    // A section is added, changed, moved and removed.
    const sections = async (): Promise<readonly object[]> =>
      JSON.parse(await book.text.inputValue()).sections;
    await studio.button(words.add).click();
    const fifth = book.form.getByRole('group', { name: words.section(5) });
    await studio.named('combobox', words.scale, fifth).selectOption('rating');
    await fifth.getByLabel(words.from, { exact: true }).fill('7.0');
    await fifth.getByLabel(words.to, { exact: true }).fill('7.2');
    await studio.named('textbox', words.count, fifth).fill('3');
    const rated = { rating: [7, 7.2], symmetry: 'rotate180', count: 3, perPage: 2 };
    expect((await sections())[4]).toEqual(rated);
    await studio.button(words.ofSection(words.up, 5)).click();
    expect((await sections())[3]).toEqual(rated);
    const fourth = book.form.getByRole('group', { name: words.section(4) });
    await fourth.getByText(words.variant).click();
    await fourth.getByLabel('Killer', { exact: true }).check();
    const { rating: _, ...unrated } = rated;
    expect((await sections())[3]).toEqual({ ...unrated, variant: ['killer'] });
    await fourth.getByLabel('Killer', { exact: true }).uncheck();
    expect((await sections())[3]).toEqual(unrated);
    await studio.button(words.ofSection(words.remove, 4)).click();
    expect(await sections()).toEqual(JSON.parse(EXAMPLE).sections);
    // A wrong number stays in the field, and its place is shown.
    const count = studio.named('textbox', words.count, book.form).first();
    await count.fill('many');
    expect(await count.getAttribute('aria-invalid')).toBe('true');
    expect(await book.faults.first().textContent()).toContain(
      'sections[0].count: expected a whole',
    );
    // Without JSON the form waits.
    await book.text.fill('{');
    expect(await title.isDisabled()).toBe(true);

    // A field of the copyright page says what is wrong, and the work stays in sight.
    await book.text.fill(EXAMPLE);
    const { imprint, imprintFaults, cannotMake } = book.words;
    await book.form.getByText(imprint.name, { exact: true }).click();
    const isbn = studio.named('textbox', imprint.isbn, book.form);
    await isbn.fill('978-3-16-148410-1');
    await book.form.getByText(imprintFaults.isbn).waitFor();
    await book.work.getByText(cannotMake(1)).waitFor();
    await isbn.fill('978-3-16-148410-0');
    await book.work.getByText(book.words.planned(60, 30)).waitFor();
    await book.form.getByText(imprintFaults.isbn).waitFor({ state: 'detached' });
    await book.makeButton.scrollIntoViewIfNeeded();
    await studio.button(words.add).scrollIntoViewIfNeeded();
    const { y } = (await book.makeButton.boundingBox())!;
    expect(y).toBeGreaterThan(0);
  });

  it('opens and saves a plan, shows the command, and says where a plan is wrong', async () => {
    await book.open(LONG);
    const files = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(EXAMPLE) };
    await studio.root.getByLabel(book.words.openPlan).setInputFiles(files);
    await expect.poll(() => book.text.inputValue()).toBe(EXAMPLE);
    const saved = await book.savedBy(() => studio.button(book.words.savePlan).click());
    expect(String(saved)).toBe(EXAMPLE);
    const command = studio.named('textbox', book.words.command);
    expect(await command.inputValue()).toBe('nonet book plan.json -o interior.pdf');

    const some = badPlans.filter((_, i) => i % Math.ceil(badPlans.length / 6) === 0);
    expect(some.length).toBeGreaterThanOrEqual(5);
    for (const [, text, fault] of some) {
      const [, line, column, message] = /^(\d+):(\d+) (.*)$/.exec(fault) ?? [];
      await book.text.fill(text);
      await book.faults.first().waitFor();
      const shown = await book.faults.first().textContent();
      const place = book.words.place(Number(line), Number(column));
      expect(shown).toBe(`${place} ${message.replace(/^: /, '')}`);
    }
    expect(await book.makeButton.getAttribute('aria-disabled')).toBe('true');
  });

  it('is cancelled at once, goes on after a reload, and ends with the same bytes', async () => {
    await book.open(LONG);
    await book.makeButton.click();
    const isSome = async (): Promise<boolean> =>
      Number((await book.progress.getAttribute('value').catch(() => null)) ?? -1) > 1;
    await expect.poll(isSome, { timeout: 60_000 }).toBe(true);
    // What is made is kept after a second.
    const keptPuzzles = (): Promise<number> =>
      studio.page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('nonet');
            opening.onsuccess = () => {
              const asked = opening.result.transaction('kept').objectStore('kept');
              const request = asked.get('nonet-book-0');
              request.onsuccess = () => resolve(request.result?.length ?? 0);
            };
          }),
      );
    await expect.poll(keptPuzzles, { timeout: 60_000 }).toBeGreaterThan(2);
    await studio.page.reload();
    await book.progress.waitFor();
    const milliseconds = await studio.page.evaluate(
      ([cancel, region]) =>
        new Promise<number>((resolve) => {
          const work = document.querySelector(`[aria-label="${region}"]`);
          const began = performance.now();
          new MutationObserver((_, observer) => {
            if (work?.querySelector('progress')) return;
            observer.disconnect();
            resolve(performance.now() - began);
          }).observe(document, { childList: true, subtree: true });
          const buttons = [...document.querySelectorAll('button')];
          buttons.find(({ textContent }) => textContent === cancel)?.click();
        }),
      [studio.words.cancel, book.words.making],
    );
    expect(milliseconds).toBeLessThan(200);
    const goOn = book.work.getByRole('button').first();
    expect(await goOn.textContent()).toMatch(/^Go on \(\d+ puzzles? kept\)$/);
    // Another plan has nothing to go on with.
    await book.unfold();
    await book.text.fill(EXAMPLE);
    await book.makeButton.waitFor();
    await book.text.fill(LONG);
    await goOn.click();
    await book.finished();
    const { pdf, puzzles } = bookOfCommand(LONG);
    expect((await book.saved(book.words.savePdf)).equals(pdf)).toBe(true);
    expect((await book.saved(book.words.savePuzzles)).equals(puzzles)).toBe(true);
  });

  it('is made by keys only, its pages are turned, and the next has none of its puzzles', async () => {
    await book.open(planOf('keys', [{ box: '2x3', count: 24, perPage: 1 }]));
    const { keyboard } = studio.page;
    const tabTo = async (name: string): Promise<void> => {
      const hasFocus = (): Promise<boolean> =>
        studio.page.evaluate((wanted) => {
          const { activeElement: it } = document;
          return (it?.getAttribute('aria-label') ?? it?.textContent) === wanted;
        }, name);
      for (let i = 0; i < 150 && !(await hasFocus()); i++) await keyboard.press('Tab');
      expect(await hasFocus(), name).toBe(true);
    };
    await tabTo(book.words.make);
    await keyboard.press('Enter');
    await book.finished();
    await tabTo(book.words.next);
    await keyboard.press('Enter');
    await studio.root.getByText(book.words.pageOf(2, 30)).waitFor();
    await tabTo(book.words.savePdf);
    const bytes = await book.savedBy(() => keyboard.press('Enter'));
    expect(String(bytes.subarray(0, 5))).toBe('%PDF-');
    const first = await book.saved(book.words.savePuzzles);
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/plain', buffer });
    const input = studio.root.getByLabel(book.words.excludeFile);
    await input.setInputFiles(file('bad.txt', Buffer.from('11..............')));
    await studio.root.getByRole('alert').waitFor();
    await input.setInputFiles(file('first.txt', first));
    await studio.root.getByText(book.words.excluded('first.txt', 24)).waitFor();
    // The next pages may be there before the test sees that there were none.
    const pages = await book.pages.elementHandle();
    await studio.button(book.words.again).click();
    await pages?.waitForElementState('hidden');
    await book.finished();
    const second = await book.saved(book.words.savePuzzles);
    const known = new Set(formsIn(first));
    expect(formsIn(second).filter((form) => known.has(form))).toEqual([]);
  });

  it('says what cannot be printed, and which section cannot be filled', async () => {
    await book.open(planOf('short', [{ count: 3 }]));
    await book.makeButton.click();
    const alert = studio.root.getByRole('alert');
    await alert
      .getByText(/^The book has only \d+ pages, and this size needs at least 24\./)
      .waitFor();
    // All its puzzles are made: there is nothing to go on with.
    await book.makeButton.waitFor();
    await studio.speak('ko');
    await alert.getByText(/^책이 \d+쪽뿐인데, 이 판형은 24쪽부터 인쇄할 수 있어요\./).waitFor();
    await studio.speak('en');
    await book.text.fill(planOf('few', [{ box: '2x2', givens: 4, count: 500, perPage: 4 }]));
    await book.makeButton.click();
    await alert.getByText(/^Section 1: only \d+ of 500 puzzles found/).waitFor({ timeout: 60_000 });
    await book.work.getByRole('button', { name: /^Go on/ }).waitFor();
  });

  it('is accessible and fits on every screen', async () => {
    const plan = planOf('axe', [{ box: '2x3', count: 24, perPage: 1 }]);
    await studio.open('2&room=make&making=book&language=ko&theme=dark', 1280, 720);
    await book.unfold();
    await book.text.fill(plan);
    await book.make();
    expect(await violations(studio.page)).toEqual([]);
    await book.text.fill(`${plan}x`);
    expect(await violations(studio.page)).toEqual([]);
    for (const width of [320, 390, 1280]) {
      await studio.page.setViewportSize({ width, height: 720 });
      const wide = await studio.page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
});
